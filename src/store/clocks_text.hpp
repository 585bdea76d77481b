// A list of times as one text, "298000 299000", for a column of a table.
#pragma once

#include "store/rows.hpp"

#include <charconv>

namespace howdah::store {

[[nodiscard]] inline std::string clocks_text(const std::vector<Milliseconds>& clocks) {
  std::string text;
  for (const auto clock : clocks) text += (text.empty() ? "" : " ") + std::to_string(clock);
  return text;
}

/// Reads as far as there are numbers.
[[nodiscard]] inline std::vector<Milliseconds> parse_clocks(const std::string& text) {
  std::vector<Milliseconds> clocks;
  const char* place = text.data();
  const char* const end = place + text.size();
  Milliseconds clock = 0;
  while (place < end) {
    const auto read = std::from_chars(place, end, clock);
    if (read.ec != std::errc()) break;
    clocks.push_back(clock);
    place = read.ptr < end ? read.ptr + 1 : end;
  }
  return clocks;
}

} // namespace howdah::store
