// The samples of Sam Liam with three and four players.
#include "training/samliam/multiplayer_self_play.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace howdah::samliam {
namespace {

std::vector<MultiplayerSample> play_multiplayer(int players, std::uint64_t seed, int threads) {
  return play_multiplayer_games({.seed = seed, .games = 3, .nodes = 32, .threads = threads},
                                players, multiplayer_figure_counts(), [](int) {});
}

bool same(const std::vector<MultiplayerSample>& one, const std::vector<MultiplayerSample>& other) {
  return std::ranges::equal(one, other, [](const MultiplayerSample& a, const MultiplayerSample& b) {
    return a.counts == b.counts && a.fullness == b.fullness && a.expected == b.expected &&
           a.scored == b.scored;
  });
}

TEST(MultiplayerSelfPlay, ASeedGivesTheSameSamplesWhateverTheThreads) {
  const auto samples = play_multiplayer(3, 5, 1);
  EXPECT_TRUE(same(samples, play_multiplayer(3, 5, 3)));
  EXPECT_FALSE(same(samples, play_multiplayer(3, 6, 1)));
}

TEST(MultiplayerSelfPlay, KeepsTheExpectedScoresAndTheResult) {
  for (const int players : {3, 4}) {
    const auto samples = play_multiplayer(players, 7, 2);
    ASSERT_FALSE(samples.empty());
    for (const auto& sample : samples) {
      EXPECT_NEAR(std::accumulate(sample.expected.begin(), sample.expected.end(), 0.0F), 1, 0.01);
      EXPECT_NEAR(std::accumulate(sample.scored.begin(), sample.scored.end(), 0.0F), 1, 0.01);
      EXPECT_GE(sample.fullness, 0);
      EXPECT_LE(sample.fullness, 1);
    }
  }
}

} // namespace
} // namespace howdah::samliam
