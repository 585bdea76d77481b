// Buffered standard output that reports every failure.
#pragma once

#include <string>
#include <string_view>

namespace howdah::cli {

/// Thrown when the reader of a pipe has closed it, which is not an error.
struct ReaderHasGone {};

class Output {
public:
  /// Keeps everything in memory.
  Output() = default;
  explicit Output(int descriptor) : descriptor_(descriptor) {}

  void write(std::string_view text);
  void write_line(std::string_view text);
  void flush();

  /// What was written and not yet flushed; all of it when there is no descriptor.
  [[nodiscard]] const std::string& pending() const noexcept { return pending_; }

private:
  int descriptor_ = -1;
  std::string pending_;
};

} // namespace howdah::cli
