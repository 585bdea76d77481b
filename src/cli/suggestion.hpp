// The name a user probably meant.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace howdah::cli {

/// How many letters to insert, drop, replace or swap with their neighbour to get from one text
/// to the other.
[[nodiscard]] std::size_t typing_distance(std::string_view from, std::string_view to);

/// The known name nearest to what was typed, if it is near enough to be meant.
[[nodiscard]] std::optional<std::string> nearest(std::string_view typed,
                                                 std::span<const std::string> known);

} // namespace howdah::cli
