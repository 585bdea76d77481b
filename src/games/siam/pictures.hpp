// The board for the eye: as painted text for terminals, and as an SVG picture.
#pragma once

#include "games/drawing.hpp"
#include "games/siam/position.hpp"

#include <string>

namespace howdah::siam {

[[nodiscard]] Drawing draw(const Position& position, const Rules& rules,
                           const DrawOptions& options);

[[nodiscard]] std::string svg(const Position& position, const Rules& rules);

} // namespace howdah::siam
