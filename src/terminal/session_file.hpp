// A game read from a file.
#pragma once

#include "terminal/session.hpp"

#include <string>

namespace howdah::terminal {

/// The first game of a file of records; or one sentence about what is wrong with it.
[[nodiscard]] Expected<Session> read_session(const std::string& path);

} // namespace howdah::terminal
