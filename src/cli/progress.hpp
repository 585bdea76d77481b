// A progress line on the terminal for long work. It appears after a second, is
// rewritten in place, and is gone at the end, however the work ends.
#pragma once

#include <chrono>
#include <optional>
#include <string_view>

namespace howdah::cli {

class Progress {
public:
  explicit Progress(bool on_terminal) : on_terminal_(on_terminal) {}
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress() { clear(); }

  /// Whether a text would be shown now, so that callers need not format one in vain.
  [[nodiscard]] bool is_due() const;
  void show(std::string_view text);
  /// Removes the line, before another one is written.
  void clear();

private:
  using Clock = std::chrono::steady_clock;

  bool on_terminal_;
  Clock::time_point start_ = Clock::now();
  std::optional<Clock::time_point> shown_; // when last
  bool shows_line_ = false;
};

} // namespace howdah::cli
