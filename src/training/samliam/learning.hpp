// How the weights of Sam Liam are learned: for two players, and for three and four.
#pragma once

#include "training/learning.hpp"
#include "training/samliam/fit.hpp"
#include "training/samliam/multiplayer_fit.hpp"

namespace howdah::samliam {

/// By the size of the board.
[[nodiscard]] const Learning<Weights, Sample>& learning();
/// By the number of players.
[[nodiscard]] const Learning<MultiplayerWeights, MultiplayerSample>& multiplayer_learning();

} // namespace howdah::samliam
