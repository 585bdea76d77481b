// Playouts for three and four players: what is forced is played out, and the quiet position that is
// reached is judged. Figures are completed, threats blocked and SONGs answered.
#pragma once

#include "core/random.hpp"
#include "engine/samliam/table_judgement.hpp"
#include "games/samliam/samliam.hpp"

namespace howdah::samliam {

/// What each player may expect of a position.
[[nodiscard]] Shares playout(const Setting& setting, const Position& position,
                             const SeatWeights& weights, Random& random);

} // namespace howdah::samliam
