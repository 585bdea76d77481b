// Writing a file for a command, atomically; and reading one.
#pragma once

#include "core/language.hpp"

#include <string>
#include <string_view>

namespace howdah::cli {

/// On failure the message begins with `where`, the option that named the path.
void write_whole_file(std::string_view where, const std::string& path, std::string_view content);

/// The line about what was written: "wrote board.svg".
[[nodiscard]] Phrase wrote(std::string_view what);

/// All of a file. Refuses what cannot be read, with a message that begins with `where`.
[[nodiscard]] std::string read_whole_file(std::string_view where, const std::string& path);

} // namespace howdah::cli
