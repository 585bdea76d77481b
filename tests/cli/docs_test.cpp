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

/// Whether a line is as the page shows it, where "…" stands for any text.
bool is_as_shown(std::string_view line, std::string_view shown) {
  constexpr std::string_view kAnything = "…";
  const auto gap = shown.find(kAnything);
  if (gap == std::string_view::npos) return line == shown;
  if (!line.starts_with(shown.substr(0, gap))) return false;
  line.remove_prefix(gap);
  shown.remove_prefix(gap + kAnything.size());
  for (; !line.empty(); line.remove_prefix(1)) {
    if (is_as_shown(line, shown)) return true;
  }
  return shown.empty();
}

TEST(Docs, TheEngineAnswersAsThePageShows) {
  Conversation engine({"ugi", "siam"});
  bool fenced = false;
  int answers = 0;
  for (const auto& line : lines_of(content_of(HOWDAH_PROTOCOL_DOCS))) {
    if (line == "```") {
      fenced = !fenced;
    } else if (fenced && line.starts_with("> ")) {
      engine.send(line.substr(2));
    } else if (fenced) {
      const auto answer = engine.until("").front();
      EXPECT_TRUE(is_as_shown(answer, line)) << answer << "\nis not\n" << line;
      ++answers;
    }
  }
  EXPECT_GE(answers, 15);
  const auto outcome = engine.finish();
  EXPECT_EQ(outcome.status, 0);
  EXPECT_EQ(outcome.out, "") << "more than the page shows";
}

} // namespace
} // namespace howdah::cli
