// A line of the engine protocol is refused with one good line, or read into a command whose
// numbers are in range and whose texts are parts of the line.
// Input: lines as an engine is sent them.
#include "fuzz/fuzzing.hpp"
#include "protocol/parse.hpp"

#include <algorithm>

using namespace howdah;
using namespace howdah::fuzzing;
using namespace howdah::protocol;

namespace {

class Checker {
public:
  explicit Checker(std::string_view line) : line_(line) {}

  void operator()(const auto&) const {}
  void operator()(const SetNumber& command) const {
    const auto index = static_cast<std::size_t>(command.option);
    require(index < kNumberOptions.size(), "an option is one of the list");
    const auto& range = kNumberOptions[index];
    require(command.value >= range.least && command.value <= range.most, "its value is in range");
  }
  void operator()(const SetRules& command) const { require_part(command.rules); }
  void operator()(const SetPosition& command) const {
    if (command.position) require_part(*command.position);
    require_words(command.moves);
  }
  void operator()(const GoPerft& command) const {
    require(command.depth >= 0 && command.depth <= static_cast<int>(kMostPerftDepth),
            "a depth of perft is in range");
  }
  void operator()(const Go& command) const {
    const auto& limits = command.limits;
    require(!limits.depth || (*limits.depth >= 1 && *limits.depth <= kMaxDepth),
            "a depth is in range");
    require(!limits.nodes || *limits.nodes >= 1, "a search may look at a node");
    if (limits.move_time) require_time(*limits.move_time);
    bool limited = limits.depth || limits.nodes || limits.move_time;
    for (const auto& clock : limits.clocks) {
      if (!clock) continue;
      limited = true;
      require_time(clock->left);
      require_time(clock->increment);
    }
    require(limited || command.until_stopped, "without a limit a search waits for stop");
    require_words(limits.moves);
  }

private:
  static void require_time(std::chrono::milliseconds time) {
    require(time.count() >= 0 && time.count() <= static_cast<std::int64_t>(kMostMilliseconds),
            "a time is in range");
  }
  void require_part(std::string_view text) const {
    require(!text.empty() && line_.find(text) != std::string_view::npos,
            "a text is a part of the line");
  }
  void require_words(const std::vector<std::string>& words) const {
    for (const auto& word : words) {
      require_part(word);
      require(word.find_first_of(" \t\r\n") == std::string::npos, "a move has no blanks");
    }
  }

  std::string_view line_;
};

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  auto input = as_text(data, size);
  while (!input.empty()) {
    const auto line = take_until(input, '\n');
    const auto command = parse_command(line);
    if (command) {
      std::visit(Checker(line), *command);
    } else {
      require(testing::is_one_good_line(command.error()), "an error is one good line");
    }
  }
  return 0;
}
