#include "cli/page_folder.hpp"

#include <system_error>

namespace howdah::cli {

bool has_page(const std::filesystem::path& folder) {
  std::error_code ignored;
  return std::filesystem::is_regular_file(folder / "index.html", ignored);
}

std::optional<std::filesystem::path> find_page_folder(const std::filesystem::path& program) {
  const auto beside = program.parent_path();
  for (const auto* const folder : {"page", "../share/howdah/page", "../../web/dist"}) {
    auto page = (beside / folder).lexically_normal();
    if (has_page(page)) return page;
  }
  return std::nullopt;
}

} // namespace howdah::cli
