// Where the files of the page are, for a program that was built or installed somewhere.
#pragma once

#include <filesystem>
#include <optional>

namespace howdah::cli {

[[nodiscard]] bool has_page(const std::filesystem::path& folder);

/// The first of these folders that holds a page, by the path of the program:
///   page/                    beside the program
///   ../share/howdah/page/    of an installed program
///   ../../web/dist/          of a program in build/PRESET/ of the sources
[[nodiscard]] std::optional<std::filesystem::path>
find_page_folder(const std::filesystem::path& program);

} // namespace howdah::cli
