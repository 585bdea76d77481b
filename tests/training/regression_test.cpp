// Logistic regression on examples whose truth is known.
#include "training/regression.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

struct Example {
  std::size_t feature;
  float truth;
  void for_each_feature(auto&& visit) const { visit(feature, 1.0F); }
};

constexpr FitPlan kPlan{.epochs = 20, .trust_in_games = 1, .step = 0.5F, .decay = 0};

Regression<Example> fit_two_features() {
  std::vector<Example> samples;
  for (int i = 0; i < 4000; ++i) {
    samples.push_back({.feature = 0, .truth = i % 4 == 0 ? 0.0F : 1.0F}); // three of four won
    samples.push_back({.feature = 1, .truth = 0.5F});
  }
  return fit_samples<Example>(
      std::span<const Example>(samples), kPlan, 3, [](const Example& sample) { return sample; },
      [](const FitReport&) {});
}

TEST(Regression, FindsTheLogitOfAShare) {
  const auto regression = fit_two_features();
  EXPECT_NEAR(regression.weight(0), std::log(3.0) * kLogit, 0.05 * kLogit);
  EXPECT_NEAR(regression.weight(1), 0, 0.05 * kLogit);
}

TEST(Regression, LeavesAFeatureThatNoSampleHasAtZero) {
  EXPECT_EQ(fit_two_features().weight(2), 0);
}

TEST(Regression, TheTruthOfASampleLiesBetweenItsResultAndWhatTheSearchExpected) {
  FitPlan plan = kPlan;
  plan.trust_in_games = 0.75F;
  EXPECT_FLOAT_EQ(plan.truth(1.0F, 0.5F), 0.875F);
}

} // namespace
} // namespace howdah
