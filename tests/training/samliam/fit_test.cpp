// What is made of the samples of Sam Liam with two players.
#include "training/samliam/fit.hpp"

#include <gtest/gtest.h>

namespace howdah::samliam {
namespace {

TEST(SamLiamFit, LearnsWhichFeatureWins) {
  // Who has more of feature 3 than of feature 5 wins.
  std::vector<Sample> samples;
  for (std::uint16_t i = 0; i < 3000; ++i) {
    const auto threes = static_cast<std::uint16_t>(1 + i % 3);
    const auto fives = static_cast<std::uint16_t>(1 + i % 4);
    if (threes == fives) continue;
    samples.push_back(
        {.features = {{.feature = 3, .times = threes}, {.feature = 5, .times = fives}},
         .scores = {.expected = 0.5F, .scored = threes > fives ? 1.0F : 0.0F}});
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
