// The files of the page, read into memory once; no other file is served.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

namespace howdah::server {

struct PageFile {
  std::string type{};
  std::string bytes{};
  std::string packed{}; // gzip; empty when there is no compressed copy
  bool lasting = false; // cacheable for ever: its name changes with its content
};

class PageFiles {
public:
  /// Empty when the folder is not there.
  explicit PageFiles(const std::string& folder);

  /// By the path of an address; "/" is the page itself. Null when there is none.
  [[nodiscard]] const PageFile* find(std::string_view path) const;
  [[nodiscard]] bool empty() const noexcept { return files_.empty(); }

private:
  std::unordered_map<std::string, PageFile> files_;
};

} // namespace howdah::server
