// The program's own texts: literals in both languages, with places {0}, {1} ... to fill.
//
// A Message that lacks a translation, or whose two texts have different places to fill, does
// not compile.
#pragma once

#include "core/language.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace howdah::cli {

/// A name that is the same in both languages, such as an option's.
[[nodiscard]] inline Phrase same(std::string_view name) {
  return {std::string(name), std::string(name)};
}

/// Whether the place {index} occurs in the text.
[[nodiscard]] constexpr bool has_place(std::string_view text, char index) noexcept {
  const char place[] = {'{', index, '}'};
  return text.find(std::string_view(place, sizeof place)) != std::string_view::npos;
}

/// Both texts are there, differ, and have the same places to fill, numbered without a gap.
[[nodiscard]] constexpr bool well_translated(std::string_view english,
                                             std::string_view french) noexcept {
  if (english.empty() || french.empty() || english == french) return false;
  bool gap = false;
  for (char index = '0'; index <= '9'; ++index) {
    const bool here = has_place(english, index);
    if (here != has_place(french, index) || (here && gap)) return false;
    gap = !here;
  }
  return true;
}

class Message {
public:
  consteval Message(const char* english, const char* french) : english_(english), french_(french) {
    if (!well_translated(english_, french_)) throw "a text lacks its proper translation";
  }

  [[nodiscard]] Phrase with(const auto&... parts) const {
    return {fmt::vformat(english_, fmt::make_format_args(parts...)),
            fmt::vformat(french_, fmt::make_format_args(parts...))};
  }

  /// For a message without places to fill.
  [[nodiscard]] std::string in(Language language) const { return with().in(language); }

  [[nodiscard]] std::string_view english() const noexcept { return english_; }
  [[nodiscard]] std::string_view french() const noexcept { return french_; }

private:
  std::string_view english_;
  std::string_view french_;
};

} // namespace howdah::cli
