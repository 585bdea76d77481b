// The two languages people read, and texts that exist in both.
//
// Whatever is shown to a person travels as a Phrase until a program knows the reader's
// language, so that a text without its translation does not compile.
#pragma once

#include <string>

namespace howdah {

enum class Language : unsigned char { english, french };

struct Phrase {
  std::string english;
  std::string french;

  [[nodiscard]] const std::string& in(Language language) const {
    return language == Language::french ? french : english;
  }

  friend bool operator==(const Phrase&, const Phrase&) = default;
};

} // namespace howdah
