// §5 of Sam Liam's rules: with three and four players a threat must be met.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamBlocking)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::SizeIs;
using ::testing::UnorderedElementsAre;

// Red threatens c3sw.
constexpr std::string_view kRedSam = "Rc5nw Re5ne Re3se ";
// Red's SONG: c3sw would open two squares, missing e5ne and g7ne.
constexpr std::string_view kRedSong = "Rc7nw Rc5nw Re3se Rg3se ";
// Green threatens h1sw.
constexpr std::string_view kGreenSam = "Gh2nw Gi2ne Gi1se ";
// Black threatens h8sw.
constexpr std::string_view kBlackSam = "Bh9nw Bi9ne Bi8se ";

std::string both(std::string_view one, std::string_view other) {
  return std::string(one) + std::string(other);
}

TEST_P(SamLiamBlocking, OpenFigureMustBeBlocked) {
  for (const auto* rules : {"players=3", "players=3,announce=off", "players=3,announce=strict"}) {
    const auto game = given(rules, kRedSam, "G - 10");
    // c3ne would leave the corner opposite to it, the one required.
    EXPECT_THAT(game->moves(), ElementsAre("c3nw", "c3se", "c3sw")) << rules;
  }
  const auto four = given("players=4", kRedSam, "G - 13");
  EXPECT_THAT(four->moves(), ElementsAre("c3nw", "c3se", "c3sw"));
}

TEST_P(SamLiamBlocking, EveryOpponentsOpenFigureCounts) {
  const auto next = given("players=3", kBlackSam, "G - 10");
  EXPECT_THAT(next->moves(), ElementsAre("h8nw", "h8se", "h8sw"));
  const auto four = given("players=4", kRedSam, "W - 15");
  EXPECT_THAT(four->moves(), ElementsAre("c3nw", "c3se", "c3sw"));
}

TEST_P(SamLiamBlocking, CellWithATriangleOfTheAttackerHasOneBlock) {
  const auto game = given("players=3", both(kRedSam, "Rc3nw"), "G - 10");
  EXPECT_THAT(game->moves(), ElementsAre("c3se"));
}

TEST_P(SamLiamBlocking, CellWithAnotherTriangleHasOneBlock) {
  for (const auto* other : {"Gc3ne", "Bc3ne"}) {
    const auto game = given("players=3", both(kRedSam, other), "G - 10");
    EXPECT_THAT(game->moves(), ElementsAre("c3sw")) << other;
  }
}

TEST_P(SamLiamBlocking, BlockMustCloseEveryFigureOfThatCell) {
  // c3ne is required too, by c6 f6 f3 inwards.
  const auto opposite = given("players=3", both(kRedSam, "Rc6se Rf6sw Rf3nw"), "G - 10");
  EXPECT_THAT(opposite->moves(), ElementsAre("c3nw", "c3se"));
  // c3nw is required too, by d3 d2 c2 outwards.
  const auto beside = given("players=3", both(kRedSam, "Rd3ne Rd2se Rc2sw"), "G - 10");
  EXPECT_THAT(beside->moves(), ElementsAre("c3nw", "c3sw"));
}

TEST_P(SamLiamBlocking, OneThreatLessIsEnough) {
  const auto game = given("players=3", both(kRedSam, kBlackSam), "G - 10");
  EXPECT_THAT(game->moves(), UnorderedElementsAre("c3nw", "c3se", "c3sw", "h8nw", "h8se", "h8sw"));
  const auto same_player = given("players=3", both(kRedSam, "Rh9nw Ri9ne Ri8se"), "G - 10");
  EXPECT_THAT(same_player->moves(),
              UnorderedElementsAre("c3nw", "c3se", "c3sw", "h8nw", "h8se", "h8sw"));
}

TEST_P(SamLiamBlocking, TwoOpponentsOnOneCellAreTwoThreats) {
  // Red requires c3sw, Black c3ne: each of the four corners stops at least one of them.
  const auto game = given("players=3", both(kRedSam, "Bc6se Bf6sw Bf3nw"), "G - 10");
  EXPECT_THAT(game->moves(), ElementsAre("c3ne", "c3nw", "c3se", "c3sw"));
}

TEST_P(SamLiamBlocking, ThreatOfOnesOwnAloneIsNoAnswer) {
  const auto game = given("players=3", both(kRedSam, "Gg7nw Gi7ne"), "G - 10");
  EXPECT_TRUE(refuses(*game, "i5se"));
  EXPECT_THAT(game->moves(), ElementsAre("c3nw", "c3se", "c3sw"));
}

TEST_P(SamLiamBlocking, BlockMayMakeAThreatToo) {
  const auto game = given("players=3,announce=strict", both(kRedSam, "Gc4nw Gd4ne"), "G - 10");
  EXPECT_THAT(announcements(*game, "c3sw"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamBlocking, CompletingAnOwnFigureIsLegalBesideTheBlocks) {
  const auto game = given("players=3", both(kRedSam, kGreenSam), "G - 10");
  EXPECT_THAT(game->moves(), UnorderedElementsAre("c3nw", "c3se", "c3sw", "h1sw"));
  play_all(*game, "h1sw");
  EXPECT_EQ(game->result(), "G");
}

TEST_P(SamLiamBlocking, CompletingOnABarredCellIsNot) {
  const auto game = given("players=3,announce=strict", both(kRedSam, kGreenSam), "G Gh1 10");
  EXPECT_THAT(game->moves(), Not(Contains("h1sw")));
  EXPECT_THAT(game->moves(), Contains("c3sw"));
}

// All four corners of e5 are required: whatever is placed there leaves its opposite open.
TEST_P(SamLiamBlocking, EveryMoveIsLegalWhereNoneMeetsTheThreat) {
  const auto game =
      given("players=3,announce=off",
            "Rg5ne Rg3se Re3sw Rb5nw Re2se Rb2sw Rd6nw Re6ne Rd5sw Re9nw Ri9ne Ri5se", "G - 25");
  EXPECT_THAT(game->moves(), SizeIs((81 - 12) * 4 + 12));
}

TEST_P(SamLiamBlocking, EveryMoveIsLegalWhereTheOnlyBlocksAreBarred) {
  const auto game = given("players=3,announce=strict", kRedSam, "G Gc3 10");
  EXPECT_THAT(moves_onto(*game, "c3"), SizeIs(0));
  EXPECT_THAT(game->moves(), SizeIs(77 * 4 + 3));
}

TEST_P(SamLiamBlocking, EveryMoveIsLegalWhereAWinIsTheOnlyAnswer) {
  // Completing on h1 does not lower the number of threats: no move meets them, so all are legal.
  const auto game = given("players=3,announce=strict", both(kRedSam, kGreenSam), "G Gc3 10");
  EXPECT_THAT(game->moves(), Contains("h1sw"));
  EXPECT_THAT(game->moves(), Contains("a1nw"));
}

TEST_P(SamLiamBlocking, ThreatsAreCountedAfterTheWholeTurn) {
  // Green's h8sw holds Red's second square back; taking it for the block is no gain.
  const auto game = given("players=3,triangles=8",
                          both(kRedSam, "Rh9nw Ri9ne Ri8se "
                                        "Gh8sw Ga1nw Gb3ne Gc1se Gd2sw Gh1nw Gi3ne Gg2se"),
                          "G - 22");
  EXPECT_THAT(game->moves(), Contains("a1nw-c3sw"));
  EXPECT_TRUE(refuses(*game, "h8sw-c3sw"));
  EXPECT_THAT(game->moves(), SizeIs(7 * 3));
}

TEST_P(SamLiamBlocking, SongOfThePlayerWhoHasJustMovedMustBeMet) {
  const auto game = read("players=3", "9/9/2Rnw6/9/2Rnw6/9/4Rse1Rse2/9/9 G - 10");
  EXPECT_THAT(game->moves(),
              ElementsAre("c3nw", "c3se", "c3sw", "e5ne", "e5nw", "e5se", "g7ne", "g7nw", "g7se"));
  EXPECT_EQ(game->perft(2), 2781U);
  // Four players have lines too; here no two red triangles lie on one.
  const auto four = given("players=4", "Rc9nw Ri3se Rc4nw Rd3se", "G - 13");
  EXPECT_THAT(four->moves(),
              ElementsAre("c3nw", "c3se", "c3sw", "d4ne", "d4nw", "d4se", "i9ne", "i9nw", "i9se"));
}

TEST_P(SamLiamBlocking, SongOfAnEarlierPlayerNeedNotBeMet) {
  const auto game = given("players=3", kRedSong, "B - 11");
  EXPECT_THAT(game->moves(), SizeIs(77 * 4 + 4));
}

TEST_P(SamLiamBlocking, OpenFiguresComeBeforeASong) {
  const auto game = given("players=3", both(kRedSong, kBlackSam), "G - 10");
  EXPECT_THAT(game->moves(), ElementsAre("h8nw", "h8se", "h8sw"));
}

TEST_P(SamLiamBlocking, CompletingAnOwnFigureIsLegalBesideMeetingASong) {
  const auto game = given("players=3", both(kRedSong, kGreenSam), "G - 10");
  EXPECT_THAT(game->moves(), SizeIs(10));
  EXPECT_THAT(game->moves(), Contains("h1sw"));
}

TEST_P(SamLiamBlocking, EveryMoveIsLegalWhereNoneMeetsTheSong) {
  // A second SONG of Red's far away: f9ne would open f9-i9 and f9-h9.
  const auto game = given("players=3", both(kRedSong, "Rd9nw Rf7se Rb9nw Rf5se"), "G - 22");
  const auto one = given("players=3", "Rd9nw Rf7se Rb9nw Rf5se", "G - 22");
  EXPECT_THAT(one->moves(), SizeIs(9));
  EXPECT_THAT(game->moves(), SizeIs((81 - 8) * 4 + 8));
}

TEST_P(SamLiamBlocking, SongMayNotBeTradedForAnOpenFigure) {
  // Without Green's i8 Red has an open figure and so no SONG, but that does not meet it.
  const auto game = given("players=3,triangles=8",
                          both(kRedSong, "Rh9nw Ri9ne Rh8sw "
                                         "Gi8ne Ga1nw Gb3ne Gc1se Gd2sw Gh1nw Gi3ne Gg2se"),
                          "G - 22");
  EXPECT_THAT(game->moves(), Contains("a1nw-c3sw"));
  EXPECT_TRUE(refuses(*game, "i8ne-a9nw"));
  EXPECT_TRUE(refuses(*game, "i8ne-c3sw"));
  EXPECT_THAT(game->moves(), SizeIs(7 * 9));
}

TEST_P(SamLiamBlocking, NobodyHasJustMovedAtPlyZero) {
  const std::string black_song = "Bc7nw Bc5nw Be3se Bg3se";
  EXPECT_THAT(given("players=3", black_song, "R - 0")->moves(), SizeIs(77 * 4 + 4));
  EXPECT_THAT(given("players=3", black_song, "R - 3")->moves(), SizeIs(9));
  EXPECT_THAT(given("players=3", kBlackSam, "R - 0")->moves(), SizeIs(3));
}

TEST_P(SamLiamBlocking, IsNoDutyForTwoPlayers) {
  EXPECT_THAT(given("players=2", kRedSam, "G - 11")->moves(), SizeIs(78 * 4 + 3));
  EXPECT_THAT(given("players=2", kRedSong, "G - 11")->moves(), SizeIs(77 * 4 + 4));
}

TEST_P(SamLiamBlocking, CrossesAndLinesMustBeBlockedToo) {
  const auto cross = given("players=3", "Re7sw Rg5sw Re3sw", "G - 10");
  EXPECT_THAT(cross->moves(), ElementsAre("c5nw", "c5se", "c5sw"));
  const auto line = given("players=4", "Ra1nw Rb1nw Rd1nw", "G - 13");
  EXPECT_THAT(line->moves(), ElementsAre("c1ne", "c1nw", "c1sw"));
}

TEST_P(SamLiamBlocking, ThreatBarredToItsOwnerIsLeftOut) {
  const auto game = given("players=3,announce=strict", kRedSam, "G Rc3 10");
  EXPECT_THAT(game->moves(), SizeIs(78 * 4 + 3));
  const auto other_cell = given("players=3,announce=strict", kRedSam, "G Rc4 10");
  EXPECT_THAT(other_cell->moves(), SizeIs(3));
  const auto other_player = given("players=3,announce=strict", kRedSam, "G Bc3 10");
  EXPECT_THAT(other_player->moves(), SizeIs(3));
}

TEST_P(SamLiamBlocking, ThreatsThatAreNotBarredStillCount) {
  const auto game = given("players=3,announce=strict", both(kRedSam, kBlackSam), "G Rc3 10");
  EXPECT_THAT(game->moves(), ElementsAre("h8nw", "h8se", "h8sw"));
}

TEST_P(SamLiamBlocking, LeavingOutASamHidesTheThreat) {
  const auto told = given("players=3,announce=strict", "Rc5nw Re5ne", "R - 12");
  play_all(*told, "e3se!sam");
  EXPECT_THAT(told->moves(), SizeIs(3));
  const auto hidden = given("players=3,announce=strict", "Rc5nw Re5ne", "R - 12");
  play_all(*hidden, "e3se");
  EXPECT_THAT(hidden->moves(), SizeIs(78 * 4 + 3));
}

TEST_P(SamLiamBlocking, LeavingOutASongHidesIt) {
  const auto told = given("players=3,announce=strict", "Rc7nw Rc5nw Re3se", "R - 12");
  play_all(*told, "g3se!song");
  EXPECT_THAT(told->moves(), SizeIs(9));
  const auto hidden = given("players=3,announce=strict", "Rc7nw Rc5nw Re3se", "R - 12");
  play_all(*hidden, "g3se");
  EXPECT_EQ(field(*hidden, 2), "Rc3");
  EXPECT_THAT(hidden->moves(), SizeIs(77 * 4 + 4));
}

// Placements on c3 and on g7 make the SONG; the one on c3 is barred. Black keeps crosses closed.
TEST_P(SamLiamBlocking, SongThroughACellThatIsNotBarredMustBeMet) {
  const auto triangles = both(kRedSong, "Bc5se Re7nw Rg5se Bd6nw Bf4se");
  const auto hidden = given("players=3,announce=strict", triangles, "G Rc3,g7 10");
  EXPECT_THAT(hidden->moves(), Contains("a1nw"));
  const auto game = given("players=3,announce=strict", triangles, "G Rc3 10");
  // e5ne would leave e5sw, and so the squares that g7ne would open.
  EXPECT_THAT(game->moves(),
              ElementsAre("c3nw", "c3se", "c3sw", "e5nw", "e5se", "e5sw", "g7ne", "g7nw", "g7se"));
}

TEST_P(SamLiamBlocking, OwnerOfABarredOpenFigureHasNoSong) {
  const auto game =
      given("players=3,announce=strict", both(kRedSong, "Rh9nw Ri9ne Ri8se"), "G Rh8 10");
  EXPECT_THAT(game->moves(), SizeIs((81 - 7) * 4 + 7));
}

} // namespace
} // namespace howdah::testing
