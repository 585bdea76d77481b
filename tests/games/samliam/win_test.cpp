// §4 of Sam Liam's rules: WIN, where the open figures cannot all be blocked.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamWin)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

// c3sw opens two squares, missing e5 and g7.
constexpr std::string_view kTwoWays = "Rc7nw Rc5nw Re3se Rg3se ";

// Squares that need e5 as their south-west, north-west and south-east cell; e5 with two
// triangles fits all. Missing then are g7 (from e7 g5), i1 (from i5 e1), b8 (from e8 b5).
constexpr std::string_view kThreeWaysThroughE5 = "Re5nw Re7nw Rg5se Ri5ne Re1sw Re8ne Rb5sw ";
// And as the north-east cell: d4 (from d5 e4).
constexpr std::string_view kFourWaysThroughE5 =
    "Re5nw Re7nw Rg5se Ri5ne Re1sw Re8ne Rb5sw Rd5nw Re4se ";

// Four squares that lack nothing but e5: pointing nw, ne, se (less d5sw) and sw.
constexpr std::string_view kAroundE5 =
    "Rg5ne Rg3se Re3sw Rb5nw Re2se Rb2sw Rd6nw Re6ne Re9nw Ri9ne Ri5se ";

constexpr std::string_view kOpenForGreen = "Gh2nw Gi2ne Gi1se ";
constexpr std::string_view kBlockedForGreen = "Gh2nw Gi2ne Gi1se Rh1sw ";

std::string both(std::string_view one, std::string_view other) {
  return std::string(one) + std::string(other);
}

TEST_P(SamLiamWin, HoldsWithMoreMissingCellsThanOpponents) {
  const auto two = given("announce=strict", kTwoWays, "R - 12");
  EXPECT_THAT(announcements(*two, "c3sw"), ElementsAre("", "!sam", "!win"));
  const auto three = given("announce=strict,players=3", kThreeWaysThroughE5, "R - 12");
  EXPECT_THAT(announcements(*three, "e5se"), ElementsAre("", "!songsam", "!win"));
  const auto four = given("announce=strict,players=4", kFourWaysThroughE5, "R - 12");
  EXPECT_THAT(announcements(*four, "e5se"), ElementsAre("", "!songsam", "!win"));
}

TEST_P(SamLiamWin, FailsWithAsManyMissingCellsAsOpponents) {
  const auto two = given("announce=strict", "Rc5nw Re5ne", "R - 12");
  EXPECT_THAT(announcements(*two, "e3se"), ElementsAre("", "!sam"));
  const auto three = given("announce=strict,players=3", kTwoWays, "R - 12");
  EXPECT_THAT(announcements(*three, "c3sw"), ElementsAre("", "!songsam"));
  const auto four = given("announce=strict,players=4", kThreeWaysThroughE5, "R - 12");
  EXPECT_THAT(announcements(*four, "e5se"), ElementsAre("", "!songsam"));
}

TEST_P(SamLiamWin, FailsWhileAnOpponentHasAnOpenFigure) {
  const auto two = given("announce=strict", both(kTwoWays, kOpenForGreen), "R - 12");
  EXPECT_THAT(announcements(*two, "c3sw"), ElementsAre("", "!sam"));
  const auto blocked = given("announce=strict", both(kTwoWays, kBlockedForGreen), "R - 12");
  EXPECT_THAT(announcements(*blocked, "c3sw"), ElementsAre("", "!sam", "!win"));
}

TEST_P(SamLiamWin, MoveMayBlockTheOpponentsLastOpenFigure) {
  const auto game = given("announce=strict", both(kTwoWays, "Rc3sw Gh2nw Gi2ne Gi1se"), "R - 12");
  EXPECT_THAT(announcements(*game, "h1sw"), ElementsAre("", "!sam", "!win"));
  // The corner opposite to the one required leaves it open.
  EXPECT_THAT(announcements(*game, "h1ne"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamWin, HoldsForTwoPlayersWhereAllFourCornersOfOneEmptyCellAreRequired) {
  const auto game = given("announce=strict", kAroundE5, "R - 24");
  EXPECT_THAT(announcements(*game, "d5sw"), ElementsAre("", "!sam", "!win"));
}

TEST_P(SamLiamWin, FailsWhereThreeCornersOfTheCellAreRequired) {
  const auto game = given("announce=strict", kAroundE5, "R - 24");
  EXPECT_THAT(announcements(*game, "a1nw"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamWin, FailsWhereTheCellIsNotEmpty) {
  for (const auto* taken : {"Ge5nw", "Ge5ne", "Ge5se", "Ge5sw"}) {
    const auto game = given("announce=strict", both(kAroundE5, taken), "R - 24");
    EXPECT_THAT(announcements(*game, "d5sw"), ElementsAre("", "!sam")) << taken;
  }
}

TEST_P(SamLiamWin, AllFourCornersAreNotEnoughAgainstTwoOpponents) {
  const auto game = given("announce=strict,players=3", kAroundE5, "R - 24");
  EXPECT_THAT(announcements(*game, "d5sw"), Contains("!sam"));
  EXPECT_THAT(announcements(*game, "d5sw"), Not(Contains("!win")));
}

TEST_P(SamLiamWin, BarsAreNotLookedAt) {
  // Green's open figure on h1 is barred to Green, and still hinders the WIN.
  const auto hindered = given("announce=strict", both(kTwoWays, kOpenForGreen), "R Gh1 12");
  EXPECT_THAT(announcements(*hindered, "c3sw"), ElementsAre("", "!sam"));
  // Red's own missing cells were barred to Red this turn.
  const auto barred = given("announce=strict", both(kTwoWays, "Rc3sw"), "R Re5,g7 12");
  EXPECT_THAT(announcements(*barred, "a1nw"), ElementsAre("", "!sam", "!win"));
}

TEST_P(SamLiamWin, EndsTheGameWithAuto) {
  const auto game = given("announce=auto", kTwoWays, "R - 12");
  play_all(*game, "c3sw");
  EXPECT_EQ(game->result(), "R");
  EXPECT_THAT(game->moves(), IsEmpty());
  EXPECT_TRUE(refuses(*game, "e5ne"));
}

TEST_P(SamLiamWin, OfFourCornersEndsTheGameWithAuto) {
  const auto game = given("announce=auto", kAroundE5, "R - 24");
  play_all(*game, "d5sw");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamWin, EndsTheGameOfThreeAndFourWithAuto) {
  const auto three = given("players=3", kThreeWaysThroughE5, "R - 12");
  play_all(*three, "e5se");
  EXPECT_EQ(three->result(), "R");
  const auto four = given("players=4", kFourWaysThroughE5, "R - 12");
  play_all(*four, "e5se");
  EXPECT_EQ(four->result(), "R");
}

TEST_P(SamLiamWin, DoesNotEndTheGameWithAutoWhereItFails) {
  const auto hindered = given("announce=auto", both(kTwoWays, kOpenForGreen), "R - 12");
  play_all(*hindered, "c3sw");
  EXPECT_EQ(hindered->result(), "none");
  const auto three = given("players=3", kTwoWays, "R - 12");
  play_all(*three, "c3sw");
  EXPECT_EQ(three->result(), "none");
}

TEST_P(SamLiamWin, DoesNotEndTheGameWithOff) {
  const auto game = given("announce=off", kTwoWays, "R - 12");
  play_all(*game, "c3sw");
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "e5ne g7ne");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamWin, IsJudgedRightAfterThePlayersOwnMoveOnly) {
  // Green's move ends Green's own threat; Red could not be stopped now, but has to show it.
  const auto game = given("announce=auto,triangles=8",
                          both(kTwoWays, "Rc3sw Rb1nw Rb2nw Rb3nw "
                                         "Gh2nw Gi2ne Gi1se Ga1nw Ga2nw Ga3nw Ga4nw Ga5nw"),
                          "G - 17");
  play_all(*game, "i1se-d9nw");
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "b1nw-b1ne");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamWin, GivenPositionWithAutoIsFinishedWhereItHoldsForWhoHasJustMoved) {
  const auto position = board_of(both(kTwoWays, "Rc3sw"));
  EXPECT_EQ(read("announce=auto", position + " G - 13")->result(), "R");
  EXPECT_THAT(read("announce=auto", position + " G - 13")->moves(), IsEmpty());
  EXPECT_EQ(read("announce=auto", position + " R - 14")->result(), "none");
  EXPECT_EQ(read("announce=off", position + " G - 13")->result(), "none");
  EXPECT_EQ(read("announce=strict", position + " G - 13")->result(), "none");
}

TEST_P(SamLiamWin, NobodyHasJustMovedAtPlyZero) {
  const std::string green = "Gc7nw Gc5nw Ge3se Gg3se Gc3sw";
  EXPECT_EQ(given("announce=auto", green, "R - 0")->result(), "none");
  EXPECT_EQ(given("announce=auto", green, "R - 2")->result(), "G");
}

} // namespace
} // namespace howdah::testing
