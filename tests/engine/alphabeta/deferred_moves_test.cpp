#include "engine/alphabeta/deferred_moves.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(DeferredMoves, ComeInTheOrderInWhichTheyWereAdded) {
  DeferredMoves<char> moves;
  EXPECT_TRUE(moves.all_taken());
  EXPECT_TRUE(moves.add({'a', 3}));
  EXPECT_TRUE(moves.add({'b', 5}));
  EXPECT_FALSE(moves.all_taken());
  EXPECT_EQ(moves.take().move, 'a');
  EXPECT_EQ(moves.take().index, 5);
  EXPECT_TRUE(moves.all_taken());
}

TEST(DeferredMoves, RefuseMoreThanTheyHaveRoomFor) {
  DeferredMoves<int> moves;
  int added = 0;
  while (added < 1000 && moves.add({added, added})) ++added;
  ASSERT_LT(added, 1000);
  for (int i = 0; i < added; ++i) EXPECT_EQ(moves.take().move, i);
  EXPECT_TRUE(moves.all_taken());
}

} // namespace
} // namespace howdah
