// The samples of Siam.
#include "engine/siam/knowledge.hpp"
#include "training/siam/self_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace howdah::siam {
namespace {

std::vector<Sample> play(std::uint64_t seed, int threads) {
  return play_games({.seed = seed, .games = 12, .nodes = 300, .threads = threads},
                    *hand_crafted_weights(), [](int) {});
}

bool same(const std::vector<Sample>& one, const std::vector<Sample>& other) {
  return std::ranges::equal(one, other, [](const Sample& a, const Sample& b) {
    return a.position == b.position && a.scores.expected == b.scores.expected &&
           a.scores.scored == b.scores.scored;
  });
}

TEST(SiamSelfPlay, ASeedGivesTheSameSamplesWhateverTheThreads) {
  const auto samples = play(5, 1);
  EXPECT_TRUE(same(samples, play(5, 3)));
  EXPECT_FALSE(same(samples, play(6, 1)));
}

TEST(SiamSelfPlay, KeepsQuietPositionsOfUnfinishedGames) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, *hand_crafted_weights());
  const auto samples = play(7, 2);
  ASSERT_FALSE(samples.empty());
  for (const auto& sample : samples) {
    const auto info = knowledge.inspect(sample.position);
    EXPECT_FALSE(info.wins_now || info.threatened);
    EXPECT_FALSE(game.result(sample.position).is_over());
    EXPECT_GE(sample.scores.expected, 0);
    EXPECT_LE(sample.scores.expected, 1);
  }
}

} // namespace
} // namespace howdah::siam
