// Writing a file that is complete or absent, never half there; and reading one.
#pragma once

#include <string>
#include <string_view>

namespace howdah::cli {

/// Writes to a temporary file beside `path`, which takes the name `path` when it is complete.
/// What is no file, such as a terminal or a named pipe, is written to directly.
/// Gives up with a sentence that begins with `where`, the option that named the path.
void write_whole_file(std::string_view where, const std::string& path, std::string_view content);

/// All of a file. Refuses what cannot be read, with a sentence that begins with `where`.
[[nodiscard]] std::string read_whole_file(std::string_view where, const std::string& path);

} // namespace howdah::cli
