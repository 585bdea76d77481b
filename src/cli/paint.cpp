#include "cli/paint.hpp"

#include "terminal/terminal_kind.hpp"

#include <cstdlib>
#include <string_view>

namespace howdah::cli {
namespace {

// Colours of middle lightness from the palette of 256: each has a contrast of 3.5 or more (as
// the WCAG computes it) against black and against white, so that light and dark terminals both
// show them. Faint is relative to the terminal's own text colour.
std::string_view code_of(Paint paint) {
  switch (paint) {
  case Paint::plain: return "";
  case Paint::faint: return "\x1b[2m";
  case Paint::seat1: return "\x1b[1;38;5;160m"; // red
  case Paint::seat2:
    return "\x1b[1;38;5;29m"; // green, with enough blue for eyes that mix it up with red
  case Paint::seat3: return "\x1b[1;38;5;33m";  // blue
  case Paint::seat4: return "\x1b[1;38;5;133m"; // violet
  case Paint::neutral: return "\x1b[38;5;244m"; // grey
  case Paint::strong: return "\x1b[1m";
  }
  return "";
}

} // namespace

std::string drawing_text(const Drawing& drawing, bool colours) {
  std::string text;
  for (const auto& line : drawing.lines) {
    for (const auto& span : line) {
      const auto code = colours ? code_of(span.paint) : "";
      text += code;
      text += span.text;
      if (!code.empty()) text += "\x1b[0m";
    }
    text += '\n';
  }
  return text;
}

bool environment_wants_colours() {
  const char* const no_color = std::getenv("NO_COLOR");
  if (no_color != nullptr && *no_color != '\0') return false;
  return terminal::can_move_cursor();
}

} // namespace howdah::cli
