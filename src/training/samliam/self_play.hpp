// Samples of Sam Liam with two players: positions of games that the engine played against itself,
// as the features its evaluation sees.
#pragma once

#include "engine/samliam/weights.hpp"
#include "training/self_play.hpp"

#include <cstdint>
#include <vector>

namespace howdah::samliam {

struct SeenFeature {
  std::uint16_t feature;
  std::uint16_t times;
};

struct Sample {
  std::vector<SeenFeature> features;
  SampleScores scores;
};

/// Plays the games on a board of that size and keeps the quiet positions.
[[nodiscard]] std::vector<Sample> play_games(const SelfPlay& plan, int size, const Weights& weights,
                                             const SelfPlayListener& listener);

} // namespace howdah::samliam
