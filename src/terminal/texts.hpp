// A text in the reader's language, for immediate use instead of a Phrase.
#pragma once

#include "core/language.hpp"

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace howdah::terminal {

[[nodiscard]] constexpr std::string_view tell(Language language, std::string_view english,
                                              std::string_view french) noexcept {
  return language == Language::french ? french : english;
}

/// The same with places {0}, {1} ... to fill.
[[nodiscard]] std::string tell_with(Language language, std::string_view english,
                                    std::string_view french, const auto&... parts) {
  return fmt::vformat(tell(language, english, french), fmt::make_format_args(parts...));
}

} // namespace howdah::terminal
