// The output streams of a command, and the capabilities of the terminal.
#pragma once

#include "cli/output.hpp"

#include <string_view>

namespace howdah::cli {

struct Console {
  Output& out;
  bool out_is_terminal = false;
  bool shows_progress = false; // standard error is a terminal that can rewrite a line
  bool unicode = false;        // box drawing and arrows can be shown
};

/// A line on standard error.
void say_on_error(std::string_view line);

} // namespace howdah::cli
