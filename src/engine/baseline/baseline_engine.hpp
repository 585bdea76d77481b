// The baselines: two players that engines are measured against.
//
// Random plays any legal move. Greedy looks one move ahead on each side: it wins at once when it
// can, otherwise it avoids moves after which the next player wins at once, and chooses at random
// among the rest. Neither needs limits, memory or threads.
#pragma once

#include "core/hashing.hpp"
#include "core/random.hpp"
#include "engine/engine.hpp"
#include "engine/game_under_search.hpp"

namespace howdah {

template <Game G>
class BaselineEngine final : public Engine {
public:
  using Move = typename G::Move;
  using Position = typename G::Position;

  BaselineEngine(const G& game, bool greedy)
      : greedy_(greedy), state_(game, game.start()),
        list_(std::make_unique<typename G::MoveList>()) {}

  std::optional<Error> set_game(const GameLine& line) override {
    auto state = replay(state_.game(), line);
    if (!state) return std::move(state).error();
    state_ = *std::move(state);
    return std::nullopt;
  }
  void forget() override {}
  void set_table_size(std::size_t /*bytes*/) override {}

  std::optional<Error> begin(const SearchLimits& limits, const SearchOptions& options) override {
    auto moves = moves_to_think_about(state_, limits.moves);
    if (!moves) return std::move(moves).error();
    moves_ = *std::move(moves);
    seed_ = options.seed;
    return std::nullopt;
  }

  SearchResult think(const SearchListener& /*listener*/) override {
    if (moves_.empty()) return {};
    Random random(mix(seed_) ^ state_.game().hash(state_.position()) ^
                  mix(state_.moves_played() + 1));
    const auto move = greedy_ ? greedy_move(random) : any_of(moves_, random);
    return {.best_move = state_.game().move_text(move), .nodes = nodes_};
  }
  void help(int /*helper*/) override {}
  void stop() noexcept override {}

private:
  [[nodiscard]] static Move any_of(const std::vector<Move>& moves, Random& random) {
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }

  [[nodiscard]] Move greedy_move(Random& random) {
    nodes_ = 0;
    const auto& game = state_.game();
    const Seat self = game.to_move(state_.position());
    std::vector<Move> safe;
    for (const Move move : moves_) {
      Position after = state_.position();
      (void)game.play(after, move);
      ++nodes_;
      const auto result = game.result(after);
      if (result.is_win() && result.winner() == self) return move;
      if (!result.is_win() && !next_player_wins(after)) safe.push_back(move);
    }
    return any_of(safe.empty() ? moves_ : safe, random);
  }

  [[nodiscard]] bool next_player_wins(Position& position) {
    const auto& game = state_.game();
    const Seat next = game.to_move(position);
    game.legal_moves(position, *list_);
    return std::ranges::any_of(*list_, [&](Move move) {
      const auto undo = game.play(position, move);
      const auto result = game.result(position);
      game.undo(position, move, undo);
      ++nodes_;
      return result.is_win() && result.winner() == next;
    });
  }

  bool greedy_;
  GameState<G> state_;
  std::unique_ptr<typename G::MoveList> list_;
  std::vector<Move> moves_;
  std::uint64_t seed_ = 1;
  std::uint64_t nodes_ = 0;
};

} // namespace howdah
