#include "cli/line_reader.hpp"

#include "cli/interrupt.hpp"
#include "cli/problem.hpp"
#include "files/system_problem.hpp"

#include <algorithm>
#include <cerrno>
#include <unistd.h>

namespace howdah::cli {

bool LineReader::read_more() {
  constexpr std::size_t kBlock = 1U << 16U;
  before_waiting_();
  block_.resize(kBlock);
  used_ = 0;
  for (;;) {
    const auto count = interrupted() ? 0 : ::read(descriptor_, block_.data(), block_.size());
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) {
      const auto why = system_problem(errno);
      give_up({fmt::format("cannot read standard input: {}", why.english),
               fmt::format("impossible de lire l'entrée standard : {}", why.french)});
    }
    block_.resize(static_cast<std::size_t>(count));
    return count > 0;
  }
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
