// §4 of Sam Liam's rules: when a figure is open. With `announce=strict` a SAM is due exactly
// after the moves that leave one, so the announcements offered show it.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamOpenFigures)

namespace howdah::testing {
namespace {

using ::testing::ElementsAre;

// Most tests are about the square c5nw e5ne e3se c3sw: red plays e3se, and c3 is missing.
constexpr std::string_view kTwoCells = "Rc5nw Re5ne ";

TEST_P(SamLiamOpenFigures, MissingCellMayBeEmpty) {
  const auto game = given("announce=strict", kTwoCells, "R - 4");
  EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamOpenFigures, ThreeOwnedCellsMustPointAsRequired) {
  const auto game = given("announce=strict", kTwoCells, "R - 4");
  for (const auto* elsewhere : {"e3nw", "e3ne", "e3sw"}) {
    EXPECT_THAT(announcements(*game, elsewhere), ElementsAre("")) << elsewhere;
  }
}

TEST_P(SamLiamOpenFigures, TwoOwnedCellsAreTooFew) {
  const auto game = given("announce=strict", "Rc5nw", "R - 4");
  EXPECT_THAT(announcements(*game, "e5ne"), ElementsAre(""));
}

TEST_P(SamLiamOpenFigures, MissingCellMayHoldOneOwnTriangle) {
  for (const auto* own : {"Rc3nw", "Rc3ne", "Rc3se"}) {
    const auto game = given("announce=strict", std::string(kTwoCells) + own, "R - 4");
    EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("", "!sam")) << own;
  }
}

TEST_P(SamLiamOpenFigures, MissingCellMayHoldAForeignTriangleOppositeToTheRequiredCorner) {
  const auto game = given("announce=strict", std::string(kTwoCells) + "Gc3ne", "R - 4");
  EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamOpenFigures, AnyOtherForeignTriangleBlocks) {
  for (const auto* foreign : {"Gc3nw", "Gc3se", "Gc3sw"}) {
    const auto game = given("announce=strict", std::string(kTwoCells) + foreign, "R - 4");
    EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("")) << foreign;
  }
}

TEST_P(SamLiamOpenFigures, FullMissingCellBlocks) {
  for (const auto* full : {"Rc3nw Gc3se", "Gc3nw Rc3se", "Gc3ne Gc3sw", "Gc3nw Gc3se"}) {
    const auto game = given("announce=strict", std::string(kTwoCells) + full, "R - 4");
    EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("")) << full;
  }
}

TEST_P(SamLiamOpenFigures, OwnTriangleBesideAForeignOneCountsAmongTheThree) {
  const auto game = given("announce=strict", "Rc5nw Gc5se Ge5sw", "R - 4");
  play_all(*game, "e5ne a1nw");
  EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamOpenFigures, SmallSquareCountsAmongTheThree) {
  const auto game = given("announce=strict", "Rc5ne Rc5sw Re5ne", "R - 4");
  EXPECT_THAT(announcements(*game, "e3se"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamOpenFigures, MakingASmallSquareCanOpenAFigure) {
  const auto game = given("announce=strict", "Rc5nw Re5ne Re3ne", "R - 4");
  EXPECT_THAT(announcements(*game, "e3sw"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamOpenFigures, InwardSquaresOpenToo) {
  const auto game = given("announce=strict", "Rc5se Re5sw", "R - 4");
  EXPECT_THAT(announcements(*game, "e3nw"), ElementsAre("", "!sam"));
  EXPECT_THAT(announcements(*game, "c3ne"), ElementsAre("", "!sam"));
  EXPECT_THAT(announcements(*game, "c3sw"), ElementsAre(""));
}

TEST_P(SamLiamOpenFigures, CrossesOpenWithThreePlayers) {
  const auto game = given("players=3,announce=strict", "Re7sw Rg5sw", "R - 6");
  EXPECT_THAT(announcements(*game, "e3sw"), ElementsAre("", "!sam"));
  const auto for_two = given("announce=strict", "Re7sw Rg5sw", "R - 6");
  EXPECT_THAT(announcements(*for_two, "e3sw"), ElementsAre(""));
}

TEST_P(SamLiamOpenFigures, LinesOpenWithFourPlayers) {
  const auto game = given("players=4,announce=strict", "Ra1nw Rb1nw", "R - 8");
  EXPECT_THAT(announcements(*game, "d1nw"), ElementsAre("", "!sam"));
  const auto for_two = given("announce=strict", "Ra1nw Rb1nw", "R - 8");
  EXPECT_THAT(announcements(*for_two, "d1nw"), ElementsAre(""));
}

TEST_P(SamLiamOpenFigures, AreTheSameInTheSecondPhase) {
  const auto game = given("announce=strict,triangles=8",
                          "Rc5nw Re5ne Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw", "R - 16");
  EXPECT_THAT(announcements(*game, "a1nw-e3se"), ElementsAre("", "!sam"));
  // The triangle taken belonged to the figure.
  EXPECT_THAT(announcements(*game, "c5nw-e3se"), ElementsAre(""));
}

// Three small squares and the missing cell's own triangle use seven; the eighth is to spare.
TEST_P(SamLiamOpenFigures, EightTrianglesAlwaysLeaveOneToSpare) {
  const auto game = given("announce=strict,triangles=8",
                          "Rc5ne Rc5sw Re5nw Re5se Re3ne Rc3nw Ra1nw Ri9nw", "R - 16");
  EXPECT_THAT(announcements(*game, "i9nw-e3sw"), ElementsAre("", "!sam"));
  play_all(*game, "i9nw-e3sw!sam b9nw a1nw-c3se");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamOpenFigures, TakingABlockerAwayOpensAFigureForItsOpponent) {
  const auto game = given("announce=strict,triangles=8,players=3",
                          "Rc5nw Re5ne Re3se "
                          "Gc3sw Ga1nw Gb3ne Gc1se Gd2sw Gh1nw Gi3ne Gg2se",
                          "G - 22");
  play_all(*game, "c3sw-i9se");
  // Black must meet the threat on c3 now.
  EXPECT_THAT(game->moves(), ElementsAre("c3nw", "c3se", "c3sw"));
}

} // namespace
} // namespace howdah::testing
