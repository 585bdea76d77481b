// Words on a line: how wide they are, and where a line may end.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace howdah {

/// How many columns a UTF-8 text takes (letters of one column each).
[[nodiscard]] std::size_t columns(std::string_view text) noexcept;

/// Removes and returns the next word. French puts a space before some signs and inside its
/// quotation marks, where a line must not end.
[[nodiscard]] std::string take_word(std::string_view& text);

} // namespace howdah
