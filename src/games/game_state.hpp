// A game in progress: the position and what came before it, which the repetition rule needs.
#pragma once

#include "games/game.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace howdah {

template <Game G>
class GameState {
public:
  using Position = typename G::Position;
  using Move = typename G::Move;

  GameState(const G& game, const Position& start) : game_(game), position_(start) {}

  [[nodiscard]] const G& game() const { return game_; }
  [[nodiscard]] const Position& position() const { return position_; }
  [[nodiscard]] std::size_t moves_played() const { return earlier_.size(); }

  /// The result with the repetition rule. A win on the board comes first.
  [[nodiscard]] Result result() const {
    const auto result = game_.result(position_);
    if (result.is_over() || !game_.repetition_draws()) return result;
    return occurrences() >= 3 ? Result::draw() : result;
  }

  /// The positions before the present one, oldest first.
  [[nodiscard]] std::vector<Position> earlier_positions() const {
    std::vector<Position> positions;
    positions.reserve(earlier_.size());
    for (const Entry& entry : earlier_) positions.push_back(entry.position);
    return positions;
  }

  /// How often the position has stood on the board, this time included.
  [[nodiscard]] int occurrences() const {
    const auto hash = game_.hash(position_);
    const auto before = std::ranges::count_if(earlier_, [&](const Entry& entry) {
      return entry.hash == hash && game_.same(entry.position, position_);
    });
    return static_cast<int>(before) + 1;
  }

  /// Plays a legal move of a game that is not over.
  void play(Move move) {
    earlier_.push_back({.position = position_, .hash = game_.hash(position_), .move = move});
    (void)game_.play(position_, move);
  }

  /// Takes the last move back; only when one was played.
  void take_back() {
    position_ = earlier_.back().position;
    earlier_.pop_back();
  }

private:
  struct Entry {
    Position position;
    std::uint64_t hash;
    Move move;
  };

  G game_;
  Position position_;
  std::vector<Entry> earlier_;
};

} // namespace howdah
