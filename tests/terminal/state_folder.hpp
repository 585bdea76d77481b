// A folder for saved games that is gone when the test ends.
#pragma once

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <unistd.h>

namespace howdah::testing {

class StateFolder {
public:
  StateFolder() {
    std::string name = (std::filesystem::temp_directory_path() / "howdah-state-XXXXXX").string();
    path_ = ::mkdtemp(name.data());
  }
  StateFolder(const StateFolder&) = delete;
  StateFolder& operator=(const StateFolder&) = delete;
  ~StateFolder() { std::filesystem::remove_all(path_); }

  [[nodiscard]] const std::string& path() const { return path_; }
  /// Of a file in it; nothing when there is none.
  [[nodiscard]] std::string content(const std::string& name) const {
    std::ifstream file(path_ + "/" + name);
    std::ostringstream text;
    text << file.rdbuf();
    return text.str();
  }
  void write(const std::string& name, const std::string& text) const {
    const auto path = std::filesystem::path(path_) / name;
    std::filesystem::create_directories(path.parent_path());
    std::ofstream(path) << text;
  }

private:
  std::string path_;
};

} // namespace howdah::testing
