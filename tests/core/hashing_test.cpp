#include "core/hashing.hpp"

#include <gtest/gtest.h>

#include <bit>
#include <set>

namespace howdah {
namespace {

TEST(Hashing, MixIsTheSameEverywhere) {
  static_assert(mix(0) == 0);
  // The first numbers SplitMix64 gives from seed 0 are the mixes of multiples of its increment.
  EXPECT_EQ(mix(0x9e3779b97f4a7c15ULL), 0xe220a8397b1dcdafULL);
  EXPECT_EQ(mix(0x9e3779b97f4a7c15ULL * 2), 0x6e789e6aa1b965f4ULL);
}

TEST(Hashing, MixIsOneToOneOnSmallNumbers) {
  std::set<std::uint64_t> seen;
  for (std::uint64_t word = 0; word < 10'000; ++word) EXPECT_TRUE(seen.insert(mix(word)).second);
}

TEST(Hashing, EveryBitOfTheWordReachesHalfOfTheOthers) {
  // On average over many words; each flip should change about 32 of 64 bits.
  for (unsigned bit = 0; bit < 64; ++bit) {
    int changed = 0;
    for (std::uint64_t word = 1; word <= 256; ++word) {
      changed += std::popcount(mix(word) ^ mix(word ^ (std::uint64_t{1} << bit)));
    }
    EXPECT_NEAR(changed / 256.0, 32.0, 3.0) << "bit " << bit;
  }
}

} // namespace
} // namespace howdah
