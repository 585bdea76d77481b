// Whether a terminal can do more than print lines.
#pragma once

#include <cstdlib>
#include <string_view>

namespace howdah::terminal {

/// By a value of TERM, null when it is not set: a dumb terminal and an unknown one cannot move
/// their cursor, so they get plain lines.
[[nodiscard]] inline bool can_move_cursor(const char* term) noexcept {
  const std::string_view kind = term == nullptr ? "" : term;
  return !kind.empty() && kind != "dumb";
}

/// The same of the program's own terminal.
[[nodiscard]] inline bool can_move_cursor() noexcept {
  return can_move_cursor(std::getenv("TERM"));
}

} // namespace howdah::terminal
