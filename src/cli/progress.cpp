#include "cli/progress.hpp"

#include <fmt/format.h>

#include <cstdio>

namespace howdah::cli {
namespace {

void write_on_error(std::string_view text) {
  (void)std::fwrite(text.data(), 1, text.size(), stderr);
}

constexpr std::string_view kStartOfClearedLine = "\r\x1b[K";

} // namespace

void Progress::clear() {
  if (shows_line_) write_on_error(kStartOfClearedLine);
  shows_line_ = false;
}

bool Progress::is_due() const {
  using namespace std::chrono_literals;
  if (!on_terminal_) return false;
  const auto now = Clock::now();
  return shown_ ? now - *shown_ >= 50ms : now - start_ >= 1s;
}

void Progress::show(std::string_view text) {
  if (!is_due()) return;
  write_on_error(fmt::format("{}{}", kStartOfClearedLine, text));
  shown_ = Clock::now();
  shows_line_ = true;
}

} // namespace howdah::cli
