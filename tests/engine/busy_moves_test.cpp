// How threads keep away from each other's moves.
#include "engine/alphabeta/busy_moves.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(BusyMoves, AMoveIsBusyAsLongAsItsClaimLives) {
  BusyMoves moves;
  EXPECT_FALSE(moves.contain(42));
  {
    const BusyMoves::Claim claim(&moves, 42);
    EXPECT_TRUE(moves.contain(42));
    EXPECT_FALSE(moves.contain(43));
  }
  EXPECT_FALSE(moves.contain(42));
}

TEST(BusyMoves, AClaimThatWasOverwrittenDoesNotEndTheOther) {
  constexpr std::uint64_t kSamePlace = 42 + (std::uint64_t{1} << 40U);
  BusyMoves moves;
  const BusyMoves::Claim outer(&moves, kSamePlace);
  {
    const BusyMoves::Claim inner(&moves, 42);
    EXPECT_FALSE(moves.contain(kSamePlace));
    {
      const BusyMoves::Claim third(&moves, kSamePlace);
    }
    const BusyMoves::Claim fourth(&moves, kSamePlace);
    EXPECT_FALSE(moves.contain(42));
  }
  EXPECT_FALSE(moves.contain(42));
}

TEST(BusyMoves, WithoutAListNothingIsClaimed) {
  const BusyMoves::Claim claim(nullptr, 42);
  EXPECT_FALSE(BusyMoves{}.contain(42));
}

} // namespace
} // namespace howdah
