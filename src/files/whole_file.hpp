// Writing a file atomically; and reading one.
#pragma once

#include "core/error.hpp"

#include <optional>
#include <string>
#include <string_view>

namespace howdah {

/// Writes to a temporary file beside `path`, which takes the name `path` when it is complete.
/// Anything but a regular file, such as a terminal or a named pipe, is written to directly. Nothing
/// when it was written, else why not.
[[nodiscard]] std::optional<Phrase> write_whole_file(const std::string& path,
                                                     std::string_view content);

/// All of a file.
[[nodiscard]] Expected<std::string> read_whole_file(const std::string& path);

} // namespace howdah
