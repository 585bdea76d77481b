// Word wrap for a terminal of 80 columns, of which some are left free so that the text can be
// quoted with an indent.
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
