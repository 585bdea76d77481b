// What every error message owes its reader, whatever was read: both languages, one line of valid
// UTF-8, and a place inside the text.
#pragma once

#include "core/error.hpp"
#include "tests/support/utf8.hpp"

#include <algorithm>
#include <string_view>

namespace howdah::testing {

[[nodiscard]] inline bool is_one_good_line(std::string_view sentence) {
  const bool control = std::ranges::any_of(
      sentence, [](unsigned char letter) { return letter < 0x20 || letter == 0x7f; });
  return !sentence.empty() && !control && is_utf8(sentence);
}

[[nodiscard]] inline bool is_good_phrase(const Phrase& phrase) {
  return is_one_good_line(phrase.english) && is_one_good_line(phrase.french);
}

[[nodiscard]] inline bool is_good_error(const Error& error, std::string_view read) {
  return is_good_phrase(error.what) && (!error.place || *error.place <= read.size());
}

} // namespace howdah::testing
