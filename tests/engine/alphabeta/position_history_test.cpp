#include "engine/alphabeta/position_history.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(PositionHistory, FindsTheLastOccurrence) {
  PositionHistory history;
  for (const std::uint64_t hash : {7U, 8U, 7U, 9U}) history.push(hash);
  EXPECT_EQ(history.find(7), 2U);
  EXPECT_EQ(history.find(8), 1U);
  EXPECT_FALSE(history.find(10));
  EXPECT_EQ(history.size(), 4U);
}

TEST(PositionHistory, TellsHashesOfOneSlotApart) {
  PositionHistory history;
  history.push(5);
  EXPECT_FALSE(history.find(5 + (std::uint64_t{1} << 32U)));
}

TEST(PositionHistory, ForgetsWhatIsPopped) {
  PositionHistory history;
  history.push(7);
  history.push(8);
  history.pop();
  EXPECT_FALSE(history.find(8));
  EXPECT_EQ(history.find(7), 0U);
  history.clear();
  EXPECT_FALSE(history.find(7));
}

TEST(PositionHistory, ThePastDependsOnThePositionsThatOccurredTwice) {
  const auto past_of = [](std::initializer_list<std::uint64_t> hashes) {
    PositionHistory history;
    for (const auto hash : hashes) history.push(hash);
    return history.past();
  };
  EXPECT_EQ(past_of({1, 2, 3}), past_of({4}));
  EXPECT_EQ(past_of({1, 2, 1}), past_of({1, 3, 1}));
  EXPECT_NE(past_of({1, 2, 1}), past_of({1, 2}));
  EXPECT_NE(past_of({1, 2, 1}), past_of({2, 1, 2}));
}

} // namespace
} // namespace howdah
