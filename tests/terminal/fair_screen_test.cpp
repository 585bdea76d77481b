// Fair starts on the full screen, in a real terminal.
#include "tests/terminal/state_folder.hpp"
#include "tests/terminal/terminal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class FairScreen : public ::testing::Test {
protected:
  [[nodiscard]] Terminal::Environment environment() const {
    return {{"XDG_STATE_HOME", folder_.path()}};
  }
  [[nodiscard]] std::string saved(const std::string& name) const {
    return folder_.content("howdah/" + name);
  }
  static void type_move(Terminal& terminal, const std::string& move) {
    terminal.press({":"});
    ASSERT_TRUE(terminal.shows("Move:")) << terminal.screen();
    terminal.type(move);
    terminal.press({"Enter"});
  }

  StateFolder folder_;
};

TEST_F(FairScreen, TwoPersonsPlayByThePieRule) {
  Terminal terminal({"play", "siam", "--seats", "person", "--swap", "pie"}, environment());
  ASSERT_TRUE(terminal.shows("Pie rule: after the first move")) << terminal.screen();
  terminal.press({"c"}); // too early
  ASSERT_TRUE(terminal.shows("sides can be swapped by the second")) << terminal.screen();
  type_move(terminal, "@c1n");
  ASSERT_TRUE(terminal.shows("[c: take the elephants]  A move keeps the rhinos"))
      << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Pie rule: a move keeps the rhinos"));
  terminal.press({"c"});
  ASSERT_TRUE(terminal.shows("The sides are swapped")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), Not(HasSubstr("[c: take")));
  EXPECT_THAT(terminal.screen(), HasSubstr("1. @c1n swap"));
  EXPECT_THAT(terminal.screen(), HasSubstr("Rhinos to move"));
  // Undo offers the choice again; keeping is announced too.
  terminal.press({"u"});
  ASSERT_TRUE(terminal.shows("1. @c1n (swap)")) << terminal.screen();
  ASSERT_TRUE(terminal.shows("[c: take the elephants]")) << terminal.screen();
  terminal.press({"r"});
  ASSERT_TRUE(terminal.shows("1. @c1n swap")) << terminal.screen();
  terminal.press({"u"});
  ASSERT_TRUE(terminal.shows("[c: take the elephants]")) << terminal.screen();
  type_move(terminal, "@a1n");
  ASSERT_TRUE(terminal.shows("The second player keeps the")) << terminal.screen();
  EXPECT_THAT(saved("siam.record"), HasSubstr("1. @c1n @a1n *"));
}

TEST_F(FairScreen, TheButtonSwapsAtAClickAndInFrench) {
  Terminal terminal({"play", "samliam", "--seats", "person", "--swap", "pie"}, environment());
  ASSERT_TRUE(terminal.shows("Pie rule")) << terminal.screen();
  terminal.press({"L"});
  ASSERT_TRUE(terminal.shows("Règle du gâteau")) << terminal.screen();
  terminal.press({":"});
  ASSERT_TRUE(terminal.shows("Coup :")) << terminal.screen();
  terminal.type("e5ne");
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("[c : prendre les rouges]  Un coup garde les verts"))
      << terminal.screen();
  terminal.click(22, 3);
  ASSERT_TRUE(terminal.shows("Les camps sont échangés")) << terminal.screen();
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[Swap \"pie\"]"));
  EXPECT_THAT(saved("samliam.record"), HasSubstr("1. e5ne swap *"));
}

TEST_F(FairScreen, TheEngineSwapsWhenThatSideIsBetterAndAResumedGameKnowsIt) {
  {
    Terminal terminal(
        {"play", "siam", "--seats", "person,level:10", "--time", "100", "--swap", "pie"},
        environment());
    ASSERT_TRUE(terminal.shows("Pie rule")) << terminal.screen();
    type_move(terminal, "@c1n");
    ASSERT_TRUE(terminal.shows("The sides are swapped")) << terminal.screen();
    EXPECT_THAT(terminal.screen(), HasSubstr("Elephants (E), level 10"));
    EXPECT_THAT(terminal.screen(), HasSubstr("Rhinos (R), person"));
    terminal.press({"q"});
    EXPECT_THAT(terminal.ended(), HasSubstr("exit 0"));
  }
  Terminal terminal({"play", "siam", "--time", "100"}, environment());
  ASSERT_TRUE(terminal.shows("Resume the saved game (1 move, Rhinos to move)?"))
      << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("Rhinos (R), person")) << terminal.screen();
  type_move(terminal, "@a1n");
  ASSERT_TRUE(terminal.shows("2. ")) << terminal.screen(); // the engine moves for the elephants
  // Undo takes a person back to their own last entry.
  terminal.press({"u"});
  ASSERT_TRUE(terminal.shows("1. @c1n swap (@a1n)")) << terminal.screen();
  terminal.press({"u"});
  ASSERT_TRUE(terminal.shows("1. (@c1n) (swap)")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Elephants (E), person"));
}

TEST_F(FairScreen, TheEngineMovesFirstAndThePersonTakesItsSide) {
  Terminal terminal(
      {"play", "siam", "--seats", "level:10,person", "--time", "100", "--swap", "pie"},
      environment());
  ASSERT_TRUE(terminal.shows("[c: take the elephants]")) << terminal.screen();
  terminal.press({"h"});
  ASSERT_TRUE(terminal.shows("Hint: ")) << terminal.screen();
  terminal.press({"c"});
  ASSERT_TRUE(terminal.shows(" swap @")) << terminal.screen(); // the engine moves for the rhinos
  EXPECT_THAT(terminal.screen(), HasSubstr("Elephants (E), person"));
  EXPECT_THAT(terminal.screen(), HasSubstr("Elephants to move"));
}

TEST_F(FairScreen, ANewGameCanBeginFairly) {
  Terminal terminal({"play", "siam"}, environment());
  ASSERT_TRUE(terminal.shows("fair start         as in the booklet")) << terminal.screen();
  terminal.press({"Down", "Down", "Down"});
  ASSERT_TRUE(terminal.shows("favours the first player")) << terminal.screen();
  terminal.press({"Right"});
  ASSERT_TRUE(terminal.shows("Recommended: after the first move")) << terminal.screen();
  terminal.press({"Right"});
  ASSERT_TRUE(terminal.shows("Recommended: the game begins some moves on")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("1. ") || terminal.shows("to move")) << terminal.screen();
  EXPECT_THAT(saved("siam.record"), HasSubstr("[Opening \"balanced "));
}

TEST_F(FairScreen, TheSetUpScreenSaysWhyThreePlayersHaveNoFairStart) {
  Terminal terminal({"play", "samliam", "--rules", "players=3"}, environment());
  ASSERT_TRUE(terminal.shows("fair start")) << terminal.screen();
  terminal.press({"Down", "Down", "Down", "Down", "Right"});
  ASSERT_TRUE(terminal.shows("sides can be swapped in games of two players only"))
      << terminal.screen();
  terminal.press({"Enter"});
  EXPECT_TRUE(terminal.shows("New game")) << terminal.screen();
  terminal.press({"Right"});
  ASSERT_TRUE(terminal.shows("there are no balanced starts for the rules")) << terminal.screen();
  terminal.press({"Right", "Enter"});
  EXPECT_TRUE(terminal.shows("Red to move")) << terminal.screen();
}

} // namespace
} // namespace howdah::testing
