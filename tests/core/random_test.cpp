#include "core/random.hpp"

#include <gtest/gtest.h>

#include <array>

namespace howdah {
namespace {

TEST(Random, IsSplitMix64) {
  Random random(0);
  EXPECT_EQ(random.next(), 0xe220a8397b1dcdafULL);
  EXPECT_EQ(random.next(), 0x6e789e6aa1b965f4ULL);
  EXPECT_EQ(random.next(), 0x06c45d188009454fULL);
}

TEST(Random, TheSameSeedGivesTheSameNumbers) {
  Random one(42);
  Random other(42);
  Random third(43);
  bool differs = false;
  for (int i = 0; i < 100; ++i) {
    const auto number = one.next();
    EXPECT_EQ(other.next(), number);
    differs = differs || third.next() != number;
  }
  EXPECT_TRUE(differs);
}

TEST(Random, BelowStaysBelow) {
  Random random(1);
  for (const std::uint32_t bound : {1U, 2U, 3U, 7U, 1000U, 0xffff'ffffU}) {
    for (int i = 0; i < 1000; ++i) EXPECT_LT(random.below(bound), bound);
  }
}

TEST(Random, BelowReachesEveryNumberAboutEquallyOften) {
  constexpr int kDraws = 60'000;
  Random random(2);
  std::array<int, 6> seen{};
  for (int i = 0; i < kDraws; ++i) ++seen.at(random.below(6));
  for (const int count : seen) EXPECT_NEAR(count, kDraws / 6.0, 400); // more than four deviations
}

} // namespace
} // namespace howdah
