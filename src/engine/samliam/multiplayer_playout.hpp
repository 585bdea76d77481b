// Playouts for three and four players: forced moves are played, and the quiet position that is
// reached is evaluated. Figures are completed, threats blocked and SONGs answered.
#pragma once

#include "core/random.hpp"
#include "engine/samliam/multiplayer_evaluation.hpp"
#include "games/samliam/samliam.hpp"

namespace howdah::samliam {

/// The expected score of each player.
[[nodiscard]] Shares playout(const Setting& setting, const Position& position,
                             const SeatWeights& weights, Random& random);

} // namespace howdah::samliam
