// When an entry of the transposition table settles a node.
#include "engine/alphabeta/table_cutoff.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

constexpr Value kAlpha = 10;
constexpr Value kBeta = 50;
constexpr int kPly = 4;

std::optional<Value> cutoff(Value value, Bound bound, bool deep_enough) {
  const TableEntry entry{.value = to_table(value, kPly), .depth = 3, .bound = bound};
  return table_cutoff(entry, kAlpha, kBeta, kPly, deep_enough);
}

TEST(TableCutoff, ALowerBoundCutsOffAtBeta) {
  EXPECT_EQ(cutoff(60, Bound::lower, true), 60);
  EXPECT_FALSE(cutoff(49, Bound::lower, true));
  EXPECT_FALSE(cutoff(5, Bound::lower, true)) << "the true value may be within the window";
}

TEST(TableCutoff, AnUpperBoundCutsOffAtAlpha) {
  EXPECT_EQ(cutoff(10, Bound::upper, true), 10);
  EXPECT_FALSE(cutoff(11, Bound::upper, true));
  EXPECT_FALSE(cutoff(60, Bound::upper, true)) << "the true value may be within the window";
}

TEST(TableCutoff, AnExactValueAlwaysDoes) {
  for (const Value value : {5, 30, 60}) EXPECT_EQ(cutoff(value, Bound::exact, true), value);
}

TEST(TableCutoff, AnEstimateOfTooLittleDepthNeverDoes) {
  for (const auto bound : {Bound::lower, Bound::upper, Bound::exact}) {
    for (const Value value : {5, 30, 60}) EXPECT_FALSE(cutoff(value, bound, false));
  }
}

TEST(TableCutoff, AProofHoldsWhateverItsDepth) {
  EXPECT_EQ(cutoff(win_at(9), Bound::lower, false), win_at(9));
  EXPECT_EQ(cutoff(loss_at(8), Bound::upper, false), loss_at(8));
  EXPECT_FALSE(cutoff(loss_at(8), Bound::lower, false)) << "may be better than lost";
  EXPECT_FALSE(cutoff(win_at(9), Bound::upper, false)) << "may be worse than won";
}

TEST(TableCutoff, TheBoundOfAValueFollowsFromTheWindow) {
  EXPECT_EQ(bound_of(kBeta, kAlpha, kBeta), Bound::lower);
  EXPECT_EQ(bound_of(kAlpha, kAlpha, kBeta), Bound::upper);
  EXPECT_EQ(bound_of(kAlpha + 1, kAlpha, kBeta), Bound::exact);
}

} // namespace
} // namespace howdah
