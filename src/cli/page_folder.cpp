#include "cli/page_folder.hpp"

#include <system_error>

namespace howdah::cli {

std::optional<std::filesystem::path> find_page_folder(const std::filesystem::path& program) {
  const auto beside = program.parent_path();
  for (const auto* const folder : {"page", "../share/howdah/page", "../../web/dist"}) {
    const auto page = (beside / folder).lexically_normal();
    std::error_code ignored;
    if (std::filesystem::is_regular_file(page / "index.html", ignored)) return page;
  }
  return std::nullopt;
}

} // namespace howdah::cli
