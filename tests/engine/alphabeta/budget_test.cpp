// When a search has to end.
#include "engine/alphabeta/budget.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

using std::chrono::milliseconds;

Budget begun_before(const SearchLimits& limits, milliseconds ago) {
  return {limits, 0, Budget::Clock::now() - ago};
}

SearchLimits clock(milliseconds left, milliseconds increment = {}) {
  SearchLimits limits;
  limits.clocks[0] = PlayerClock{.left = left, .increment = increment};
  return limits;
}

TEST(Budget, WithoutLimitsNeverEnds) {
  const auto budget = begun_before({}, std::chrono::hours(10));
  EXPECT_FALSE(budget.is_used_up(UINT64_MAX - 1));
  EXPECT_FALSE(budget.is_not_worth_more(0));
  EXPECT_EQ(budget.depth(), kMaxDepth);
}

TEST(Budget, EndsAtItsNodesItsTimeAndItsDepth) {
  SearchLimits limits;
  limits.nodes = 100;
  EXPECT_FALSE(begun_before(limits, {}).is_used_up(99));
  EXPECT_TRUE(begun_before(limits, {}).is_used_up(100));
  SearchLimits timed;
  timed.move_time = milliseconds(50);
  EXPECT_TRUE(begun_before(timed, milliseconds(51)).is_used_up(0));
  EXPECT_FALSE(begun_before(timed, milliseconds(-1000)).is_used_up(0));
  SearchLimits deep;
  deep.depth = 1000;
  EXPECT_EQ(begun_before(deep, {}).depth(), kMaxDepth);
  deep.depth = 0;
  EXPECT_EQ(begun_before(deep, {}).depth(), 1);
}

TEST(Budget, NeverUsesTheWholeClock) {
  for (const milliseconds left : {milliseconds(30), milliseconds(1000), milliseconds(600'000)}) {
    EXPECT_TRUE(begun_before(clock(left), left / 2).is_used_up(0)) << left.count();
  }
  EXPECT_TRUE(begun_before(clock(milliseconds(0)), milliseconds(2)).is_used_up(0));
}

TEST(Budget, ABestMoveThatKeepsChangingIsWorthMore) {
  // A share of 4 s: half of it is enough for a steady move.
  const auto limits = clock(milliseconds(100'020));
  EXPECT_FALSE(begun_before(limits, milliseconds(1'000)).is_not_worth_more(0));
  EXPECT_TRUE(begun_before(limits, milliseconds(2'500)).is_not_worth_more(0));
  EXPECT_FALSE(begun_before(limits, milliseconds(2'500)).is_not_worth_more(4));
}

TEST(Budget, TheOthersClockDoesNotMatter) {
  SearchLimits limits;
  limits.clocks[1] = PlayerClock{.left = milliseconds(1), .increment = {}};
  EXPECT_FALSE(begun_before(limits, std::chrono::hours(1)).is_used_up(0));
}

} // namespace
} // namespace howdah
