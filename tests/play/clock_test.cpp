#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

const ClockRules kMinute{.base = 60s, .increment = 2s};

TEST(Clock, RunsForThePlayerToMove) {
  auto game = open_siam({.clock = kMinute});
  EXPECT_EQ(game.left(0, 10s), 50s);
  EXPECT_EQ(game.left(1, 10s), 60s);
  EXPECT_EQ(game.deadline(), Instant(60s));
}

TEST(Clock, IsChargedAndGetsItsIncrementWithTheMove) {
  auto game = open_siam({.clock = kMinute});
  (void)play(game, "@a3e", 10s);
  EXPECT_EQ(game.left(0, 15s), 52s);
  EXPECT_EQ(game.left(1, 15s), 55s);
  EXPECT_EQ(game.timeline().entries[0].left, Instant(52s));
}

TEST(Clock, WithoutOneThereIsNoTime) {
  auto game = open_siam();
  EXPECT_FALSE(game.left(0, 10s));
  EXPECT_FALSE(game.deadline());
  EXPECT_TRUE(game.tick(100h).empty());
}

TEST(Clock, WhoseFlagFallsLosesAgainstOneOpponent) {
  auto game = open_siam({.clock = kMinute});
  EXPECT_TRUE(game.tick(59s).empty());
  EXPECT_FALSE(game.move(0, 0, "@a3e", 60s)) << "too late";
  const auto events = game.tick(60s);
  ASSERT_NE(find<Ended>(events), nullptr);
  EXPECT_EQ(game.ending(),
            (Ending{.result = Result::win(1), .reason = EndReason::time, .seat = 0}));
  EXPECT_EQ(game.left(0, 70s), 0s);
}

TEST(Clock, FirstMovesAreNotTimedWhereThePolicySaysSo) {
  auto game = open_siam({.clock = kMinute, .policy = {.times_first_moves = false}});
  (void)play(game, "@a3e", 100s);
  (void)play(game, "@e3w", 200s);
  EXPECT_EQ(game.left(0, 200s), 60s) << "and there is no increment for them";
  EXPECT_EQ(game.left(1, 200s), 60s);
  EXPECT_TRUE(game.clock_runs());
  EXPECT_EQ(game.left(0, 230s), 30s);
}

TEST(Clock, EnginesAreNotTimedWhereThePolicySaysSo) {
  auto game = open_siam(
      {.players = {engine(1), person()}, .clock = kMinute, .policy = {.times_engines = false}});
  EXPECT_FALSE(game.clock_runs());
  (void)play(game, "@a3e", 100s);
  EXPECT_TRUE(game.clock_runs());
  EXPECT_EQ(game.left(0, 110s), 60s);
  EXPECT_EQ(game.left(1, 110s), 50s);
}

TEST(Clock, AMoveWithinTheMarginIsInTime) {
  auto game = open_siam({.clock = kMinute, .policy = {.margin = 1s}});
  EXPECT_TRUE(game.tick(60500ms).empty());
  (void)play(game, "@a3e", 60500ms);
  EXPECT_EQ(game.left(0, 60500ms), 2001ms) << "a moment, and the increment";
}

TEST(Clock, StandsWhileASeatIsOpenAndBeginsWhenItIsTaken) {
  auto game = open_siam({.players = {person(), open_seat()}, .clock = kMinute});
  EXPECT_FALSE(game.clock_runs());
  ASSERT_TRUE(game.take_seat(1, "", 500s));
  EXPECT_EQ(game.left(0, 510s), 50s);
}

TEST(Clock, StandsWhenTheGameIsOver) {
  auto game = open_siam({.clock = kMinute});
  ASSERT_TRUE(game.resign(0, 10s));
  EXPECT_FALSE(game.clock_runs());
  EXPECT_EQ(game.left(0, 100s), 50s);
}

} // namespace
} // namespace howdah::play
