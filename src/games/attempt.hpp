// A gesture that says from where to where and leaves open which way the piece points.
#pragma once

#include "games/any_game.hpp"

#include <string>

namespace howdah {

/// Its text with the way about which the rules have most to say, best the way it points already;
/// `from_way` follows when it is empty and a piece is picked up. Empty when no way makes a move.
[[nodiscard]] std::string attempt_text(const AnyGame& game, const AnyState& state,
                                       const Gesture& attempt);

} // namespace howdah
