// Texts with one small fault: a letter lost, doubled, exchanged or put in.
#pragma once

#include "core/random.hpp"

#include <string>
#include <string_view>

namespace howdah::testing {

/// `letters` is what may be put in besides a few bytes that no notation has.
[[nodiscard]] inline std::string damaged(std::string text, std::string_view letters,
                                         Random& random) {
  constexpr std::string_view kStrange("\0 \n\x80\xc3~", 6);
  const auto below = [&](std::size_t bound) {
    return random.below(static_cast<std::uint32_t>(bound));
  };
  const bool strange = letters.empty() || below(8) == 0;
  const char letter = strange ? kStrange[below(kStrange.size())] : letters[below(letters.size())];
  const auto at = below(text.size() + 1);
  if (at == text.size()) return text + letter;
  switch (below(5)) {
  case 0: text.erase(at, 1); break;
  case 1: text.insert(at, 1, text[at]); break;
  case 2: text.insert(at, 1, letter); break;
  case 3: std::swap(text[at], text[below(text.size())]); break;
  default: text[at] = letter;
  }
  return text;
}

} // namespace howdah::testing
