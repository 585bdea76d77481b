// Text for a terminal of 80 columns, of which it leaves some to whoever quotes it indented.
#pragma once

#include "core/words.hpp"

#include <cstddef>
#include <string>
#include <string_view>

namespace howdah::cli {

inline constexpr std::size_t kTextColumns = 74;

/// The words of `text` in lines that begin with `indent` spaces, each with its end. With
/// `first`, that text stands in the indent of the first line; if it does not fit there, on a
/// line before it.
[[nodiscard]] std::string wrapped(std::string_view text, std::size_t indent,
                                  std::string_view first = {});

} // namespace howdah::cli
