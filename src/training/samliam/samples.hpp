// What learning learns from: positions of games the engine played against itself, as the features
// its evaluation sees, with what its search thought of them and how the game ended.
#pragma once

#include "engine/samliam/weights.hpp"

#include <cstdint>
#include <functional>
#include <vector>

namespace howdah::samliam {

struct SeenFeature {
  std::uint16_t feature;
  std::uint16_t times;
};

struct Sample {
  std::vector<SeenFeature> features;
  float expected; // the search's opinion of the player to move's score, from 0 to 1
  float scored;   // what the game gave that player: 0, a half or 1
};

struct SelfPlay {
  int size = 9; // of the board
  std::uint64_t seed = 1;
  int games = 1000;
  std::uint64_t nodes = 100; // a move
  int threads = 1;
};

/// Plays the games and keeps the quiet positions, those that a search would judge by looks.
/// The same seed gives the same samples, whatever the number of threads. `report` is called
/// with the number of games finished.
[[nodiscard]] std::vector<Sample> play_games(const SelfPlay& plan, const Weights& weights,
                                             const std::function<void(int)>& report);

} // namespace howdah::samliam
