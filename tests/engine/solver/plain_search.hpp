// Whether a player can force a win within some plies, by trying everything: the yardstick of the
// prover.
#pragma once

#include "games/game.hpp"

#include <algorithm>
#include <memory>
#include <vector>

namespace howdah::testing {

template <Game G>
[[nodiscard]] std::vector<typename G::Move> legal_moves(const G& game,
                                                        const typename G::Position& position) {
  const auto list = std::make_unique<typename G::MoveList>();
  game.legal_moves(position, *list);
  return {list->begin(), list->end()};
}

template <Game G>
[[nodiscard]] bool can_force_win(const G& game, const typename G::Position& position, Seat seat,
                                 int plies) {
  const auto result = game.result(position);
  if (result.is_over()) return result.is_win() && result.winner() == seat;
  if (plies == 0) return false;
  const auto wins = [&](typename G::Move move) {
    auto after = position;
    (void)game.play(after, move);
    return can_force_win(game, after, seat, plies - 1);
  };
  const auto moves = legal_moves(game, position);
  return game.to_move(position) == seat ? std::ranges::any_of(moves, wins)
                                        : std::ranges::all_of(moves, wins);
}

} // namespace howdah::testing
