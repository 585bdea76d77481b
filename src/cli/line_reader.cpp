#include "cli/line_reader.hpp"

#include "cli/input.hpp"
#include "cli/interrupt.hpp"

#include <algorithm>

namespace howdah::cli {

bool LineReader::read_more() {
  constexpr std::size_t kBlock = 1U << 16U;
  before_waiting_();
  block_.resize(kBlock);
  used_ = 0;
  block_.resize(read_input(descriptor_, block_));
  return !block_.empty();
}

std::optional<std::string_view> LineReader::next() {
  line_.clear();
  bool begun = false;
  for (;;) {
    if (used_ == block_.size() && !read_more()) {
      if (!begun || interrupted()) return std::nullopt;
      break;
    }
    begun = true;
    const auto end = block_.find('\n', used_);
    const auto count = std::min(end, block_.size()) - used_;
    const auto room = longest_ + 2 - line_.size(); // the end of a line may be a CR
    line_.append(block_, used_, std::min(count, room));
    used_ += count;
    if (end == std::string::npos) continue;
    ++used_;
    break;
  }
  if (line_.ends_with('\r')) line_.pop_back();
  if (line_.size() > longest_) line_.resize(longest_ + 1);
  return line_;
}

} // namespace howdah::cli
