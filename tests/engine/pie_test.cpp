#include "engine/limits.hpp"
#include "engine/pie.hpp"

#include <gmock/gmock.h>

#include <set>
#include <vector>

namespace howdah {
namespace {

const std::vector<Score> kScores = {Score::estimate(-103), Score::estimate(-18),
                                    Score::estimate(22),   Score::estimate(64),
                                    Score::win_in(5),      Score::loss_in(4)};

std::set<std::size_t> choices(int level) {
  std::set<std::size_t> chosen;
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    chosen.insert(choose_first_move(kScores, level, seed));
  }
  return chosen;
}

TEST(Pie, TheFirstMoveIsOneOfTheMostBalanced) {
  EXPECT_THAT(choices(kMaxLevel), ::testing::ElementsAre(1U, 2U)) << "both, by chance";
}

TEST(Pie, LowerLevelsErrInTheFirstMove) {
  EXPECT_THAT(choices(5), ::testing::Contains(3U));
  EXPECT_THAT(choices(1), ::testing::IsSupersetOf({0U, 1U, 2U, 3U}));
  EXPECT_THAT(choices(1), ::testing::Not(::testing::Contains(4U))) << "a proved win";
}

TEST(Pie, TheSecondPlayerSwapsForTheBetterSide) {
  for (std::uint64_t seed = 1; seed <= 20; ++seed) {
    EXPECT_TRUE(should_swap(Score::estimate(-1), kMaxLevel, seed));
    EXPECT_FALSE(should_swap(Score::estimate(0), kMaxLevel, seed));
    EXPECT_FALSE(should_swap(Score::estimate(1), kMaxLevel, seed));
    EXPECT_TRUE(should_swap(Score::loss_in(9), 1, seed));
    EXPECT_FALSE(should_swap(Score::win_in(9), 1, seed));
  }
}

TEST(Pie, LowerLevelsErrInTheSwap) {
  const auto swaps = [](int level) {
    int count = 0;
    for (std::uint64_t seed = 1; seed <= 400; ++seed) {
      count += should_swap(Score::estimate(60), level, seed) ? 1 : 0;
    }
    return count;
  };
  EXPECT_EQ(swaps(kMaxLevel), 0);
  EXPECT_GT(swaps(5), 50);
  EXPECT_GT(swaps(1), swaps(5));
}

} // namespace
} // namespace howdah
