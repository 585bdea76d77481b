// What is made of the samples of three and four players.
#include "training/samliam/multiplayer_fit.hpp"

#include <gtest/gtest.h>

namespace howdah::samliam {
namespace {

TEST(MultiplayerFit, LearnsWhichFeatureWinsAndForWhom) {
  // The one of three players with most of feature 4 wins, unless it is the one to move.
  std::vector<MultiplayerSample> samples;
  for (std::uint16_t i = 0; i < 3000; ++i) {
    MultiplayerSample sample{};
    sample.fullness = 0.5F;
    const std::size_t winner = 1 + i % 2;
    for (std::size_t role = 0; role < 3; ++role) {
      sample.counts[role][4] = role == winner ? 3 : 1;
      sample.counts[role][kSeatItself] = 1;
      sample.expected[role] = 1.0F / 3;
    }
    sample.counts[0][4] = static_cast<std::uint16_t>(i % 5);
    sample.scored[winner] = 1;
    samples.push_back(sample);
  }
  auto plan = kUsualMultiplayerFit;
  plan.trust_in_games = 1;
  std::vector<double> losses;
  const auto weights = fit_multiplayer(
      samples, 3, plan, [&](const FitReport& report) { losses.push_back(report.loss); });
  for (const auto stage : {empty_board, full_board}) {
    EXPECT_GT(weights[1][stage][4], 500);
    EXPECT_GT(weights[2][stage][4], 500);
    EXPECT_LT(weights[0][stage][4], 100);
    EXPECT_EQ(weights[3][stage][4], 0);
    EXPECT_EQ(weights[1][stage][5], 0);
  }
  EXPECT_LT(losses.back(), losses.front());
  EXPECT_EQ(fit_multiplayer(samples, 3, plan, [](const FitReport&) {}), weights);
}

} // namespace
} // namespace howdah::samliam
