// What is made of the samples of Siam.
#include "engine/siam/knowledge.hpp"
#include "training/siam/fit.hpp"

#include <gtest/gtest.h>

namespace howdah::siam {
namespace {

TEST(SiamFit, LearnsWhatTheSamplesSay) {
  // Every game is lost by the player to move: learned weights must predict that for the same
  // positions.
  auto samples = play_games({.seed = 8, .games = 12, .nodes = 300, .threads = 2},
                            *hand_crafted_weights(), [](int) {});
  for (auto& sample : samples) sample.scores = {.expected = 0.1F, .scored = 0.1F};
  auto plan = kUsualFit;
  plan.epochs = 8;
  double first = 0;
  double last = 0;
  const auto weights = fit(samples, plan, [&](const FitReport& report) {
    if (report.epoch == 1) first = report.loss;
    last = report.loss;
  });
  EXPECT_LT(last, first);
  const Siam game{Rules{}};
  const Knowledge knowledge(game, *weights);
  for (const auto& sample : samples) {
    EXPECT_LT(knowledge.estimate(sample.position, knowledge.inspect(sample.position)), 0);
  }
}

} // namespace
} // namespace howdah::siam
