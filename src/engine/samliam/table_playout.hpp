// Playouts for three and four players: fast games by a simple player that completes figures,
// blocks, answers a SONG, and otherwise mostly builds on what it has.
#pragma once

#include "core/random.hpp"
#include "engine/mcts/shares.hpp"
#include "games/samliam/samliam.hpp"

namespace howdah::samliam {

/// Plays on from a position in the first phase, for some plies or to the end, and says what each
/// player may expect.
[[nodiscard]] Shares playout(const Setting& setting, const Position& position, Random& random);

/// What each player may expect by the figures alone.
[[nodiscard]] Shares shares_by_figures(const Setting& setting, const Position& position);

} // namespace howdah::samliam
