// What a move changes on the board, place by place.
#pragma once

#include "games/game.hpp"

#include <vector>

namespace howdah {

/// The places whose pieces differ, in the order of the pieces: those that stood there first.
[[nodiscard]] std::vector<PlaceChange> changed_places(const std::vector<PlacedPiece>& before,
                                                      const std::vector<PlacedPiece>& after);

} // namespace howdah
