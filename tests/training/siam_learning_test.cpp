// Learning by self-play: what is played, and what is made of it.
#include "engine/siam/knowledge.hpp"
#include "training/siam/fit.hpp"
#include "training/siam/samples.hpp"

#include <gtest/gtest.h>

namespace howdah::siam {
namespace {

std::vector<Sample> play(std::uint64_t seed, int threads) {
  return play_games({.seed = seed, .games = 12, .nodes = 300, .threads = threads},
                    *hand_made_weights(), [](int) {});
}

bool same(const std::vector<Sample>& one, const std::vector<Sample>& other) {
  return std::ranges::equal(one, other, [](const Sample& a, const Sample& b) {
    return a.position == b.position && a.expected == b.expected && a.scored == b.scored;
  });
}

TEST(SelfPlay, ASeedGivesTheSameSamplesWhateverTheThreads) {
  const auto samples = play(5, 1);
  EXPECT_TRUE(same(samples, play(5, 3)));
  EXPECT_FALSE(same(samples, play(6, 1)));
}

TEST(SelfPlay, KeepsQuietPositionsOfUnfinishedGames) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, *hand_made_weights());
  const auto samples = play(7, 2);
  ASSERT_FALSE(samples.empty());
  for (const auto& sample : samples) {
    const auto view = knowledge.look(sample.position);
    EXPECT_FALSE(view.wins_now || view.threatened);
    EXPECT_FALSE(game.result(sample.position).is_over());
    EXPECT_GE(sample.expected, 0);
    EXPECT_LE(sample.expected, 1);
  }
}

TEST(Fit, LearnsWhatTheSamplesSay) {
  // Every game is lost by the player to move: learnt weights must say so of the same positions.
  auto samples = play(8, 2);
  for (auto& sample : samples) sample.scored = sample.expected = 0.1F;
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
    EXPECT_LT(knowledge.estimate(sample.position, knowledge.look(sample.position)), 0);
  }
}

} // namespace
} // namespace howdah::siam
