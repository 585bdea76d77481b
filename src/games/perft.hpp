// The number of move sequences of a given length: the classic check of a move generator. A finished
// game has no successors, and repetition is ignored.
#pragma once

#include "games/game.hpp"

#include <atomic>
#include <cstdint>

namespace howdah {

/// A game that can count the sequences of two moves without playing the first of them.
template <class G>
concept CountsTwoPlies = requires(const G& game, const typename G::Position& position) {
  { game.count_two_plies(position) } -> std::same_as<std::uint64_t>;
};

/// Gives up soon after `stop` is set; its answer means nothing then.
template <Game G>
[[nodiscard]] std::uint64_t perft(const G& game, typename G::Position& position, int depth,
                                  const std::atomic<bool>& stop) {
  if (depth == 0) return 1;
  if (depth == 1) return game.count_moves(position);
  if constexpr (CountsTwoPlies<G>) {
    if (depth == 2) return game.count_two_plies(position);
  }
  if (stop.load(std::memory_order_relaxed)) return 0;
  typename G::MoveList moves;
  game.legal_moves(position, moves);
  std::uint64_t count = 0;
  for (const auto move : moves) {
    const auto undo = game.play(position, move);
    count += perft(game, position, depth - 1, stop);
    game.undo(position, move, undo);
  }
  return count;
}

/// The same number with every leaf really played: slow, and a check of the counting above.
template <Game G>
[[nodiscard]] std::uint64_t perft_by_playing(const G& game, typename G::Position& position,
                                             int depth) {
  if (depth == 0) return 1;
  typename G::MoveList moves;
  game.legal_moves(position, moves);
  std::uint64_t count = 0;
  for (const auto move : moves) {
    const auto undo = game.play(position, move);
    count += perft_by_playing(game, position, depth - 1);
    game.undo(position, move, undo);
  }
  return count;
}

} // namespace howdah
