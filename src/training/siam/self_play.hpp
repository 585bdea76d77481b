// Samples of Siam: positions of games that the engine played against itself.
#pragma once

#include "engine/siam/weights.hpp"
#include "games/siam/siam.hpp"
#include "training/self_play.hpp"

#include <vector>

namespace howdah::siam {

struct Sample {
  Position position;
  SampleScores scores;
};

/// Plays the games and keeps the quiet positions.
[[nodiscard]] std::vector<Sample> play_games(const SelfPlay& plan, const Weights& weights,
                                             const SelfPlayListener& listener);

} // namespace howdah::siam
