// What the workers of one search share: the game, the transposition table, the budget and the stop
// flag.
#pragma once

#include "engine/alphabeta/budget.hpp"
#include "engine/alphabeta/moves_in_progress.hpp"
#include "engine/alphabeta/transposition_table.hpp"
#include "engine/levels.hpp"
#include "games/game_state.hpp"

#include <atomic>
#include <cstdint>
#include <vector>

namespace howdah {

template <class K>
struct SearchContext {
  using Game = typename K::Game;

  const K* knowledge = nullptr;
  TranspositionTable table{};
  std::atomic<bool> stop{false};
  /// Of all workers, updated periodically.
  std::atomic<std::uint64_t> nodes{0};
  /// Whether several threads search, and which moves they are searching.
  std::atomic<bool> has_helpers{false};
  MovesInProgress moves_in_progress{};

  // Set before a search begins, then only read.
  Budget budget{};
  Strength strength{};
  std::uint64_t noise_seed = 0;
  std::uint64_t past = 0; // see PositionHistory::past
  std::vector<std::uint64_t> earlier{};
  /// A player could have won at once in an earlier position and did not. Such a position may come
  /// back a third time and draw, so moves that only return there must not be pruned.
  bool win_was_missed = false;
  typename Game::Position root{};
  std::vector<typename Game::Move> root_moves{};
  int lines = 1;
};

} // namespace howdah
