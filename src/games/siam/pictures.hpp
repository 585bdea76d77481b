// Drawings of the board: as styled text for terminals, and as SVG.
#pragma once

#include "games/drawing.hpp"
#include "games/siam/position.hpp"

#include <string>

namespace howdah::siam {

[[nodiscard]] Drawing draw(const Position& position, const Rules& rules,
                           const DrawOptions& options);

/// Each square as `draw` shows it, or as it looks from the other side.
[[nodiscard]] PlaceDrawings draw_places(const Position& position, const Rules& rules,
                                        const DrawOptions& options, bool turned);

/// "5 in reserve", and the exit that is left where exits are counted.
[[nodiscard]] Phrase hand_words(const Position& position, const Rules& rules, Seat seat);

[[nodiscard]] std::string svg(const Position& position, const Rules& rules);

} // namespace howdah::siam
