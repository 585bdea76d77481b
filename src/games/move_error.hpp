// The error for a text that is no move of a game.
#pragma once

#include "core/error.hpp"

#include <string_view>

namespace howdah {

/// The whole text, where it stops making sense, and what could stand there.
[[nodiscard]] tl::unexpected<Error> not_a_move(std::string_view text, std::size_t place,
                                               std::string_view english, std::string_view french);

} // namespace howdah
