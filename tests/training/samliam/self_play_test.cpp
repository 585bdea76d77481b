// The samples of Sam Liam with two players.
#include "training/samliam/self_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace howdah::samliam {
namespace {

std::vector<Sample> play(std::uint64_t seed, int threads, int size = 9) {
  return play_games({.seed = seed, .games = 8, .nodes = 35, .threads = threads}, size,
                    figure_count_weights(), [](int) {});
}

bool same(const std::vector<Sample>& one, const std::vector<Sample>& other) {
  return std::ranges::equal(one, other, [](const Sample& a, const Sample& b) {
    return a.scores.expected == b.scores.expected && a.scores.scored == b.scores.scored &&
           std::ranges::equal(a.features, b.features, [](SeenFeature x, SeenFeature y) {
             return x.feature == y.feature && x.times == y.times;
           });
  });
}

TEST(SamLiamSelfPlay, ASeedGivesTheSameSamplesWhateverTheThreads) {
  const auto samples = play(5, 1);
  EXPECT_TRUE(same(samples, play(5, 3)));
  EXPECT_FALSE(same(samples, play(6, 1)));
}

TEST(SamLiamSelfPlay, KeepsFeaturesAndChances) {
  for (const int size : {9, 7}) {
    const auto samples = play(7, 2, size);
    ASSERT_FALSE(samples.empty());
    for (const auto& sample : samples) {
      EXPECT_FALSE(sample.features.empty());
      for (const auto seen : sample.features) {
        EXPECT_LT(seen.feature, kFeatures);
        EXPECT_GT(seen.times, 0);
      }
      EXPECT_GE(sample.scores.expected, 0);
      EXPECT_LE(sample.scores.expected, 1);
      EXPECT_TRUE(sample.scores.scored == 0 || sample.scores.scored == 0.5F ||
                  sample.scores.scored == 1);
    }
  }
}

} // namespace
} // namespace howdah::samliam
