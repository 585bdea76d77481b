// §4 of Sam Liam's rules, `announce=strict`: what may be said, and the bars when it is not said.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamStrict)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

constexpr std::string_view kBeforeSam = "Rc5nw Re5ne ";
constexpr std::string_view kBeforeSong = "Rc7nw Rc5nw Re3se ";
constexpr std::string_view kBeforeSongSam = "Rc7nw Rc5nw Re3se Rg3se ";

/// All cells of the board but one, as the bars of a position text list them.
std::string all_cells_but(std::string_view free) {
  std::string cells;
  for (char file = 'a'; file <= 'i'; ++file) {
    for (char rank = '1'; rank <= '9'; ++rank) {
      const std::string cell = {file, rank};
      if (cell != free) cells += (cells.empty() ? "" : ",") + cell;
    }
  }
  return cells;
}

TEST_P(SamLiamStrict, WhatIsDueIsAnnouncedWithTheMove) {
  const auto sam = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*sam, "e3se!sam");
  EXPECT_EQ(sam->position(), board_of("Rc5nw Re5ne Re3se") + " G - 13");
  const auto song = given("announce=strict,players=3", kBeforeSong, "R - 12");
  play_all(*song, "g3se!song");
  EXPECT_EQ(song->position(), board_of(kBeforeSongSam) + " G - 13");
  const auto song_sam = given("announce=strict,players=3", kBeforeSongSam, "R - 12");
  play_all(*song_sam, "c3sw!songsam");
  EXPECT_EQ(field(*song_sam, 2), "-");
}

TEST_P(SamLiamStrict, AnythingElseIsRefused) {
  const auto sam = given("announce=strict", kBeforeSam, "R - 12");
  for (const auto* move : {"e3se!song", "e3se!songsam", "e3se!win", "a1nw!sam", "a1nw!song",
                           "a1nw!songsam", "a1nw!win"}) {
    EXPECT_TRUE(refuses(*sam, move)) << move;
  }
  const auto song = given("announce=strict,players=3", kBeforeSong, "R - 12");
  for (const auto* move : {"g3se!sam", "g3se!songsam", "g3se!win"}) {
    EXPECT_TRUE(refuses(*song, move)) << move;
  }
  const auto song_sam = given("announce=strict,players=3", kBeforeSongSam, "R - 12");
  for (const auto* move : {"c3sw!sam", "c3sw!song", "c3sw!win"}) {
    EXPECT_TRUE(refuses(*song_sam, move)) << move;
  }
  const auto for_two = given("announce=strict", kBeforeSongSam, "R - 12");
  EXPECT_TRUE(refuses(*for_two, "c3sw!songsam"));
}

TEST_P(SamLiamStrict, MoveThatCompletesAFigureIsWrittenWithoutAnAnnouncement) {
  for (const auto* announcement : {"!sam", "!song", "!songsam", "!win"}) {
    const auto game = given("announce=strict", "Rc5nw Re5ne Re3se", "R - 12");
    EXPECT_TRUE(refuses(*game, "c3sw" + std::string(announcement))) << announcement;
  }
}

TEST_P(SamLiamStrict, ClaimedWinEndsTheGame) {
  const auto game = given("announce=strict", kBeforeSongSam, "R - 12");
  play_all(*game, "c3sw!win");
  EXPECT_EQ(game->result(), "R");
  EXPECT_THAT(game->moves(), IsEmpty());
  EXPECT_TRUE(refuses(*game, "e5nw"));
  EXPECT_EQ(game->position(), board_of("Rc7nw Rc5nw Re3se Rg3se Rc3sw") + " G - 13");
}

TEST_P(SamLiamStrict, WinThatIsNotClaimedDoesNotEndTheGame) {
  for (const auto* move : {"c3sw!sam", "c3sw"}) {
    const auto game = given("announce=strict", kBeforeSongSam, "R - 12");
    play_all(*game, move);
    EXPECT_EQ(game->result(), "none") << move;
    EXPECT_THAT(game->moves(), Contains("e5nw")) << move;
  }
}

TEST_P(SamLiamStrict, LeavingOutASamBarsTheMissingCell) {
  const auto game = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*game, "e3se");
  EXPECT_EQ(field(*game, 2), "Rc3");
}

TEST_P(SamLiamStrict, LeavingOutASamBarsEveryMissingCell) {
  const auto game = given("announce=strict", kBeforeSongSam, "R - 12");
  play_all(*game, "c3sw");
  EXPECT_EQ(field(*game, 2), "Re5,g7");
}

TEST_P(SamLiamStrict, LeavingOutASongSamBarsTheMissingCells) {
  const auto game = given("announce=strict,players=3", kBeforeSongSam, "R - 12");
  play_all(*game, "c3sw");
  EXPECT_EQ(field(*game, 2), "Re5,g7");
}

TEST_P(SamLiamStrict, LeavingOutASongBarsTheCellsOfThePlacements) {
  const auto one = given("announce=strict", kBeforeSong, "R - 12");
  play_all(*one, "g3se");
  EXPECT_EQ(field(*one, 2), "Rc3");
  // The square e7 g7 g5 e5 lacks g7ne and e5sw: g7ne too would open two figures.
  const auto two = given("announce=strict", "Rc7nw Rc5nw Re3se Re7nw Rg5se", "R - 12");
  play_all(*two, "g3se");
  EXPECT_EQ(field(*two, 2), "Rc3,g7");
}

TEST_P(SamLiamStrict, LeavingOutWhereNothingIsDueBarsNothing) {
  const auto game = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*game, "a1nw");
  EXPECT_EQ(field(*game, 2), "-");
}

TEST_P(SamLiamStrict, NoTriangleMayBePlacedOnABarredCell) {
  const auto game = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*game, "e3se a1nw");
  EXPECT_EQ(field(*game, 2), "Rc3");
  EXPECT_THAT(moves_onto(*game, "c3"), IsEmpty());
  EXPECT_THAT(moves_onto(*game, "d3"), Not(IsEmpty()));
}

TEST_P(SamLiamStrict, NotEvenToCompleteAFigure) {
  const auto game = given("announce=strict", "Rc5nw Re5ne Re3se", "R Rc3 12");
  EXPECT_TRUE(refuses(*game, "c3sw"));
  const auto three = given("announce=strict,players=3", "Rc5nw Re5ne Re3se", "R Rc3 12");
  EXPECT_TRUE(refuses(*three, "c3sw"));
}

TEST_P(SamLiamStrict, OthersMayPlaceOnACellBarredToAPlayer) {
  const auto game = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*game, "e3se");
  EXPECT_THAT(moves_onto(*game, "c3"), ElementsAre("c3ne", "c3nw", "c3se", "c3sw"));
  play_all(*game, "c3nw");
  EXPECT_EQ(field(*game, 2), "Rc3");
}

TEST_P(SamLiamStrict, TakingOneAwayFromABarredCellIsAllowed) {
  const auto game = given("announce=strict,triangles=8",
                          "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw", "R Ra1 16");
  EXPECT_THAT(game->moves(), Contains("a1nw-e5nw"));
  EXPECT_THAT(game->moves(), Contains("a2nw-a2ne"));
  EXPECT_TRUE(refuses(*game, "a1nw-a1ne"));
  EXPECT_TRUE(refuses(*game, "a2nw-a1se"));
}

TEST_P(SamLiamStrict, BarLastsUntilTheNextTurnOfThatPlayer) {
  const auto game = given("announce=strict,players=4", kBeforeSam, "R - 12");
  play_all(*game, "e3se");
  EXPECT_EQ(field(*game, 2), "Rc3");
  play_all(*game, "a1nw");
  EXPECT_EQ(field(*game, 2), "Rc3");
  play_all(*game, "i1ne");
  EXPECT_EQ(field(*game, 2), "Rc3");
  play_all(*game, "i9sw");
  EXPECT_EQ(field(*game, 2), "Rc3");
  EXPECT_THAT(moves_onto(*game, "c3"), IsEmpty());
}

TEST_P(SamLiamStrict, BarEndsWithThatTurn) {
  const auto game = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*game, "e3se a1nw b1nw!sam");
  EXPECT_EQ(field(*game, 2), "-");
  play_all(*game, "a2nw c3sw");
  EXPECT_EQ(game->result(), "R");
}

TEST_P(SamLiamStrict, BarHasEndedWhenTheNextAnnouncementIsJudged) {
  const auto song = given("announce=strict", kBeforeSong, "R Rc3 12");
  EXPECT_THAT(announcements(*song, "g3se"), ElementsAre("", "!song"));
  const auto sam = given("announce=strict", "Rc5nw Re5ne Re3se", "R Rc3 12");
  EXPECT_THAT(announcements(*sam, "a1nw"), ElementsAre("", "!sam"));
}

TEST_P(SamLiamStrict, LeavingItOutAgainBarsAgain) {
  const auto game = given("announce=strict", kBeforeSam, "R - 12");
  play_all(*game, "e3se a1nw b1nw");
  EXPECT_EQ(field(*game, 2), "Rc3");
}

TEST_P(SamLiamStrict, LeavingOutTheNextOneBarsItsOwnCellsInstead) {
  const auto game = given("announce=strict", "Rc5nw Re5ne Rh9nw Ri9ne", "R - 12");
  play_all(*game, "e3se c3nw i8se");
  EXPECT_EQ(field(*game, 2), "Rh8");
}

TEST_P(SamLiamStrict, BarsOfSeveralPlayersStandSideBySide) {
  const auto game = given("announce=strict", "Rc5nw Re5ne Gf7nw Gh7ne", "R - 12");
  play_all(*game, "e3se h5se");
  EXPECT_EQ(field(*game, 2), "Rc3Gf5");
  EXPECT_THAT(moves_onto(*game, "c3"), IsEmpty());
  EXPECT_THAT(moves_onto(*game, "f5"), Not(IsEmpty()));
  play_all(*game, "a1nw!sam");
  EXPECT_EQ(field(*game, 2), "Gf5");
  EXPECT_THAT(moves_onto(*game, "f5"), IsEmpty());
  EXPECT_THAT(moves_onto(*game, "c3"), Not(IsEmpty()));
}

TEST_P(SamLiamStrict, BarsLeaveTheOtherCells) {
  const auto game = given("announce=strict", "", "R R" + all_cells_but("e5") + " 12");
  EXPECT_THAT(game->moves(), ElementsAre("e5ne", "e5nw", "e5se", "e5sw"));
}

TEST_P(SamLiamStrict, BarsThatLeaveNoMoveAtAllAreIgnored) {
  const auto empty = given("announce=strict", "", "R R" + all_cells_but("") + " 12");
  EXPECT_THAT(empty->moves(), SizeIs(81 * 4));
  const auto full = given("announce=strict", "Re5nw Ge5se", "R R" + all_cells_but("e5") + " 12");
  EXPECT_THAT(full->moves(), SizeIs(80 * 4));
  play_all(*full, "a1nw");
  EXPECT_EQ(field(*full, 2), "-");
}

TEST_P(SamLiamStrict, BarsThatLeaveNoMoveAreIgnoredInTheSecondPhase) {
  const std::string eight = "Ra1nw Ra1se Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw";
  // On a1 nothing can be placed: what is taken from there can only go back as it was.
  const auto ignored =
      given("announce=strict,triangles=8", eight, "R R" + all_cells_but("a1") + " 16");
  EXPECT_THAT(ignored->moves(), Contains("a3nw-e5nw"));
  const auto obeyed =
      given("announce=strict,triangles=8", eight, "R R" + all_cells_but("a3") + " 16");
  EXPECT_THAT(obeyed->moves(),
              ElementsAre("a1nw-a3se", "a1se-a3se", "a3nw-a3ne", "a3nw-a3se", "a3nw-a3sw",
                          "a4nw-a3se", "a5nw-a3se", "a6nw-a3se", "a7nw-a3se", "a8nw-a3se"));
}

} // namespace
} // namespace howdah::testing
