#include "terminal/background_engine.hpp"
#include "tests/terminal/games.hpp"

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

TEST(BackgroundEngine, FindsAWinAndCancelsSearches) {
  const auto game = open_siam({.setup = {.start = "5/5/O2EeO/2O2/5 E * 10"}});
  BackgroundEngine engine;
  ASSERT_FALSE(engine.start(SearchPurpose::hint, *game, {.depth = 4}, {}));
  EXPECT_EQ(engine.purpose(), SearchPurpose::hint);
  const std::atomic<bool> never = false;
  const auto found = engine.wait(never);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->purpose, SearchPurpose::hint);
  EXPECT_EQ(found->move, "d3e3e");
  EXPECT_FALSE(engine.purpose());
  ASSERT_FALSE(engine.start(SearchPurpose::move, *game, {}, {})); // for ever
  engine.cancel();
  EXPECT_FALSE(engine.purpose());
  EXPECT_FALSE(engine.fetch());
}

TEST(BackgroundEngine, StopsWaitingWhenToldTo) {
  const auto game = open_siam();
  BackgroundEngine engine;
  ASSERT_FALSE(engine.start(SearchPurpose::move, *game, {}, {}));
  const std::atomic<bool> stop = true;
  EXPECT_FALSE(engine.wait(stop));
}

TEST(BackgroundEngine, SearchesThePositionAfterTheMovesThatStand) {
  auto game = open_siam({.setup = {.start = "5/5/O2EeO/2O2/5 R * 11"}});
  play_moves(game, {"@a5s"});
  BackgroundEngine engine;
  ASSERT_FALSE(engine.start(SearchPurpose::hint, *game, {.depth = 2}, {}));
  const std::atomic<bool> never = false;
  const auto found = engine.wait(never);
  ASSERT_TRUE(found);
  EXPECT_EQ(found->move, "d3e3e");
  EXPECT_EQ(found->at_move, 1U);
}

TEST(MoveLimits, AreTheClocksOfAllPlayers) {
  auto game = open_siam({.clock = play::ClockRules{.base = 60s, .increment = 2s}});
  game.pass_time(20s);
  const auto limits = move_limits(game, 1s);
  EXPECT_EQ(limits.move_time, 1s);
  ASSERT_TRUE(limits.clocks[1]);
  EXPECT_EQ(limits.clocks[0]->left, 40s);
  EXPECT_EQ(limits.clocks[1]->left, 60s);
  EXPECT_EQ(limits.clocks[1]->increment, 2s);
}

TEST(MoveLimits, AreNotTheClockOfSomebodyWhoseTimeIsUp) {
  auto game = open_samliam({.clock = play::ClockRules{.base = 60s}});
  game.pass_time(61s);
  ASSERT_TRUE(game->player(0).left);
  EXPECT_FALSE(move_limits(game, 1s).clocks[0]);
}

} // namespace
} // namespace howdah::terminal
