// howdah record show in a real terminal.
#include "tests/terminal/state_folder.hpp"
#include "tests/terminal/terminal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

TEST(RecordScreen, StepsThroughGames) {
  const StateFolder folder;
  folder.write("games", "[Game \"siam\"]\n\n1. @a3e { a comment } @e3w?? 2. a3n *\n\n"
                        "[Game \"samliam\"]\n\n1. e5nw *\n");
  Terminal terminal({"record", "show", folder.path() + "/games"});
  ASSERT_TRUE(terminal.shows("Game 1, move 0 of 3")) << terminal.screen();
  terminal.press({"Right"});
  ASSERT_TRUE(terminal.shows("a comment")) << terminal.screen();
  terminal.press({"Right"});
  ASSERT_TRUE(terminal.shows("1... @e3w??")) << terminal.screen();
  terminal.press({"End"});
  ASSERT_TRUE(terminal.shows("Game 1, move 3 of 3")) << terminal.screen();
  terminal.press({"Left"});
  ASSERT_TRUE(terminal.shows("move 2 of 3")) << terminal.screen();
  terminal.press({"Home"});
  ASSERT_TRUE(terminal.shows("move 0 of 3")) << terminal.screen();
  terminal.press({"NPage"});
  ASSERT_TRUE(terminal.shows("Game 2, move 0 of 1")) << terminal.screen();
  terminal.press({"NPage"});
  ASSERT_TRUE(terminal.shows("That was the last game.")) << terminal.screen();
  terminal.press({"PPage"});
  ASSERT_TRUE(terminal.shows("Game 1, move 0 of 3")) << terminal.screen();
  terminal.press({"q"});
  EXPECT_THAT(terminal.ended(), HasSubstr("exit 0"));
}

TEST(RecordScreen, CtrlCLeavesACleanTerminal) {
  const StateFolder folder;
  folder.write("games", "[Game \"siam\"]\n\n1. @a3e *\n");
  Terminal terminal({"record", "show", folder.path() + "/games"});
  ASSERT_TRUE(terminal.shows("Game 1, move 0 of 1")) << terminal.screen();
  terminal.press({"C-c"});
  const auto left = terminal.ended();
  EXPECT_THAT(left, HasSubstr("exit 1"));
  EXPECT_THAT(left, Not(HasSubstr("│")));
}

TEST(RecordScreen, AFileOfManyGamesIsChecked) {
  const StateFolder folder;
  std::string games;
  for (int i = 0; i < 60'000; ++i)
    games += "[Game \"siam\"] 1. @a3e @e3w 2. a3n e3n 3. a3e e3w *\n";
  folder.write("games", games);
  Terminal terminal({"record", "check", folder.path() + "/games"});
  EXPECT_THAT(terminal.ended(), HasSubstr("games: 60000, bad: 0, moves: 360000"));
}

} // namespace
} // namespace howdah::testing
