#include "cli/command_list.hpp"

#include <algorithm>
#include <array>

namespace howdah::cli {

#define HOWDAH_COMMAND(name) const Command& name##_command();
#include "cli/command_list.inc"
#undef HOWDAH_COMMAND

std::span<const Command* const> all_commands() {
#define HOWDAH_COMMAND(name) &name##_command(),
  static const std::array kCommands = {
#include "cli/command_list.inc"
  };
#undef HOWDAH_COMMAND
  return kCommands;
}

const Command* find_command(std::string_view name) {
  const auto commands = all_commands();
  const auto found = std::ranges::find(commands, name, &Command::name);
  return found == commands.end() ? nullptr : *found;
}

} // namespace howdah::cli
