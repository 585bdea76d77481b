// Every command of the program.
#pragma once

#include "cli/command.hpp"

#include <span>

namespace howdah::cli {

[[nodiscard]] std::span<const Command* const> all_commands();

/// Null when there is no command of that name.
[[nodiscard]] const Command* find_command(std::string_view name);

} // namespace howdah::cli
