// A text of opening knowledge in sections, one for each game and rule set:
//
//   # a comment
//   game siam
//   rules classic
//   ENTRY
//   ENTRY
//
// What an entry is depends on the list: balanced starts, first moves.
#pragma once

#include "core/error.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

struct OpeningSection {
  struct Entry {
    std::size_t line = 0; // its number in the text, from 1
    std::string_view text{};
  };

  std::string game{};
  std::string rules{}; // as the game writes them, so that equal rules have equal texts
  std::vector<Entry> entries{};
};

/// The entries refer to the text. An error names the line.
[[nodiscard]] Expected<std::vector<OpeningSection>> parse_opening_sections(std::string_view text);

/// "line 7: …".
[[nodiscard]] tl::unexpected<Error> bad_opening_line(std::size_t line, const Phrase& what);

/// A value in hundredths as such lists write it: "+1.95", "-0.07".
[[nodiscard]] std::string opening_value_text(int centi);
[[nodiscard]] std::optional<int> parse_opening_value(std::string_view text);

} // namespace howdah
