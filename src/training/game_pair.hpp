// Two games of the engine from one position with seats exchanged. One of the players searches half
// as many nodes again as the other, so that the games differ; from a fair position the stronger
// one tends to win both, and either side scores about one point.
#pragma once

#include "core/error.hpp"
#include "games/any_game.hpp"

#include <cstdint>

namespace howdah {

/// What the player to move scored in both games together, in half points from 0 to 4. The same for
/// the same number of nodes per move.
[[nodiscard]] Expected<int> play_pair(const AnyGame& game, const AnyState& start,
                                      std::uint64_t nodes);

} // namespace howdah
