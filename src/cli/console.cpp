#include "cli/console.hpp"

#include <cstdio>
#include <string>

namespace howdah::cli {

void say_on_error(std::string_view line) {
  // One call, so that lines of several programs do not mix. A failure cannot be reported anywhere.
  const auto whole = std::string(line) + '\n';
  (void)std::fwrite(whole.data(), 1, whole.size(), stderr);
}

} // namespace howdah::cli
