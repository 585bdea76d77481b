// Late move reductions.
#include "engine/siam/reductions.hpp"

#include <gtest/gtest.h>

namespace howdah::siam {
namespace {

TEST(SiamReductions, GrowWithTheDepthAndWithTheIndex) {
  for (int depth = 1; depth < 40; ++depth) {
    for (int index = 1; index < 80; ++index) {
      EXPECT_LE(kReductions.at(depth, index), kReductions.at(depth, index + 1));
      EXPECT_LE(kReductions.at(depth, index), kReductions.at(depth + 1, index));
    }
  }
  EXPECT_EQ(kReductions.at(1, 1), 0);
  EXPECT_GT(kReductions.at(8, 40), 2);
}

TEST(SiamReductions, StayTheSameBeyondTheLookup) {
  EXPECT_EQ(kReductions.at(1000, 1000), kReductions.at(63, 63));
}

TEST(SiamReductions, LogarithmsAreWholeSixteenths) {
  EXPECT_EQ(detail::log2_times_16(1), 0);
  EXPECT_EQ(detail::log2_times_16(2), 16);
  EXPECT_EQ(detail::log2_times_16(3), 24);
  EXPECT_EQ(detail::log2_times_16(64), 96);
}

} // namespace
} // namespace howdah::siam
