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
    walk_back([&](const Position& position, const Entry&) {
      positions.push_back(position);
      return true;
    });
    std::ranges::reverse(positions);
    return positions;
  }

  /// How often the position has stood on the board, this time included.
  [[nodiscard]] int occurrences() const {
    const auto hash = game_.hash(position_);
    auto alike = std::ranges::count(earlier_, hash, &Entry::hash);
    if (alike == 0) return 1;
    int count = 1;
    // Hashes rarely repeat, and only then are the positions compared.
    walk_back([&](const Position& position, const Entry& entry) {
      if (entry.hash != hash) return true;
      if (game_.same(position, position_)) ++count;
      return --alike > 0;
    });
    return count;
  }

  /// Plays a legal move of a game that is not over.
  void play(Move move) {
    const auto hash = game_.hash(position_);
    earlier_.push_back({.hash = hash, .move = move, .undo = game_.play(position_, move)});
  }

  /// Takes the last move back; only when one was played.
  void take_back() {
    const auto& last = earlier_.back();
    game_.undo(position_, last.move, last.undo);
    earlier_.pop_back();
  }

private:
  // The data to undo a move are much smaller than a position.
  struct Entry {
    std::uint64_t hash; // of the position before the move
    Move move;
    typename G::Undo undo;
  };

  /// Calls `visit` with the earlier positions, the last one first, until it returns false.
  void walk_back(auto&& visit) const {
    Position position = position_;
    for (auto entry = earlier_.rbegin(); entry != earlier_.rend(); ++entry) {
      game_.undo(position, entry->move, entry->undo);
      if (!visit(position, *entry)) return;
    }
  }

  G game_;
  Position position_;
  std::vector<Entry> earlier_;
};

} // namespace howdah
