// Drawings of the board: as styled text for terminals, and as SVG.
#pragma once

#include "games/drawing.hpp"
#include "games/samliam/setting.hpp"

#include <string>

namespace howdah::samliam {

[[nodiscard]] Drawing draw(const Setting& setting, const Position& position,
                           const DrawOptions& options);

/// Each cell as `draw` shows it, or as it looks from the other side.
[[nodiscard]] PlaceDrawings draw_places(const Setting& setting, const Position& position,
                                        const DrawOptions& options, bool turned);

[[nodiscard]] std::string svg(const Setting& setting, const Position& position);

} // namespace howdah::samliam
