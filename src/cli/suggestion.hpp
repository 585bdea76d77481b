// The name a user probably meant.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace howdah::cli {

/// The Damerau-Levenshtein distance of two texts (optimal string alignment).
[[nodiscard]] std::size_t typing_distance(std::string_view from, std::string_view to);

/// The known name nearest to what was typed, if it is near enough to be meant.
[[nodiscard]] std::optional<std::string> nearest(std::string_view typed,
                                                 std::span<const std::string> known);

} // namespace howdah::cli
