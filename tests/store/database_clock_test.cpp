#include "store/database_clock.hpp"

#include <gtest/gtest.h>

namespace howdah::store {
namespace {

TEST(DatabaseClock, GivesTheTimeOfTheDatabase) {
  DatabaseClock clock;
  clock.hear(1'000'000, 100, 110);
  EXPECT_EQ(clock.at(105), 1'000'000);
}

TEST(DatabaseClock, ASlowAnswerDoesNotSpoilAGoodEstimate) {
  DatabaseClock clock;
  clock.hear(1'000'000, 100, 102);
  clock.hear(1'000'500, 200, 1200);
  EXPECT_EQ(clock.at(101), 1'000'000);
}

TEST(DatabaseClock, FollowsADatabaseWhoseClockWasSet) {
  DatabaseClock clock;
  clock.hear(1'000'000, 100, 102);
  clock.hear(5'000'000, 200, 202);
  EXPECT_NEAR(static_cast<double>(clock.at(201)), 5'000'000, 1);
}

} // namespace
} // namespace howdah::store
