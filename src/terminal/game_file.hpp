// A game read from a file.
#pragma once

#include "terminal/local_game.hpp"

#include <string>

namespace howdah::terminal {

/// The first game of a file of records; or one sentence about what is wrong with it.
[[nodiscard]] Expected<LocalGame> read_game(const std::string& path);

} // namespace howdah::terminal
