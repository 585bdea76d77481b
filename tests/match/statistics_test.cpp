// Elo, its error, LOS and SPRT, against values that are known.
#include "match/statistics.hpp"

#include <gtest/gtest.h>

#include <cmath>
#include <vector>

namespace howdah::match {
namespace {

TEST(Statistics, EloOfAScoreAndBack) {
  EXPECT_NEAR(elo_of(0.5), 0, 1e-12);
  EXPECT_NEAR(elo_of(0.75), 190.8485, 1e-4);
  EXPECT_NEAR(elo_of(10.0 / 11), 400, 1e-9); // odds of ten to one
  EXPECT_NEAR(score_of(-400), 1.0 / 11, 1e-12);
  for (const double elo : {-300.0, -7.5, 0.0, 42.0}) EXPECT_NEAR(elo_of(score_of(elo)), elo, 1e-9);
  EXPECT_TRUE(std::isinf(elo_of(1)) && elo_of(1) > 0);
  EXPECT_TRUE(std::isinf(elo_of(0)) && elo_of(0) < 0);
}

TEST(Statistics, WithMorePlayersAFairShareIsEven) {
  EXPECT_NEAR(elo_of(1.0 / 3, 3), 0, 1e-9);
  EXPECT_NEAR(elo_of(0.25, 4), 0, 1e-9);
  EXPECT_GT(elo_of(0.5, 4), 150);
}

TEST(Statistics, ErrorsAreTakenOverBlocks) {
  // Four pairs with 2, 1, 1 and 0 points: mean 1/2, variance of a pair's mean 1/6.
  const std::vector<Block> pairs = {{2, 2}, {1, 2}, {1, 2}, {0, 2}};
  const auto known = estimate(pairs);
  EXPECT_DOUBLE_EQ(known.score, 0.5);
  EXPECT_NEAR(known.standard_error, std::sqrt((0.25 + 0.25) / 3 / 4), 1e-12);
  // One opening decides both games for whoever begins: no doubt at all about the engines.
  const std::vector<Block> decided = {{1, 2}, {1, 2}, {1, 2}};
  EXPECT_FALSE(estimate(decided).error_known);
  EXPECT_FALSE(estimate(std::vector<Block>{{1, 2}}).error_known);
  EXPECT_DOUBLE_EQ(estimate({}).score, 0);
}

TEST(Statistics, IncompleteBlocksCountForWhatTheyHold) {
  const std::vector<Block> blocks = {{2, 2}, {0, 2}, {1, 1}};
  EXPECT_DOUBLE_EQ(estimate(blocks).score, 0.6);
}

TEST(Statistics, IntervalAndLikelihood) {
  const Estimate even{.score = 0.5, .standard_error = 0.01, .error_known = true};
  EXPECT_NEAR(elo_interval(even).half_width, 13.6, 0.1); // 1.96 % of score near 1/2
  EXPECT_NEAR(likelihood_of_superiority(even), 0.5, 1e-12);
  const Estimate ahead{.score = 0.51645, .standard_error = 0.01, .error_known = true};
  EXPECT_NEAR(likelihood_of_superiority(ahead), 0.95, 1e-3);
  const Estimate all{.score = 1};
  EXPECT_TRUE(std::isinf(elo_interval(all).elo));
  EXPECT_DOUBLE_EQ(likelihood_of_superiority(all), 1);
}

TEST(Statistics, BoundsOfTheTest) {
  EXPECT_NEAR(sprt_bound(), 2.94444, 1e-5);
  EXPECT_EQ(sprt_state(2.95), SprtState::elo1_accepted);
  EXPECT_EQ(sprt_state(-2.95), SprtState::elo0_accepted);
  EXPECT_EQ(sprt_state(2.94), SprtState::undecided);
}

TEST(Statistics, RatiosOfPublishedTests) {
  // Tests of Stockfish in 2020 and 2021, with the ratios that were published with two digits.
  struct Published {
    PairCounts pairs;
    SprtHypotheses sprt;
    double ratio;
  };
  const Published tests[] = {
      {{253, 4282, 17604, 4431, 286}, {-0.25, 1.25}, 2.94},
      {{665, 4806, 9333, 4893, 747}, {-0.5, 1.5}, 2.95},
      {{58, 3302, 33130, 3518, 84}, {0.25, 1.25}, 2.97},
      {{328, 4564, 15580, 4789, 371}, {0.25, 1.75}, 2.98},
  };
  for (const auto& [pairs, sprt, ratio] : tests) {
    EXPECT_NEAR(log_likelihood_ratio(pairs, sprt), ratio, 0.05);
  }
}

TEST(Statistics, TheRatioChangesItsSignWithTheSides) {
  const PairCounts pairs = {3, 10, 40, 17, 5};
  const PairCounts swapped = {5, 17, 40, 10, 3};
  EXPECT_NEAR(log_likelihood_ratio(pairs, {.elo0 = 0, .elo1 = 20}),
              -log_likelihood_ratio(swapped, {.elo0 = -20, .elo1 = 0}), 1e-9);
  EXPECT_DOUBLE_EQ(log_likelihood_ratio({}, {.elo0 = 0, .elo1 = 20}), 0);
}

TEST(Statistics, OneSidedMatchesAreDecidedSoonButNotAtOnce) {
  const SprtHypotheses sprt{.elo0 = 0, .elo1 = 50};
  EXPECT_EQ(sprt_state(log_likelihood_ratio({0, 0, 0, 0, 1}, sprt)), SprtState::undecided);
  EXPECT_EQ(sprt_state(log_likelihood_ratio({0, 0, 0, 0, 100}, sprt)), SprtState::elo1_accepted);
  EXPECT_EQ(sprt_state(log_likelihood_ratio({100, 0, 0, 0, 0}, sprt)), SprtState::elo0_accepted);
}

} // namespace
} // namespace howdah::match
