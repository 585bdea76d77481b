// The end of a game: a rock pushed off, and whose win that is; the same position three times.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamEndings)

namespace howdah::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::Not;

// ---- a rock pushed off ----

TEST_P(SiamEndings, PushingARockOffEndsTheGame) {
  const auto won = game_at("5/5/3EeO/5/OO3 E * 0");
  ASSERT_TRUE(won && won->play("d3e3e"));
  EXPECT_EQ(won->result(), "E");
  EXPECT_THAT(won->moves(), IsEmpty());
  EXPECT_EQ(won->perft(1), 0U);
}

TEST_P(SiamEndings, NothingIsPlayedAfterTheEnd) {
  const auto won = game_at("Rn4/5/3EeO/5/OO3 E * 0");
  ASSERT_TRUE(won && won->play("d3e3e"));
  EXPECT_FALSE(won->play("@a1n"));
  EXPECT_FALSE(won->play("a5x"));
  EXPECT_EQ(won->position(), "Rn4/5/4Ee/5/OO3 R * 1");
}

TEST_P(SiamEndings, ARockCanBePushedOffOverEverySide) {
  EXPECT_EQ(result_after("2O2/2En2/5/5/OO3 E * 0", "c4c5n"), "E");
  EXPECT_EQ(result_after("5/5/3EeO/5/OO3 E * 0", "d3e3e"), "E");
  EXPECT_EQ(result_after("OO3/5/5/2Es2/2O2 E * 0", "c2c1s"), "E");
  EXPECT_EQ(result_after("5/5/OEw3/5/OO3 E * 0", "b3a3w"), "E");
}

TEST_P(SiamEndings, RhinosWinAsElephantsDo) {
  EXPECT_EQ(result_after("5/5/3ReO/5/OO3 R * 1", "d3e3e"), "R");
}

TEST_P(SiamEndings, ARockPushedWithinTheBoardEndsNothing) {
  EXPECT_EQ(result_after("5/5/2EeO1/5/OO3 E * 0", "c3d3e"), "none");
}

TEST_P(SiamEndings, AnAnimalPushedOffEndsNothing) {
  EXPECT_EQ(result_after("5/5/2EeORn/5/OO3 E * 0", "c3d3e"), "none");
}

TEST_P(SiamEndings, TheClosestAnimalFacingThePushDirectionWins) {
  EXPECT_EQ(result_after("5/5/1EeReEeO/5/OO3 E * 0", "b3c3e"), "E");
  EXPECT_EQ(result_after("5/5/1EeEeReO/5/OO3 E * 0", "b3c3e"), "R");
  EXPECT_EQ(result_after("5/5/EeReRnEsO/5/OO3 E * 0", "a3b3e"), "R");
  EXPECT_EQ(result_after("5/5/EeEeReRwO/5/OO3 E * 0", "a3b3e"), "R");
}

TEST_P(SiamEndings, ClosestIsMeasuredToTheRockThatFalls) {
  // Two rocks in the line, and animals facing the push before each of them.
  EXPECT_EQ(result_after("5/5/ReReOEeO/5/O4 R * 1", "a3b3e"), "E");
  EXPECT_EQ(result_after("5/5/EeEeOReO/5/O4 E * 0", "a3b3e"), "R");
}

TEST_P(SiamEndings, AnEnteringPusherCanWin) {
  EXPECT_EQ(result_after("5/5/OO3/5/O4 E * 0", "@a1n"), "none");
  EXPECT_EQ(result_after("O4/Rw4/Re4/Ew4/OO3 E * 0", "@a1n"), "illegal"); // two rocks
  EXPECT_EQ(result_after("O4/Rw4/Re4/Ew4/Rw2OO E * 0", "@a1n"), "E");
  EXPECT_EQ(result_after("O4/Rn4/Re4/Ew4/Rw2OO E * 0", "@a1n"), "R");
}

TEST_P(SiamEndings, TheShortestGameIsWonByThePusher) {
  const auto won = game("classic", "@e3e @a3e @a3e @a3e");
  ASSERT_TRUE(won);
  EXPECT_EQ(won->result(), "R");
  EXPECT_EQ(won->position(), "5/5/ReEeReOO/5/5 E * 4");
}

TEST_P(SiamEndings, TheWinnerIsNotAlwaysThePusher) {
  const auto won = game("classic", "@a3e @e3e @a3e @a3e");
  ASSERT_TRUE(won);
  EXPECT_EQ(won->result(), "E");
  EXPECT_EQ(won->position(), "5/5/ReEeEeOO/5/5 E * 4");
}

// ---- repetition ----

// From an elephant on a1 facing e and a rhino on e5 facing w, and back to it.
constexpr std::string_view kRound = "a1n e5s a1e e5w";
constexpr std::string_view kOtherRound = "a1b1e e5d5w b1a1e d5e5w";

TEST_P(SiamEndings, TheThirdOccurrenceIsADraw) {
  const auto turning = game("classic", "@a1e @e5w");
  ASSERT_TRUE(turning && play_all(*turning, kRound));
  EXPECT_EQ(turning->result(), "none");
  ASSERT_TRUE(play_all(*turning, "a1n e5s a1e"));
  EXPECT_EQ(turning->result(), "none");
  ASSERT_TRUE(turning->play("e5w"));
  EXPECT_EQ(turning->result(), "draw");
}

TEST_P(SiamEndings, ADrawnGameHasNoMoves) {
  const auto drawn = game("classic", "@a1e @e5w a1n e5s a1e e5w a1n e5s a1e e5w");
  ASSERT_TRUE(drawn);
  EXPECT_THAT(drawn->moves(), IsEmpty());
  EXPECT_FALSE(drawn->play("a1n"));
}

TEST_P(SiamEndings, TheStartCountsAsAnOccurrence) {
  const auto empty = game("classic", "@a1e @e5w a1x e5x @a1e @e5w a1x");
  ASSERT_TRUE(empty);
  EXPECT_EQ(empty->result(), "none");
  ASSERT_TRUE(empty->play("e5x"));
  EXPECT_EQ(empty->result(), "draw");
}

TEST_P(SiamEndings, ASetUpPositionCountsAsAnOccurrence) {
  const auto set_up = game_at("4Rw/5/1OOO1/5/Ee4 E * 10");
  ASSERT_TRUE(set_up && play_all(*set_up, kRound));
  EXPECT_EQ(set_up->result(), "none");
  ASSERT_TRUE(play_all(*set_up, kRound));
  EXPECT_EQ(set_up->result(), "draw");
}

TEST_P(SiamEndings, OccurrencesNeedNotFollowEachOther) {
  const auto turning = game("classic", "@a1e @e5w a1n e5s a1e e5w");
  ASSERT_TRUE(turning && play_all(*turning, kOtherRound));
  EXPECT_EQ(turning->result(), "draw");
}

TEST_P(SiamEndings, ADifferentFacingIsADifferentPosition) {
  const auto turning = game("classic", "@a1e @e5w a1n e5s a1e e5w a1n e5s a1s e5w");
  ASSERT_TRUE(turning);
  EXPECT_EQ(turning->result(), "none");
}

TEST_P(SiamEndings, ADifferentPlayerToMoveIsADifferentPosition) {
  // One of the two takes three turns to face the same way again, the other two, so that the
  // board returns with the other player to move: at plies 2 (E), 7 (R) and 12 (E).
  const std::string_view elephant_takes_three = "a1n e5s a1s e5w a1e";
  const std::string_view rhino_takes_three = "e5s a1n e5n a1e e5w";
  const auto turning = game("classic", "@a1e @e5w");
  ASSERT_TRUE(turning && play_all(*turning, elephant_takes_three));
  EXPECT_EQ(turning->position(), "4Rw/5/1OOO1/5/Ee4 R * 7");
  ASSERT_TRUE(play_all(*turning, rhino_takes_three));
  EXPECT_EQ(turning->position(), "4Rw/5/1OOO1/5/Ee4 E * 12");
  EXPECT_EQ(turning->result(), "none"); // the board for the third time, the position for the second
}

TEST_P(SiamEndings, DifferentExitRightsMakeADifferentPosition) {
  // The board of ply 2 again at plies 6 and 10; the elephant spent its exit in between.
  const auto once = game("exits=once", "@a1e @e5w a1x e5s @a1e e5w");
  ASSERT_TRUE(once && play_all(*once, kRound));
  EXPECT_EQ(once->position(), "4Rw/5/1OOO1/5/Ee4 E R 10");
  EXPECT_EQ(once->result(), "none");
  ASSERT_TRUE(play_all(*once, kOtherRound));
  EXPECT_EQ(once->result(), "draw");
}

TEST_P(SiamEndings, ADifferentOpeningRestrictionMakesADifferentPosition) {
  // Ply 2 is under the restriction, plies 6, 10 and 14 are not.
  const auto crosses = game("opening=crosses", "@a1e @e5w");
  ASSERT_TRUE(crosses && play_all(*crosses, kRound) && play_all(*crosses, kRound));
  EXPECT_EQ(crosses->result(), "none");
  ASSERT_TRUE(play_all(*crosses, kOtherRound));
  EXPECT_EQ(crosses->result(), "draw");
}

TEST_P(SiamEndings, RepetitionNoneTurnsTheDrawOff) {
  const auto endless = game("repetition=none", "@a1e @e5w");
  ASSERT_TRUE(endless);
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(play_all(*endless, kRound));
  EXPECT_EQ(endless->result(), "none");
  EXPECT_THAT(endless->moves(), Not(IsEmpty()));
}

TEST_P(SiamEndings, PerftDoesNotLookAtRepetition) {
  const auto twice = game("classic", "@a1e @e5w a1n e5s a1e e5w a1n e5s a1e");
  const auto fresh = game_at("4Rs/5/1OOO1/5/Ee4 R * 9");
  ASSERT_TRUE(twice && fresh);
  EXPECT_EQ(twice->perft(2), fresh->perft(2));
}

} // namespace
} // namespace howdah::testing
