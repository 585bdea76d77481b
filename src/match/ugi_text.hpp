// What is said to a UGI program, and how its answers are taken apart. Pure functions.
#pragma once

#include "engine/engine.hpp"

#include <string>
#include <string_view>

namespace howdah::match {

[[nodiscard]] std::string position_command(const GameLine& line);
[[nodiscard]] std::string go_command(const SearchLimits& limits);
[[nodiscard]] std::string set_option(std::string_view name, std::string_view value);

/// Empty when there is none.
[[nodiscard]] std::string first_word(std::string_view line);
[[nodiscard]] std::string second_word(std::string_view line);

/// Whether a line is `option name NAME type ...`.
[[nodiscard]] bool offers_option(std::string_view line, std::string_view name);

} // namespace howdah::match
