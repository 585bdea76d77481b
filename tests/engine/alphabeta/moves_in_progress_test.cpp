// How threads keep away from each other's moves.
#include "engine/alphabeta/moves_in_progress.hpp"

#include <gtest/gtest.h>

#include <optional>

namespace howdah {
namespace {

/// Shares its slot with the key 42.
constexpr std::uint64_t kSameSlot = 42 + (std::uint64_t{1} << 40U);

TEST(MovesInProgress, ContainAMoveAsLongAsItsClaimLives) {
  MovesInProgress moves;
  EXPECT_FALSE(moves.contains(42));
  {
    const MovesInProgress::Claim claim(&moves, 42);
    EXPECT_TRUE(moves.contains(42));
    EXPECT_FALSE(moves.contains(43));
  }
  EXPECT_FALSE(moves.contains(42));
}

TEST(MovesInProgress, ALaterClaimOfTheSameSlotReplacesTheEarlierOne) {
  MovesInProgress moves;
  const MovesInProgress::Claim earlier(&moves, 42);
  const MovesInProgress::Claim later(&moves, kSameSlot);
  EXPECT_FALSE(moves.contains(42));
  EXPECT_TRUE(moves.contains(kSameSlot));
}

TEST(MovesInProgress, AReplacedClaimDoesNotEndTheOneThatReplacedIt) {
  MovesInProgress moves;
  std::optional<MovesInProgress::Claim> earlier(std::in_place, &moves, 42);
  const MovesInProgress::Claim later(&moves, kSameSlot);
  earlier.reset();
  EXPECT_TRUE(moves.contains(kSameSlot));
}

} // namespace
} // namespace howdah
