// Small helpers for building and reading text, without streams or formats: these files are
// compiled for the browser too, where either would outweigh the rest.
#pragma once

#include <charconv>
#include <concepts>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace howdah {

inline void append(std::string& to, std::string_view part) {
  to += part;
}
inline void append(std::string& to, char part) {
  to += part;
}
void append(std::string& to, std::integral auto number) {
  char digits[24];
  const auto end = std::to_chars(digits, digits + sizeof digits, number).ptr;
  to.append(digits, end);
}

/// Concatenates the parts, texts and integers.
[[nodiscard]] std::string concat(const auto&... parts) {
  std::string whole;
  (append(whole, parts), ...);
  return whole;
}

/// The number a text spells: digits only, no sign, no leading zero, at most `last`.
[[nodiscard]] std::optional<std::uint32_t> parse_number(std::string_view text, std::uint32_t last);

/// A text as it may stand inside a one-line message: control characters replaced, long ones cut.
[[nodiscard]] std::string quotable(std::string_view text);

/// Removes and returns what stands before the first `separator`, or all that is left.
[[nodiscard]] std::string_view take_until(std::string_view& rest, char separator);

} // namespace howdah
