// Learning Sam Liam by self-play: what is played, and what is made of it.
#include "training/samliam/fit.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace howdah::samliam {
namespace {

std::vector<Sample> play(std::uint64_t seed, int threads, int size = 9) {
  return play_games({.size = size, .seed = seed, .games = 8, .nodes = 35, .threads = threads},
                    figure_count_weights(), [](int) {});
}

bool same(const std::vector<Sample>& one, const std::vector<Sample>& other) {
  return std::ranges::equal(one, other, [](const Sample& a, const Sample& b) {
    return a.expected == b.expected && a.scored == b.scored &&
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
      EXPECT_GE(sample.expected, 0);
      EXPECT_LE(sample.expected, 1);
      EXPECT_TRUE(sample.scored == 0 || sample.scored == 0.5F || sample.scored == 1);
    }
  }
}

TEST(SamLiamFit, LearnsWhichFeatureWins) {
  // Who has more of feature 3 than of feature 5 wins.
  std::vector<Sample> samples;
  for (std::uint16_t i = 0; i < 3000; ++i) {
    const auto threes = static_cast<std::uint16_t>(1 + i % 3);
    const auto fives = static_cast<std::uint16_t>(1 + i % 4);
    if (threes == fives) continue;
    samples.push_back(
        {.features = {{.feature = 3, .times = threes}, {.feature = 5, .times = fives}},
         .expected = 0.5F,
         .scored = threes > fives ? 1.0F : 0.0F});
  }
  auto plan = kUsualFit;
  plan.trust_in_games = 1;
  std::vector<double> losses;
  const auto weights =
      fit(samples, plan, [&](const FitReport& report) { losses.push_back(report.loss); });
  EXPECT_GT(weights[3], 100);
  EXPECT_LT(weights[5], -100);
  EXPECT_EQ(weights[4], 0);
  EXPECT_LT(losses.back(), losses.front());
  EXPECT_EQ(fit(samples, plan, [](const FitReport&) {}), weights);
}

} // namespace
} // namespace howdah::samliam
