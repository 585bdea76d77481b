// The shared table, and the scores it keeps.
#include "engine/alphabeta/transposition_table.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(TranspositionTable, ReturnsWhatWasStored) {
  TranspositionTable table;
  table.resize(1 << 16);
  EXPECT_FALSE(table.find(42));
  table.store(42, {.move = 7, .value = -1234, .depth = 9, .bound = Bound::lower});
  const auto entry = table.find(42);
  ASSERT_TRUE(entry);
  EXPECT_EQ(entry->move, 7U);
  EXPECT_EQ(entry->value, -1234);
  EXPECT_EQ(entry->depth, 9);
  EXPECT_EQ(entry->bound, Bound::lower);
  table.clear();
  EXPECT_FALSE(table.find(42));
}

TEST(TranspositionTable, KeepsProofsAgainstEstimates) {
  TranspositionTable table;
  table.resize(1 << 16);
  table.store(5, {.move = 1, .value = win_at(3), .depth = 2, .bound = Bound::lower});
  table.store(5, {.move = 2, .value = 10, .depth = 30, .bound = Bound::exact});
  EXPECT_EQ(table.find(5)->value, win_at(3));
}

TEST(TranspositionTable, ANewResultWithoutAMoveKeepsTheOldMove) {
  TranspositionTable table;
  table.resize(1 << 16);
  table.store(5, {.move = 1, .value = 10, .depth = 2, .bound = Bound::lower});
  table.store(5, {.move = TableEntry::kNoMove, .value = 5, .depth = 3, .bound = Bound::upper});
  EXPECT_EQ(table.find(5)->move, 1U);
  EXPECT_EQ(table.find(5)->value, 5);
}

TEST(TranspositionTable, OldAndShallowEntriesGiveWayFirst) {
  TranspositionTable table;
  table.resize(1);                                      // the smallest there is
  const std::uint64_t stride = std::uint64_t{1} << 40U; // all in one cluster
  for (std::uint64_t i = 0; i < 4; ++i) {
    table.store(i * stride, {.move = 1, .value = 0, .depth = static_cast<int>(5 + i)});
  }
  table.store(4 * stride, {.move = 1, .value = 0, .depth = 3});
  EXPECT_FALSE(table.find(0 * stride)); // the shallowest
  EXPECT_TRUE(table.find(3 * stride));
  table.new_generation();
  for (std::uint64_t i = 5; i < 9; ++i) table.store(i * stride, {.move = 1, .depth = 1});
  EXPECT_FALSE(table.find(3 * stride));
  EXPECT_GT(table.permille(), 0);
}

} // namespace
} // namespace howdah
