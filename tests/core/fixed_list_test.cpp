#include "core/fixed_list.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

namespace howdah {
namespace {

TEST(FixedList, StartsEmpty) {
  const FixedList<int, 4> list;
  EXPECT_TRUE(list.empty());
  EXPECT_EQ(list.size(), 0U);
  EXPECT_EQ(list.begin(), list.end());
  EXPECT_EQ(list.capacity(), 4U);
}

TEST(FixedList, KeepsWhatIsPushedInOrderUpToItsCapacity) {
  FixedList<int, 3> list;
  for (const int value : {5, 6, 7}) list.push_back(value);
  EXPECT_EQ(list.size(), 3U);
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{5, 6, 7}));
  EXPECT_EQ(list[1], 6);
}

TEST(FixedList, ItemsCanBeChanged) {
  FixedList<int, 3> list;
  for (const int value : {3, 1, 2}) list.push_back(value);
  std::ranges::reverse(list);
  list[0] = 9;
  EXPECT_EQ(std::vector<int>(list.begin(), list.end()), (std::vector<int>{9, 1, 3}));
}

TEST(FixedList, ClearForgetsTheItems) {
  FixedList<int, 2> list;
  list.push_back(1);
  list.push_back(2);
  list.clear();
  EXPECT_TRUE(list.empty());
  list.push_back(3);
  EXPECT_EQ(list[0], 3);
  EXPECT_EQ(list.size(), 1U);
}

TEST(FixedList, CopiesAreIndependent) {
  FixedList<int, 2> list;
  list.push_back(1);
  auto copy = list;
  copy.push_back(2);
  EXPECT_EQ(list.size(), 1U);
  EXPECT_EQ(copy.size(), 2U);
  EXPECT_EQ(copy[0], 1);
}

} // namespace
} // namespace howdah
