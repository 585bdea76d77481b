// The full-screen game, played in a real terminal by its keys and the mouse.
#include "tests/terminal/state_folder.hpp"
#include "tests/terminal/terminal.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::testing {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;
using ::testing::Not;

class PlayScreen : public ::testing::Test {
protected:
  [[nodiscard]] Terminal::Environment environment() const {
    return {{"XDG_STATE_HOME", folder_.path()}};
  }
  [[nodiscard]] std::string saved(const std::string& name) const {
    return folder_.content("howdah/" + name);
  }
  static void play_typed(Terminal& terminal, const std::string& move) {
    terminal.press({":"});
    ASSERT_TRUE(terminal.shows("Move:")) << terminal.screen();
    terminal.type(move);
    terminal.press({"Enter"});
    ASSERT_TRUE(terminal.shows(" " + move)) << move << "\n" << terminal.screen();
  }

  StateFolder folder_;
};

TEST_F(PlayScreen, AWholeGameOfSiamIsPlayedByKeys) {
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  // From c3 to c1, where an elephant enters facing north; every move is shown before it is made.
  terminal.press({"Down", "Down", "Enter"});
  ASSERT_TRUE(terminal.shows("Enter plays @c1n")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("1. @c1n")) << terminal.screen();
  terminal.press({"Left", "Left", "Enter", "Up"}); // a rhino on a1
  ASSERT_TRUE(terminal.shows("Enter plays @a1n")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("1. @c1n @a1n")) << terminal.screen();
  // The elephant steps to c2 and pushes rocks, helped from behind, until one falls.
  terminal.press({"Right", "Right", "Enter"});
  ASSERT_TRUE(terminal.shows("Choose where it goes")) << terminal.screen();
  terminal.press({"Up", "Enter"});
  ASSERT_TRUE(terminal.shows("Enter plays c1c2n")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("2. c1c2n")) << terminal.screen();
  play_typed(terminal, "a1w");
  terminal.press({"Enter", "Up", "Enter"});
  ASSERT_TRUE(terminal.shows("c2c3n: the push succeeds")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("3. c2c3n")) << terminal.screen();
  play_typed(terminal, "a1n");
  play_typed(terminal, "c3c4n");
  play_typed(terminal, "a1w");
  play_typed(terminal, "c4c5n");
  ASSERT_TRUE(terminal.shows("Elephants win")) << terminal.screen();
  EXPECT_THAT(saved("siam.record"), EndsWith("5. c4c5n E\n"));
  // Undo to the start, redo to the end.
  for (int i = 0; i < 9; ++i) terminal.press({"u"});
  ASSERT_TRUE(terminal.shows("1. (@c1n) (@a1n)")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Elephants to move"));
  for (int i = 0; i < 9; ++i) terminal.press({"r"});
  ASSERT_TRUE(terminal.shows("Elephants win")) << terminal.screen();
  terminal.press({"q"});
  EXPECT_THAT(terminal.ended(), HasSubstr("exit 0"));
  EXPECT_THAT(saved("siam-games.record"), EndsWith("5. c4c5n E\n"));
  EXPECT_EQ(saved("siam.record"), "");
}

TEST_F(PlayScreen, AWholeGameOfSamLiamIsPlayedByKeys) {
  Terminal terminal({"play", "samliam", "--seats", "person", "--rules", "announce=off"},
                    environment());
  ASSERT_TRUE(terminal.shows("Red to move")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("Enter plays e5nw")) << terminal.screen();
  terminal.press({"Down", "Right", "Up", "Left", "Enter"}); // round the corners
  ASSERT_TRUE(terminal.shows("1. e5nw")) << terminal.screen();
  play_typed(terminal, "a1nw");
  terminal.press({"Right", "Enter", "Right"});
  ASSERT_TRUE(terminal.shows("Enter plays f5ne")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("2. f5ne")) << terminal.screen();
  play_typed(terminal, "b1nw");
  play_typed(terminal, "e4sw");
  play_typed(terminal, "c1nw");
  terminal.press({"Down", "Enter", "Down", "Right"});
  ASSERT_TRUE(terminal.shows("It completes the outward square")) << terminal.screen();
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("Red wins")) << terminal.screen();
  for (int i = 0; i < 7; ++i) terminal.press({"u"});
  ASSERT_TRUE(terminal.shows("1. (e5nw)")) << terminal.screen();
  for (int i = 0; i < 7; ++i) terminal.press({"r"});
  ASSERT_TRUE(terminal.shows("Red wins")) << terminal.screen();
}

TEST_F(PlayScreen, TheMousePicksPutsTurnsAndConfirms) {
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  constexpr int kA1[] = {18, 7};
  constexpr int kB1[] = {18, 15};
  terminal.click(kA1[0], kA1[1]);
  ASSERT_TRUE(terminal.shows("Enter plays @a1n")) << terminal.screen();
  terminal.click(kB1[0], kB1[1]); // beside it: turns it that way
  ASSERT_TRUE(terminal.shows("Enter plays @a1e")) << terminal.screen();
  terminal.click(kA1[0], kA1[1], 2); // the right button: back
  ASSERT_TRUE(terminal.shows("Choose a piece or a place")) << terminal.screen();
  terminal.click(kA1[0], kA1[1]);
  ASSERT_TRUE(terminal.shows("Enter plays @a1n")) << terminal.screen();
  terminal.click(kA1[0], kA1[1]);
  ASSERT_TRUE(terminal.shows("1. @a1n")) << terminal.screen();
  terminal.click(23, 10); // "u undo" in the line of keys
  ASSERT_TRUE(terminal.shows("1. (@a1n)")) << terminal.screen();
}

TEST_F(PlayScreen, AnIllegalTryIsExplained) {
  Terminal terminal({"play", "siam", "--seats", "person", "--position", "5/5/EeOO2/3O1/5 E * 4"},
                    environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  terminal.press({"Left", "Left", "Enter", "Right", "Enter"});
  ASSERT_TRUE(terminal.shows("the push is too weak")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Rocks: 2 (b3, c3)."));
}

TEST_F(PlayScreen, AnnouncementsAndThreatsAreShown) {
  Terminal terminal({"play", "samliam", "--seats", "person", "--rules", "announce=strict",
                     "--position", "9/9/9/9/9/2Rnw2Rne3/9/9/9 R - 4"},
                    environment());
  ASSERT_TRUE(terminal.shows("Red to move")) << terminal.screen();
  terminal.press({"Down", "Down", "Down", "Down", "Left", "Left", "Enter", "Down"});
  ASSERT_TRUE(terminal.shows("Enter plays c1sw!sam")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Tab: say"));
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("Red announces SAM: f1")) << terminal.screen();
}

TEST_F(PlayScreen, TheEngineAnswersHintsAndEvaluates) {
  Terminal terminal({"play", "siam", "--seats", "person,level:2", "--time", "100", "--position",
                     "5/5/ORw1EeO/2O2/5 E * 10"},
                    environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  terminal.press({"h"});
  ASSERT_TRUE(terminal.shows("Hint: d3e3e: wins in 1 ply")) << terminal.screen();
  terminal.press({"e"});
  ASSERT_TRUE(terminal.shows("████████████ win in 1 ply")) << terminal.screen();
  play_typed(terminal, "d3n");
  ASSERT_TRUE(terminal.shows("Rhinos win")) << terminal.screen();
}

TEST_F(PlayScreen, AHintIsMarkedOnTheBoardUntilEscape) {
  Terminal terminal({"play", "siam", "--seats", "person", "--time", "50"}, environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), Not(HasSubstr("•")));
  terminal.press({"h"});
  ASSERT_TRUE(terminal.shows("Hint: @")) << terminal.screen(); // an animal enters on a free square
  EXPECT_TRUE(terminal.shows("•")) << terminal.screen();
  terminal.press({"Escape"});
  EXPECT_TRUE(terminal.hides("•")) << terminal.screen();
}

TEST_F(PlayScreen, WhoResignsAmongThreeIsReplacedAndStaysSoAfterAReload) {
  const std::string left = "Red resigned at move 1; level";
  {
    Terminal terminal(
        {"play", "samliam", "--seats", "person", "--rules", "players=3", "--time", "50"},
        environment());
    ASSERT_TRUE(terminal.shows("Red to move")) << terminal.screen();
    terminal.press({"g"});
    ASSERT_TRUE(terminal.shows("Red: resign?")) << terminal.screen();
    EXPECT_THAT(terminal.screen(), HasSubstr("The engine plays on in your place at level 5"));
    terminal.press({"y"});
    ASSERT_TRUE(terminal.shows("Green to move")) << terminal.screen(); // Red has been played for
    EXPECT_THAT(terminal.screen(), HasSubstr("Red (R), level 5"));
    EXPECT_THAT(terminal.screen(), HasSubstr(left));
    terminal.press({"q"});
    EXPECT_THAT(terminal.ended(), HasSubstr("exit 0"));
  }
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[Left \"Red 0 resigned\"]"));
  Terminal terminal({"play", "samliam"}, environment());
  ASSERT_TRUE(terminal.shows("Resume the saved game (1 move, Green to move)?"))
      << terminal.screen();
  terminal.press({"y"});
  ASSERT_TRUE(terminal.shows(left)) << terminal.screen();
}

TEST_F(PlayScreen, EnginesAloneAreWatched) {
  Terminal terminal({"play", "siam", "--seats", "level:1", "--time", "20", "--rules", "limit=6"},
                    environment());
  ASSERT_TRUE(terminal.shows("Draw")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("3. "));
}

TEST_F(PlayScreen, ResigningOfferingADrawSavingAndLoading) {
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  play_typed(terminal, "@a3e");
  terminal.press({"d"});
  ASSERT_TRUE(terminal.shows("Rhinos: draw offered. Elephants: accept?")) << terminal.screen();
  terminal.press({"n"});
  ASSERT_TRUE(terminal.shows("The draw is declined.")) << terminal.screen();
  terminal.press({"s"});
  ASSERT_TRUE(terminal.shows("Save as:")) << terminal.screen();
  for (int i = 0; i < 11; ++i) terminal.press({"BSpace"});
  const auto file = folder_.path() + "/mine.record";
  terminal.type(file);
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("Saved as")) << terminal.screen();
  EXPECT_THAT(folder_.content("mine.record"), EndsWith("1. @a3e *\n"));
  terminal.press({"g"});
  ASSERT_TRUE(terminal.shows("Rhinos: resign?")) << terminal.screen();
  terminal.press({"y"});
  ASSERT_TRUE(terminal.shows("Elephants win")) << terminal.screen();
  terminal.press({"l"});
  ASSERT_TRUE(terminal.shows("Load:")) << terminal.screen();
  for (int i = 0; i < 11; ++i) terminal.press({"BSpace"});
  terminal.type(file);
  terminal.press({"Enter"});
  ASSERT_TRUE(terminal.shows("Rhinos to move")) << terminal.screen();
}

TEST_F(PlayScreen, ASmallTerminalSaysSoAndTheGameWaits) {
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("Elephants to move")) << terminal.screen();
  play_typed(terminal, "@a3e");
  terminal.resize(60, 20);
  ASSERT_TRUE(terminal.shows("This terminal has 60 x 20 characters")) << terminal.screen();
  terminal.resize(80, 24);
  ASSERT_TRUE(terminal.shows("1. @a3e")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Rhinos to move"));
  terminal.resize(130, 45);
  play_typed(terminal, "@e3w");
}

TEST_F(PlayScreen, TheBoardIsFlippedAndTheLanguageChanged) {
  Terminal terminal({"play", "siam", "--seats", "person"}, environment());
  ASSERT_TRUE(terminal.shows("a       b       c       d       e")) << terminal.screen();
  terminal.press({"f"});
  ASSERT_TRUE(terminal.shows("e       d       c       b       a")) << terminal.screen();
  terminal.press({"L"});
  ASSERT_TRUE(terminal.shows("Aux éléphants de jouer")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("f retourner s sauver n nouvelle q quitter"));
  EXPECT_THAT(terminal.screen(), HasSubstr("Éléphants (E), personne"));
  terminal.press({"?"});
  ASSERT_TRUE(terminal.shows("Touches")) << terminal.screen();
  terminal.press({"Space"});
  ASSERT_TRUE(terminal.hides("Touches")) << terminal.screen();
}

TEST_F(PlayScreen, ANewGameIsPutTogetherOnAScreen) {
  Terminal terminal({"play", "samliam"}, environment());
  ASSERT_TRUE(terminal.shows("New game: samliam")) << terminal.screen();
  terminal.press({"Down", "Left", "Left", "Left"}); // Green: a person, not level 3
  terminal.press({"Down", "Right"});                // a clock
  ASSERT_TRUE(terminal.shows("1+0")) << terminal.screen();
  terminal.press({"Down", "Down", "Right"}); // three players
  ASSERT_TRUE(terminal.shows("Black")) << terminal.screen();
  terminal.press({"Up", "Up", "Up", "Left", "Left", "Left"}); // Black: a person too
  ASSERT_TRUE(terminal.hides("level 3")) << terminal.screen();
  for (int i = 0; i < 6; ++i) terminal.press({"Down"});
  terminal.press({"t"}); // the ply limit, typed
  ASSERT_TRUE(terminal.shows("(")) << terminal.screen();
  terminal.press({"Escape", "Enter"});
  ASSERT_TRUE(terminal.shows("Black (B), person")) << terminal.screen();
  EXPECT_THAT(terminal.screen(), HasSubstr("Red to move"));
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[Rules \"players=3\"]"));
  EXPECT_THAT(saved("samliam.record"), HasSubstr("[TimeControl \"60+0\"]"));
}

TEST_F(PlayScreen, RulesThatDoNotFitTogetherAreNamedOnTheSetUpScreen) {
  Terminal terminal({"play", "samliam", "--rules", "players=3"}, environment());
  ASSERT_TRUE(terminal.shows("New game: samliam")) << terminal.screen();
  terminal.press({"Down", "Down", "Down", "Down", "Down", "Down", "Right"}); // size=7
  ASSERT_TRUE(terminal.shows("size=7 is for two players")) << terminal.screen();
  terminal.press({"Enter"});
  EXPECT_FALSE(terminal.screen().empty());
  EXPECT_THAT(terminal.screen(), HasSubstr("New game: samliam"));
}

} // namespace
} // namespace howdah::testing
