// How the paints of a drawing look on a terminal.
#pragma once

#include "games/drawing.hpp"

#include <string>

namespace howdah::cli {

/// The drawing as text, each line with its end; with colours as the terminal's escape codes.
[[nodiscard]] std::string drawing_text(const Drawing& drawing, bool colours);

/// Whether a terminal should be given colours: neither NO_COLOR nor a dumb terminal.
[[nodiscard]] bool environment_wants_colours();

} // namespace howdah::cli
