// Standard input line by line: streaming, and fast.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::cli {

class LineReader {
public:
  /// `before_waiting` is called before each read, which may have to wait for input.
  LineReader(int descriptor, std::function<void()> before_waiting,
             std::size_t longest = kLongestLine)
      : descriptor_(descriptor), before_waiting_(std::move(before_waiting)), longest_(longest) {}

  /// The next line without its end (LF or CR LF), valid until the next call; nothing at the
  /// end of the input, and when Ctrl-C comes while waiting. A line that is longer than the
  /// longest is cut, to one byte more than that.
  [[nodiscard]] std::optional<std::string_view> next();

  static constexpr std::size_t kLongestLine = 4096;

private:
  [[nodiscard]] bool read_more();

  int descriptor_;
  std::function<void()> before_waiting_;
  std::size_t longest_;
  std::string block_;
  std::size_t used_ = 0; // how much of the block has been handed out
  std::string line_;
};

} // namespace howdah::cli
