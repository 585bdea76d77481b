#include "server/rate_limit.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

TEST(RateLimit, AllowsABurstAndThenASteadyRate) {
  RateLimit limit(2, 5);
  for (int i = 0; i < 5; ++i) EXPECT_TRUE(limit.allow("a", 0));
  EXPECT_FALSE(limit.allow("a", 0));
  EXPECT_TRUE(limit.allow("b", 0)); // another client has a bucket of its own
  EXPECT_FALSE(limit.allow("a", 400));
  EXPECT_TRUE(limit.allow("a", 500));
  EXPECT_FALSE(limit.allow("a", 500));
}

TEST(RateLimit, ForgetsThoseWhoseBucketIsFull) {
  RateLimit limit(2, 5);
  EXPECT_TRUE(limit.allow("a", 0));
  limit.tidy(100);
  EXPECT_EQ(limit.size(), 1U);
  limit.tidy(1000);
  EXPECT_EQ(limit.size(), 0U);
}

TEST(RateLimit, OfNothingLimitsNothing) {
  RateLimit limit(0, 0);
  for (int i = 0; i < 100; ++i) EXPECT_TRUE(limit.allow("a", 0));
}

} // namespace
} // namespace howdah::server
