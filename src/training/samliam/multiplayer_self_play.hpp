// Samples of Sam Liam with three and four players: positions of games that the engine played
// against itself, as the features of each player.
#pragma once

#include "engine/samliam/multiplayer_evaluation.hpp"
#include "training/self_play.hpp"

#include <array>
#include <vector>

namespace howdah::samliam {

struct MultiplayerSample {
  std::array<MultiplayerCounts, kMaxPlayers> counts; // by role
  float fullness;
  std::array<float, kMaxPlayers> expected; // the search's expected scores, by role
  std::array<float, kMaxPlayers> scored;   // the game's scores, by role
};

/// Plays the games with that many players and keeps the quiet positions.
[[nodiscard]] std::vector<MultiplayerSample>
play_multiplayer_games(const SelfPlay& plan, int players, const MultiplayerWeights& weights,
                       const SelfPlayListener& listener);

} // namespace howdah::samliam
