// Learning to judge tables of three and four by self-play.
#include "training/samliam/table_fit.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace howdah::samliam {
namespace {

std::vector<TableSample> play_table(int players, std::uint64_t seed, int threads) {
  return play_tables(
      {.players = players, .seed = seed, .games = 3, .nodes = 32, .threads = threads},
      table_figure_counts(), [](int) {});
}

bool same(const std::vector<TableSample>& one, const std::vector<TableSample>& other) {
  return std::ranges::equal(one, other, [](const TableSample& a, const TableSample& b) {
    return a.counts == b.counts && a.fullness == b.fullness && a.expected == b.expected &&
           a.scored == b.scored;
  });
}

TEST(TableSelfPlay, ASeedGivesTheSameSamplesWhateverTheThreads) {
  const auto samples = play_table(3, 5, 1);
  EXPECT_TRUE(same(samples, play_table(3, 5, 3)));
  EXPECT_FALSE(same(samples, play_table(3, 6, 1)));
}

TEST(TableSelfPlay, KeepsWhatEachPlayerMayExpectAndGets) {
  for (const int players : {3, 4}) {
    const auto samples = play_table(players, 7, 2);
    ASSERT_FALSE(samples.empty());
    for (const auto& sample : samples) {
      EXPECT_NEAR(std::accumulate(sample.expected.begin(), sample.expected.end(), 0.0F), 1, 0.01);
      EXPECT_NEAR(std::accumulate(sample.scored.begin(), sample.scored.end(), 0.0F), 1, 0.01);
      EXPECT_GE(sample.fullness, 0);
      EXPECT_LE(sample.fullness, 1);
    }
  }
}

TEST(TableFit, LearnsWhichFeatureWinsAndForWhom) {
  // The one of three players with most of feature 4 wins, unless it is the one to move.
  std::vector<TableSample> samples;
  for (std::uint16_t i = 0; i < 3000; ++i) {
    TableSample sample{};
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
  auto plan = kUsualTableFit;
  plan.trust_in_games = 1;
  std::vector<double> losses;
  const auto weights =
      fit_tables(samples, 3, plan, [&](const FitReport& report) { losses.push_back(report.loss); });
  for (const auto stage : {empty_board, full_board}) {
    EXPECT_GT(weights[1][stage][4], 500);
    EXPECT_GT(weights[2][stage][4], 500);
    EXPECT_LT(weights[0][stage][4], 100);
    EXPECT_EQ(weights[3][stage][4], 0);
    EXPECT_EQ(weights[1][stage][5], 0);
  }
  EXPECT_LT(losses.back(), losses.front());
  EXPECT_EQ(fit_tables(samples, 3, plan, [](const FitReport&) {}), weights);
}

} // namespace
} // namespace howdah::samliam
