// The files of the page, read into memory once: what is not among them does not exist.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>

namespace howdah::server {

struct PageFile {
  std::string type{};
  std::string bytes{};
  std::string packed{}; // by gzip; empty when there is no packed copy
  bool lasting = false; // its name changes with its content
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
