// The program's behaviour on a terminal.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <fstream>

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

TEST(Terminal, ADumbOneGetsPlainLines) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/games") << "[Game \"siam\"]\n\n1. @a3e *\n";
  for (const std::string term : {"dumb", ""}) {
    const Surroundings here{.environment = {{"TERM", term}, {"XDG_STATE_HOME", folder.path()}},
                            .folder = folder.path()};
    const auto played = howdah_on_terminal({"play", "siam", "--new"}, here, "Move, or help");
    EXPECT_THAT(played.out, HasSubstr("Elephants to move"));
    EXPECT_THAT(played.out, Not(HasSubstr("\x1b")));
    const auto shown = howdah_on_terminal({"record", "show", "games"}, here);
    EXPECT_EQ(shown.status, 0);
    EXPECT_THAT(shown.out, HasSubstr("1. @a3e"));
    EXPECT_THAT(shown.out, Not(HasSubstr("\x1b")));
    const auto solved = howdah_on_terminal({"solve", "siam", "--time", "1500"}, here);
    EXPECT_EQ(solved.status, 0);
    EXPECT_THAT(solved.out, Not(HasSubstr("\x1b")));
  }
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
