// What the judgement of tables learns from: positions of games that the engine played against
// itself, with what its search thought of them and how the game ended.
#pragma once

#include "engine/mcts/shares.hpp"
#include "engine/samliam/table_judgement.hpp"

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

namespace howdah::samliam {

struct TableSample {
  std::array<TableCounts, kMaxPlayers> counts; // by role
  float fullness;
  std::array<float, kMaxPlayers> expected; // the search's opinion, by role
  std::array<float, kMaxPlayers> scored;   // what the game gave, by role
};

struct TablePlay {
  int players = 3;
  std::uint64_t seed = 1;
  int games = 1000;
  std::uint64_t nodes = 200; // visits a move
  int threads = 1;
};

/// Plays the games and keeps the positions that a search would judge by looks. The same seed gives
/// the same samples, whatever the number of threads. `report` is called with the number of games
/// finished.
[[nodiscard]] std::vector<TableSample> play_tables(const TablePlay& plan,
                                                   const TableWeights& weights,
                                                   const std::function<void(int)>& report);

} // namespace howdah::samliam
