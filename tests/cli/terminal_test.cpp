// What is different when the program stands on a terminal.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kEscape = "\x1b[";

TEST(Terminal, BoardsAreColoured) {
  const auto outcome = howdah_on_terminal({"show", "siam"}, {.environment = {{"TERM", "xterm"}}});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr(kEscape));
}

TEST(Terminal, ColoursCanBeDeclined) {
  const auto shown = [](const std::vector<std::string>& words, const std::string& name,
                        const std::string& value) {
    return howdah_on_terminal(words, {.environment = {{"TERM", "xterm"}, {name, value}}}).out;
  };
  EXPECT_THAT(shown({"show", "siam"}, "NO_COLOR", "1"), Not(HasSubstr(kEscape)));
  EXPECT_THAT(shown({"show", "siam"}, "NO_COLOR", ""), HasSubstr(kEscape));
  EXPECT_THAT(shown({"show", "siam", "--color", "never"}, "X", "x"), Not(HasSubstr(kEscape)));
  EXPECT_THAT(howdah_on_terminal({"show", "siam"}, {.environment = {{"TERM", "dumb"}}}).out,
              Not(HasSubstr(kEscape)));
}

TEST(Terminal, PerftSaysItsTimeAndRate) {
  EXPECT_THAT(howdah_on_terminal({"perft", "siam", "3"}).out,
              testing::MatchesRegex("279102\r\n[0-9]+\\.[0-9]+ s, [0-9.]+ [kMGT]?/s\r\n"));
  EXPECT_THAT(howdah_on_terminal({"perft", "siam", "3", "--lang", "fr"}).out,
              testing::MatchesRegex("279102\r\n[0-9]+,[0-9]+ s, [0-9,]+ [kMGT]?/s\r\n"));
}

TEST(Terminal, CtrlCStopsPerftAndClearsTheProgressLine) {
  const auto outcome =
      howdah_on_terminal({"perft", "siam", "12", "--threads", "2"}, {}, "branches");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("perft 12: "));
  EXPECT_THAT(outcome.out, testing::EndsWith("\r\x1b[Kinterrupted\r\n"));
  const auto french = howdah_on_terminal({"perft", "siam", "12", "--lang", "fr"}, {}, "branches");
  EXPECT_THAT(french.out, testing::EndsWith("\r\x1b[Kinterrompu\r\n"));
}

TEST(Terminal, CtrlCStopsWaitingForInput) {
  // The terminal gives the program no input; its echo of what is typed is the cue.
  const auto outcome = howdah_on_terminal({"moves", "siam", "--batch", "--json"}, {}, "positions");
  EXPECT_EQ(outcome.status, 1);
  EXPECT_THAT(outcome.out, HasSubstr("interrupted\r\n"));
}

} // namespace
} // namespace howdah::cli
