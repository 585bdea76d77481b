// Writes commands for a UGI program and parses its answers. Pure functions.
#pragma once

#include "engine/engine.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace howdah::match {

[[nodiscard]] std::string position_command(const GameLine& line);
[[nodiscard]] std::string go_command(const SearchLimits& limits);
[[nodiscard]] std::string set_option(std::string_view name, std::string_view value);

/// Empty when there is none.
[[nodiscard]] std::string first_word(std::string_view line);
[[nodiscard]] std::string second_word(std::string_view line);

/// The name in a line `option name NAME type ...`, which may have several words; nothing for
/// another line.
[[nodiscard]] std::optional<std::string> option_name(std::string_view line);

/// Option names are case-insensitive.
[[nodiscard]] bool same_option(std::string_view one, std::string_view other);

/// The complaint in a line `info string ...`: `error: ...`, `unknown option ...` and the like.
/// Nothing for another line, also for an `info string` that only informs.
[[nodiscard]] std::optional<std::string> complaint(std::string_view line);

} // namespace howdah::match
