// Ctrl-C at every screen leaves a clean terminal and a saved game; a save that cannot be read is
// kept aside.
#include "tests/terminal/state_folder.hpp"
#include "tests/terminal/terminal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

constexpr auto kSaved = "[Game \"siam\"]\n\n1. @a3e *\n";

class SavedGame : public ::testing::Test {
protected:
  [[nodiscard]] Terminal::Environment environment() const {
    return {{"XDG_STATE_HOME", folder_.path()}};
  }
  [[nodiscard]] std::string saved() const { return folder_.content("howdah/siam.record"); }

  /// Presses Ctrl-C: the program is gone, what it drew is gone, the game is there.
  void interrupt(Terminal& terminal) const {
    terminal.press({"C-c"});
    const auto left = terminal.ended();
    EXPECT_THAT(left, HasSubstr("interrupted; the game is kept"));
    EXPECT_THAT(left, HasSubstr("exit 1"));
    EXPECT_THAT(left, Not(HasSubstr("│")));
    EXPECT_THAT(left, Not(HasSubstr("Resume")));
    terminal.type("echoed");
    EXPECT_TRUE(terminal.shows("echoed")) << terminal.screen(); // it shows what is typed again
    EXPECT_THAT(saved(), HasSubstr("1. @a3e"));
  }

  /// A game with one move on the screen.
  void start_game(Terminal& terminal) const {
    ASSERT_TRUE(terminal.shows("Resume the saved game")) << terminal.screen();
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.shows("1. @a3e")) << terminal.screen();
  }

  StateFolder folder_;
};

TEST_F(SavedGame, SurvivesCtrlCAtTheQuestionWhetherToGoOn) {
  folder_.write("howdah/siam.record", kSaved);
  Terminal terminal({"play", "siam"}, environment());
  ASSERT_TRUE(terminal.shows("Resume the saved game")) << terminal.screen();
  interrupt(terminal);
}

TEST_F(SavedGame, SurvivesCtrlCOnTheBoard) {
  folder_.write("howdah/siam.record", kSaved);
  Terminal terminal({"play", "siam"}, environment());
  start_game(terminal);
  interrupt(terminal);
}

TEST_F(SavedGame, SurvivesCtrlCWhileAMoveIsAimed) {
  folder_.write("howdah/siam.record", kSaved);
  Terminal terminal({"play", "siam"}, environment());
  start_game(terminal);
  terminal.press({"Up", "Up", "Enter"});
  ASSERT_TRUE(terminal.shows("Enter plays @c5n")) << terminal.screen();
  interrupt(terminal);
}

TEST_F(SavedGame, SurvivesCtrlCInEveryDialog) {
  const std::pair<const char*, const char*> dialogs[] = {
      {"?", "Press any key"}, {":", "Move:"},        {"s", "Save as:"},         {"l", "Load:"},
      {"g", "resign?"},       {"d", "draw offered"}, {"n", "Start a new game?"}};
  for (const auto& [key, text] : dialogs) {
    folder_.write("howdah/siam.record", kSaved);
    Terminal terminal({"play", "siam"}, environment());
    start_game(terminal);
    terminal.press({key});
    ASSERT_TRUE(terminal.shows(text)) << terminal.screen();
    interrupt(terminal);
  }
}

TEST_F(SavedGame, SurvivesCtrlCInASmallTerminal) {
  folder_.write("howdah/siam.record", kSaved);
  Terminal terminal({"play", "siam"}, environment());
  start_game(terminal);
  terminal.resize(60, 20);
  ASSERT_TRUE(terminal.shows("This terminal has")) << terminal.screen();
  interrupt(terminal);
}

TEST_F(SavedGame, SurvivesCtrlCWhileTheEngineThinks) {
  folder_.write("howdah/siam.record",
                "[Game \"siam\"]\n[Rhinos \"howdah level 10\"]\n\n1. @a3e *\n");
  Terminal terminal({"play", "siam", "--time", "600000"}, environment());
  start_game(terminal);
  ASSERT_TRUE(terminal.shows("The engine thinks")) << terminal.screen();
  interrupt(terminal);
}

TEST_F(SavedGame, CtrlCAtTheSetUpLeavesACleanTerminal) {
  Terminal terminal({"play", "siam"}, environment());
  ASSERT_TRUE(terminal.shows("New game: siam")) << terminal.screen();
  terminal.press({"C-c"});
  const auto left = terminal.ended();
  EXPECT_THAT(left, HasSubstr("exit 1"));
  EXPECT_THAT(left, Not(HasSubstr("New game")));
}

TEST_F(SavedGame, IsPutToTheKeptGamesWithANoticeWhenOptionsDescribeANewOne) {
  folder_.write("howdah/siam.record", kSaved);
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("A new game begins; the saved one")) << terminal.screen();
  EXPECT_THAT(folder_.content("howdah/siam-games.record"), HasSubstr("1. @a3e *"));
}

TEST_F(SavedGame, IsOfferedAgainOrPutToTheKeptGames) {
  folder_.write("howdah/siam.record", kSaved);
  {
    Terminal terminal({"play", "siam"}, environment());
    start_game(terminal);
    terminal.press({"q"});
    EXPECT_THAT(terminal.ended(), HasSubstr("exit 0"));
  }
  Terminal terminal({"play", "siam"}, environment());
  ASSERT_TRUE(terminal.shows("Resume the saved game")) << terminal.screen();
  terminal.press({"n"});
  ASSERT_TRUE(terminal.shows("New game: siam")) << terminal.screen();
  EXPECT_THAT(folder_.content("howdah/siam-games.record"), HasSubstr("1. @a3e *"));
}

TEST_F(SavedGame, ThatCannotBeReadIsKeptAsideAndNamedAndANewGameStarts) {
  folder_.write("howdah/siam.record", "what is this?\n");
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("siam-unreadable-1.record")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("cannot be read"));
  terminal.press({"Space"});
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  EXPECT_EQ(folder_.content("howdah/siam-unreadable-1.record"), "what is this?\n");
}

} // namespace
} // namespace howdah::testing
