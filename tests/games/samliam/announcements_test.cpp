// §4 of Sam Liam's rules: SAM, SONG and SONG SAM, as `announce=strict` asks for them.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamAnnouncements)

namespace howdah::testing {
namespace {

using ::testing::ElementsAre;

// Red needs g3se for a SONG: then c3sw would open the squares c5-e5-e3-c3 (missing e5ne) and
// c7-g7-g3-c3 (missing g7ne).
constexpr std::string_view kBeforeSong = "Rc7nw Rc5nw Re3se ";
// Red needs c3sw for both squares at once.
constexpr std::string_view kBeforeSongSam = "Rc7nw Rc5nw Re3se Rg3se ";

TEST_P(SamLiamAnnouncements, NothingIsDueAtTheStart) {
  for (const auto* rules : {"announce=strict", "announce=strict,players=3"}) {
    const auto game = start(rules);
    EXPECT_THAT(announcements(*game, "e5nw"), ElementsAre("")) << rules;
  }
}

TEST_P(SamLiamAnnouncements, SamIsDueWithOneOpenFigure) {
  for (const std::string players : {"2", "3", "4"}) {
    const auto game = given("announce=strict,players=" + players, "Rc5nw Re5ne", "R - 12");
    EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("", "!sam")) << players;
  }
}

TEST_P(SamLiamAnnouncements, SongIsDueWithAPlacementThatWouldOpenTwoFigures) {
  for (const std::string players : {"2", "3", "4"}) {
    const auto game = given("announce=strict,players=" + players, kBeforeSong, "R - 12");
    EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("", "!song")) << players;
  }
}

TEST_P(SamLiamAnnouncements, PlacementThatWouldOpenOneFigureIsNoSong) {
  const auto game = given("announce=strict", "Rc7nw Re3se", "R - 12");
  EXPECT_THAT(announcements(*game, "g3se"), ElementsAre(""));
}

TEST_P(SamLiamAnnouncements, SongFailsWhereOneOfTheMissingCellsIsBlocked) {
  for (const auto* block : {"Ge5nw", "Ge5ne", "Gg7se", "Gg7nw Gg7se", "Re5nw Ge5se"}) {
    const auto game = given("announce=strict", std::string(kBeforeSong) + block, "R - 12");
    EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("")) << block;
  }
}

TEST_P(SamLiamAnnouncements, SongStandsWhereTheMissingCellsCanStillBeFilled) {
  for (const auto* harmless : {"Ge5sw", "Gg7sw", "Re5nw", "Gc3ne", "Gg7sw Ge5sw"}) {
    const auto game = given("announce=strict", std::string(kBeforeSong) + harmless, "R - 12");
    EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("", "!song")) << harmless;
  }
}

TEST_P(SamLiamAnnouncements, SongFailsWhereThePlacementIsImpossible) {
  for (const auto* block : {"Gc3nw", "Gc3se", "Gc3sw", "Gc3ne Gc3sw", "Rc3nw Gc3se"}) {
    const auto game = given("announce=strict", std::string(kBeforeSong) + block, "R - 12");
    EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("")) << block;
  }
}

TEST_P(SamLiamAnnouncements, PlacementOfASongMayMakeASmallSquare) {
  for (const auto* own : {"Rc3nw", "Rc3se"}) {
    const auto game = given("announce=strict", std::string(kBeforeSong) + own, "R - 12");
    EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("", "!song")) << own;
  }
}

// With c3 a small square, c5nw e5ne and c1sw e1se both lack e3, for different corners.
TEST_P(SamLiamAnnouncements, SongNeedsTwoDifferentMissingCells) {
  const auto game = given("announce=strict", "Rc3ne Rc5nw Re5ne Rc1sw", "R - 12");
  EXPECT_THAT(announcements(*game, "e1se"), ElementsAre(""));
}

TEST_P(SamLiamAnnouncements, SamComesBeforeSong) {
  const auto game =
      given("announce=strict", std::string(kBeforeSong) + "Rh9nw Ri9ne Ri8se", "R - 12");
  EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamAnnouncements, ClosedFigureOfThreeCellsDoesNotHinderASong) {
  const auto game =
      given("announce=strict", std::string(kBeforeSong) + "Rh9nw Ri9ne Ri8se Gh8sw", "R - 12");
  EXPECT_THAT(announcements(*game, "g3se"), ElementsAre("", "!song"));
}

TEST_P(SamLiamAnnouncements, SongIsTheSameInTheSecondPhase) {
  const auto game = given("announce=strict,triangles=8",
                          std::string(kBeforeSong) + "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw", "R - 16");
  EXPECT_THAT(announcements(*game, "a1nw-g3se"), ElementsAre("", "!song"));
}

// Every red triangle is needed: none could be taken for the placement that the SONG is about.
TEST_P(SamLiamAnnouncements, SongDoesNotAskWhichTriangleWouldBeTaken) {
  const auto game = given("announce=strict,triangles=8",
                          "Rc7ne Rc7sw Rc5ne Rc5sw Re3ne Re3sw Rg3sw Ra1nw", "R - 16");
  EXPECT_THAT(announcements(*game, "a1nw-g3ne"), ElementsAre("", "!song"));
}

TEST_P(SamLiamAnnouncements, SongSamIsDueWithTwoMissingCellsForThreeAndFourPlayers) {
  for (const std::string players : {"3", "4"}) {
    const auto game = given("announce=strict,players=" + players, kBeforeSongSam, "R - 12");
    EXPECT_THAT(announcements(*game, "c3sw"), ElementsAre("", "!songsam")) << players;
  }
}

TEST_P(SamLiamAnnouncements, TwoPlayersAnnounceSamAndNotSongSam) {
  const auto game = given("announce=strict", kBeforeSongSam, "R - 12");
  EXPECT_THAT(announcements(*game, "c3sw"), ElementsAre("", "!sam", "!win"));
}

TEST_P(SamLiamAnnouncements, TwoOpenFiguresWithOneMissingCellAreASamOnly) {
  const auto game = given("announce=strict,players=3", "Rc5nw Re5ne Rc1sw Re1se Rc3ne", "R - 12");
  EXPECT_THAT(announcements(*game, "c3sw"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamAnnouncements, OpenFiguresNeedNotComeFromTheSameMove) {
  const auto game = given("announce=strict,players=3", "Rc5nw Re5ne Re3se Rh9nw Ri9ne", "R - 12");
  EXPECT_THAT(announcements(*game, "a1nw"), ElementsAre("", "!sam"));
  EXPECT_THAT(announcements(*game, "i8se"), ElementsAre("", "!songsam"));
}

TEST_P(SamLiamAnnouncements, AreDueAgainAfterEveryMoveWhileTheyHold) {
  const auto game = given("announce=strict", "Rc5nw Re5ne", "R - 4");
  play_all(*game, "e3se!sam a1nw");
  EXPECT_THAT(announcements(*game, "i1nw"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamAnnouncements, MoveThatCompletesAFigureNeedsNone) {
  const auto game = given("announce=strict", "Rc5nw Re5ne Re3se Rh9nw Ri9ne Ri8se", "R - 12");
  EXPECT_THAT(announcements(*game, "c3sw"), ElementsAre(""));
  play_all(*game, "c3sw");
  EXPECT_EQ(game->result(), "R");
  EXPECT_EQ(field(*game, 2), "-");
}

TEST_P(SamLiamAnnouncements, AreWrittenWithStrictAlone) {
  for (const auto* rules : {"announce=auto", "announce=off"}) {
    const auto game = given(rules, "Rc5nw Re5ne", "R - 4");
    EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("")) << rules;
    EXPECT_TRUE(refuses(*game, "e3se!sam")) << rules;
  }
}

} // namespace
} // namespace howdah::testing
