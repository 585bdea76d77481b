#include "core/bits.hpp"

#include <gtest/gtest.h>

#include <cstdint>
#include <vector>

namespace howdah {
namespace {

TEST(Bits, TakeLowestRemovesTheLowestBitAndTellsItsIndex) {
  std::uint32_t bits = 0b1010'0100;
  EXPECT_EQ(take_lowest(bits), 2);
  EXPECT_EQ(bits, 0b1010'0000U);
  EXPECT_EQ(take_lowest(bits), 5);
  EXPECT_EQ(take_lowest(bits), 7);
  EXPECT_EQ(bits, 0U);
}

TEST(Bits, TakeLowestReachesTheHighestBitOfEachWidth) {
  std::uint8_t narrow = 0x80;
  EXPECT_EQ(take_lowest(narrow), 7);
  EXPECT_EQ(narrow, 0);
  std::uint64_t wide = std::uint64_t{1} << 63U;
  EXPECT_EQ(take_lowest(wide), 63);
  EXPECT_EQ(wide, 0U);
}

TEST(Bits, ForEachBitVisitsLowestFirst) {
  std::vector<int> seen;
  for_each_bit(std::uint64_t{0x8000'0000'0000'1001}, [&](int index) { seen.push_back(index); });
  EXPECT_EQ(seen, (std::vector<int>{0, 12, 63}));
}

TEST(Bits, ForEachBitOfNothingVisitsNothing) {
  for_each_bit(0U, [](int index) { FAIL() << index; });
}

static_assert([] {
  std::uint32_t bits = 6;
  return take_lowest(bits) == 1 && bits == 4;
}());

} // namespace
} // namespace howdah
