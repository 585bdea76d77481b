#include "server/page_files.hpp"

#include <array>
#include <filesystem>
#include <fstream>
#include <utility>

namespace howdah::server {
namespace {

namespace fs = std::filesystem;

std::string type_of(const std::string& extension) {
  constexpr std::array<std::pair<std::string_view, std::string_view>, 9> kTypes = {{
      {".html", "text/html; charset=utf-8"},
      {".js", "text/javascript; charset=utf-8"},
      {".css", "text/css; charset=utf-8"},
      {".wasm", "application/wasm"},
      {".svg", "image/svg+xml"},
      {".woff2", "font/woff2"},
      {".webmanifest", "application/manifest+json"},
      {".png", "image/png"},
      {".txt", "text/plain; charset=utf-8"},
  }};
  for (const auto& [ending, type] : kTypes) {
    if (extension == ending) return std::string(type);
  }
  return "application/octet-stream";
}

std::string content_of(const fs::path& file) {
  std::error_code error;
  const auto size = fs::file_size(file, error);
  if (error) return {};
  std::string content(size, '\0');
  std::ifstream in(file, std::ios::binary);
  in.read(content.data(), static_cast<std::streamsize>(size));
  return in ? content : std::string();
}

} // namespace

PageFiles::PageFiles(const std::string& folder) {
  std::error_code error;
  for (fs::recursive_directory_iterator file(folder, error), end; !error && file != end;
       file.increment(error)) {
    if (!file->is_regular_file() || file->path().extension() == ".gz") continue;
    const auto path = "/" + fs::relative(file->path(), folder).generic_string();
    PageFile entry{.type = type_of(file->path().extension().string()),
                   .bytes = content_of(file->path()),
                   .packed = content_of(file->path().string() + ".gz"),
                   .lasting = path.starts_with("/assets/")};
    files_.emplace(path == "/index.html" ? "/" : path, std::move(entry));
  }
}

const PageFile* PageFiles::find(std::string_view path) const {
  const auto found = files_.find(std::string(path));
  return found == files_.end() ? nullptr : &found->second;
}

} // namespace howdah::server
