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

Progress::~Progress() {
  if (shown_) write_on_error(kStartOfClearedLine);
}

void Progress::show(std::string_view text) {
  using namespace std::chrono_literals;
  if (!on_terminal_ || std::chrono::steady_clock::now() - start_ < 1s) return;
  write_on_error(fmt::format("{}{}", kStartOfClearedLine, text));
  shown_ = true;
}

} // namespace howdah::cli
