// Random rules and positions of Sam Liam, as texts: also positions that no game reaches.
#pragma once

#include "core/random.hpp"

#include <string>
#include <string_view>

namespace howdah::testing {

/// Any choice of the options beside these two.
[[nodiscard]] std::string random_rules(std::string_view players_and_announce, Random& random);

/// A position that these rules accept, from a few triangles to a full board.
[[nodiscard]] std::string random_position(std::string_view rules, Random& random);

} // namespace howdah::testing
