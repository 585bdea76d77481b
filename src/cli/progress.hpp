// A line on the terminal that says how far long work has come. It appears after a second, is
// rewritten in place, and is gone at the end, however the work ends.
#pragma once

#include <chrono>
#include <string_view>

namespace howdah::cli {

class Progress {
public:
  explicit Progress(bool on_terminal) : on_terminal_(on_terminal) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  void show(std::string_view text);

private:
  bool on_terminal_;
  bool shown_ = false;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
};

} // namespace howdah::cli
