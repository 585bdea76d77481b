// Three and four players: whoever resigns or runs out of time is out, and the game goes on.
#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

TEST(Leaving, AnEngineOfLevelFiveTakesTheSeatAtOnce) {
  auto game = open_samliam(3);
  const auto events = game.resign(0, 0ms);
  ASSERT_TRUE(events);
  const auto* const left = find<PlayerLeft>(*events);
  ASSERT_NE(left, nullptr);
  EXPECT_EQ(left->seat, 0);
  EXPECT_EQ(left->departure, (Departure{.ply = 0, .reason = LeaveReason::resigned}));
  const auto* const due = find<EngineDue>(*events);
  ASSERT_NE(due, nullptr) << "the running turn included";
  EXPECT_EQ(due->level, 5);
  EXPECT_FALSE(game.is_over());
  EXPECT_TRUE(game.player(0).left);
  (void)play_any(game);
}

TEST(Leaving, IsPossibleOutOfTurn) {
  auto game = open_samliam(4);
  (void)play_any(game);
  const auto events = game.resign(3, 0ms);
  ASSERT_TRUE(events);
  EXPECT_EQ(find<EngineDue>(*events), nullptr) << "it is a person's turn";
  EXPECT_EQ(game.player(3).left->ply, 1U);
  EXPECT_EQ(refusal(game.resign(3, 0ms)), "you have left this game");
}

TEST(Leaving, ByTheClockToo) {
  auto game = open_samliam(3, {.clock = ClockRules{.base = 10s}});
  const auto events = game.tick(10s);
  ASSERT_NE(find<PlayerLeft>(events), nullptr);
  EXPECT_EQ(game.player(0).left->reason, LeaveReason::time);
  EXPECT_FALSE(game.is_over());
  EXPECT_FALSE(game.clock_runs()) << "the substitute has no clock";
  EXPECT_TRUE(game.tick(100s).empty());
  (void)play_any(game, 100s);
  EXPECT_EQ(game.left(1, 103s), 7s);
}

TEST(Leaving, TheLastPersonMakesADraw) {
  auto game = open_samliam(3, {.players = {person(), person(), engine(9)}});
  ASSERT_TRUE(game.resign(1, 0ms));
  EXPECT_FALSE(game.is_over());
  const auto events = game.resign(0, 0ms);
  ASSERT_TRUE(events);
  ASSERT_NE(find<Ended>(*events), nullptr);
  EXPECT_EQ(game.ending(),
            (Ending{.result = Result::draw(), .reason = EndReason::resigned, .seat = 0}));
}

TEST(Leaving, AnEngineOutOfTimeDoesNotEndAGameOfPersons) {
  auto game = open_samliam(3, {.players = {engine(9)}, .clock = ClockRules{.base = 10s}});
  ASSERT_NE(find<PlayerLeft>(game.tick(10s)), nullptr);
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(game.player(0).level, 5);
}

TEST(Leaving, CannotBeTakenBack) {
  auto game = open_samliam(3);
  (void)play_any(game);
  ASSERT_TRUE(game.resign(2, 0ms));
  EXPECT_EQ(refusal(game.undo(0ms)), "leaving the game cannot be taken back");
  (void)play_any(game); // by the second player
  (void)play_any(game); // by the substitute
  ASSERT_TRUE(game.undo(0ms));
  EXPECT_EQ(game.moves_played(), 1U);
  EXPECT_TRUE(game.player(2).left);
  EXPECT_EQ(refusal(game.undo(0ms)), "leaving the game cannot be taken back");
}

TEST(Leaving, AMoveBeforeItCannotBeTakenBackEither) {
  auto game = open_samliam(3);
  (void)play_any(game);
  ASSERT_TRUE(game.resign(2, 0ms));
  EXPECT_EQ(refusal(game.offer(0, Offer::take_back, 0ms)),
            "a player has left since your last move, and that cannot be taken back");
}

TEST(Leaving, OffersNeedTheRemainingPersonsOnly) {
  auto game = open_samliam(3);
  ASSERT_TRUE(game.resign(2, 0ms));
  ASSERT_TRUE(game.offer(0, Offer::draw, 0ms));
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(refusal(game.offer(2, Offer::draw, 0ms)), "you have left this game");
  ASSERT_TRUE(game.offer(1, Offer::draw, 0ms));
  EXPECT_EQ(game.ending()->reason, EndReason::agreed);
}

TEST(Leaving, WithdrawsTheOffersOfWhoLeaves) {
  auto game = open_samliam(3);
  ASSERT_TRUE(game.offer(2, Offer::draw, 0ms));
  ASSERT_TRUE(game.resign(2, 0ms));
  EXPECT_FALSE(game.offers().asker(Offer::draw));
}

TEST(Leaving, ADrawThatAllOthersHadAcceptedIsAgreed) {
  auto game = open_samliam(3);
  ASSERT_TRUE(game.offer(0, Offer::draw, 0ms));
  ASSERT_TRUE(game.offer(1, Offer::draw, 0ms));
  ASSERT_TRUE(game.resign(2, 0ms));
  EXPECT_TRUE(game.is_over()) << "all who remain agree";
}

} // namespace
} // namespace howdah::play
