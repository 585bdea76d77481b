// A root move, with its value and line.
#pragma once

#include "engine/alphabeta/value.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace howdah {

template <class Move>
struct RootMove {
  Move move;
  Value value = -kInfinity;
  Value value_before = -kInfinity; // in the iteration before
  int depth = 0;                   // of the iteration that gave the value
  int selective_depth = 0;
  std::vector<Move> line{};

  /// `below` is what is expected to follow the move.
  void found(Value new_value, int new_depth, int new_selective_depth, const auto& below) {
    value = new_value;
    depth = new_depth;
    selective_depth = new_selective_depth;
    line.assign(1, move);
    line.insert(line.end(), below.begin(), below.end());
  }
};

/// All of them, the best first as far as is known.
template <class Move>
using RootMoves = std::vector<RootMove<Move>>;

/// Between iterations: the values found become the expected ones.
template <class Move>
void remember_values(RootMoves<Move>& moves) noexcept {
  for (RootMove<Move>& root : moves) root.value_before = root.value;
}

/// Before the search for the best of those from `first` on.
template <class Move>
void forget_values(RootMoves<Move>& moves, std::size_t first) noexcept {
  for (std::size_t i = first; i < moves.size(); ++i) moves[i].value = -kInfinity;
}

/// The move at `index` comes to the index `first`, and the order of the others stays. A better move
/// does so at once, so that it is there if the search is stopped.
template <class Move>
void bring_forward(RootMoves<Move>& moves, std::size_t index, std::size_t first) {
  const auto at = [&moves](std::size_t i) {
    return moves.begin() + static_cast<std::ptrdiff_t>(i);
  };
  std::rotate(at(first), at(index), at(index) + 1);
}

} // namespace howdah
