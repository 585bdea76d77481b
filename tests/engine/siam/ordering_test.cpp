// What a search remembers of moves.
#include "engine/siam/ordering.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace howdah::siam {
namespace {

constexpr int kPly = 3;
constexpr int kDepth = 5;

Move enter(Square to) {
  return {Action::enter, kOffBoard, to, Facing::north};
}
void reward(Ordering& ordering, Move best, const std::vector<Move>& tried = {}) {
  ordering.reward(0, best, tried, std::nullopt, kPly, kDepth);
}

TEST(SiamOrdering, MovesThatCauseCutoffsComeFirstAndThoseTriedBeforeLast) {
  Ordering ordering;
  reward(ordering, enter(0), {enter(1)});
  const auto score = ordering.scorer(0, std::nullopt, kPly + 1);
  EXPECT_GT(score(enter(0)), score(enter(2)));
  EXPECT_LT(score(enter(1)), score(enter(2)));
}

TEST(SiamOrdering, TheLastTwoQuietCutoffsOfAPlyAreKillers) {
  Ordering ordering;
  reward(ordering, enter(0));
  reward(ordering, enter(1));
  reward(ordering, enter(2));
  EXPECT_FALSE(ordering.is_killer(enter(0), kPly));
  EXPECT_TRUE(ordering.is_killer(enter(1), kPly));
  EXPECT_TRUE(ordering.is_killer(enter(2), kPly));
  EXPECT_FALSE(ordering.is_killer(enter(2), kPly + 1));
}

TEST(SiamOrdering, CopiesShareTheirCounters) {
  Ordering ordering;
  Ordering copy = ordering;
  reward(copy, enter(0));
  EXPECT_GT(ordering.history(0, enter(0), std::nullopt), 0);
  EXPECT_TRUE(ordering.is_killer(enter(0), kPly));
}

TEST(SiamOrdering, FadesAndForgets) {
  Ordering ordering;
  reward(ordering, enter(0));
  const int before = ordering.history(0, enter(0), std::nullopt);
  ordering.fade();
  const int faded = ordering.history(0, enter(0), std::nullopt);
  EXPECT_LT(faded, before);
  EXPECT_GT(faded, 0);
  EXPECT_FALSE(ordering.is_killer(enter(0), kPly));
  ordering.clear();
  EXPECT_EQ(ordering.history(0, enter(0), std::nullopt), 0);
}

} // namespace
} // namespace howdah::siam
