// One command line from its words to its end.
#pragma once

#include "cli/command.hpp"
#include "cli/console.hpp"

#include <string>
#include <vector>

namespace howdah::cli {

/// Runs a command with the words after its name, or writes its help if they ask for that.
ExitStatus execute(const Command& command, Language language, const std::vector<std::string>& words,
                   Console& console);

/// Runs the program with all its words after "howdah". Throws what commands throw.
ExitStatus execute(Language language, const std::vector<std::string>& words, Console& console);

} // namespace howdah::cli
