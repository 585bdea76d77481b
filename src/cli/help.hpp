// The help texts, generated from the commands' own descriptions. Their examples are real: the help
// runs them and shows what they print.
#pragma once

#include "cli/command.hpp"

#include <string>
#include <vector>

namespace howdah::cli {

[[nodiscard]] std::string program_help(Language language);

[[nodiscard]] std::string command_help(const Command& command, Language language, bool unicode);

/// The words of an example with its places filled in.
[[nodiscard]] std::vector<std::string> example_words(const Example& example);

} // namespace howdah::cli
