// Values inside the search.
#include "engine/alphabeta/value.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(Value, DistancesCountFromThePositionInTheTable) {
  for (const Value value : {win_at(9), loss_at(8), 123, -30'000, 30'000, kDraw}) {
    EXPECT_EQ(from_table(to_table(value, 5), 5), value);
  }
  // Stored four plies down, found six plies down: the end is as far from there.
  EXPECT_EQ(from_table(to_table(win_at(9), 4), 6), win_at(11));
}

TEST(Value, BecomesAScore) {
  EXPECT_EQ(to_score(win_at(7)), Score::win_in(7));
  EXPECT_EQ(to_score(loss_at(4)), Score::loss_in(4));
  EXPECT_EQ(to_score(kLogit), Score::estimate(100));
  EXPECT_FALSE(to_score(as_estimate(win_at(1))).is_proved());
  EXPECT_FALSE(to_score(as_estimate(loss_at(1))).is_proved());
}

} // namespace
} // namespace howdah
