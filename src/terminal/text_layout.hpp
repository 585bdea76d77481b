// Text in columns: cut to a width, or broken into lines.
#pragma once

#include "core/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::terminal {

/// As much of the beginning as fits.
[[nodiscard]] std::string_view cut(std::string_view text, std::size_t width) noexcept;

/// Lines of at most that width, broken at spaces where that is possible.
[[nodiscard]] std::vector<std::string> lines_of(std::string_view text, std::size_t width);

} // namespace howdah::terminal
