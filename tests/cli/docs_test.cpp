// The page of the command line shows what the program really prints.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

struct Demonstration {
  std::string line;
  std::vector<std::string> output; // a last line "..." stands for more
};

/// What the page shows between fences: lines behind "$ ", each with its output.
std::vector<Demonstration> demonstrations_of(const std::string& page) {
  std::vector<Demonstration> demonstrations;
  bool fenced = false;
  for (const auto& line : lines_of(page)) {
    if (line == "```") {
      fenced = !fenced;
    } else if (fenced && line.starts_with("$ ")) {
      demonstrations.push_back({.line = line.substr(2), .output = {}});
    } else if (fenced) {
      demonstrations.back().output.push_back(line);
    }
  }
  return demonstrations;
}

TEST(Docs, CommandsPrintWhatThePageShows) {
  const TemporaryFolder folder;
  const auto demonstrations = demonstrations_of(content_of(HOWDAH_DOCS));
  EXPECT_GE(demonstrations.size(), 10U);
  for (auto [line, expected] : demonstrations) {
    auto printed = lines_of(shell(line, folder.path()).text);
    if (!expected.empty() && expected.back() == "...") {
      expected.pop_back();
      ASSERT_GT(printed.size(), expected.size()) << line;
      printed.resize(expected.size());
    }
    EXPECT_EQ(printed, expected) << line;
  }
}

} // namespace
} // namespace howdah::cli
