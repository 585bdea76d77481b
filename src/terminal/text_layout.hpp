// Text in columns: how wide it is, and how it breaks into lines.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::terminal {

/// How many columns a UTF-8 text takes (letters of one column each).
[[nodiscard]] std::size_t columns(std::string_view text) noexcept;

/// As much of the beginning as fits.
[[nodiscard]] std::string_view cut(std::string_view text, std::size_t width) noexcept;

/// Lines of at most that width, broken at spaces where that is possible.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text, std::size_t width);

} // namespace howdah::terminal
