#include "thinking/score_words.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(ScoreWords, EstimatesHaveASignAndTwoDecimals) {
  EXPECT_EQ(score_words(Score::estimate(35), Language::english), "+0.35");
  EXPECT_EQ(score_words(Score::estimate(-120), Language::english), "-1.20");
  EXPECT_EQ(score_words(Score::estimate(35), Language::french), "+0,35");
}

TEST(ScoreWords, ProofsSayHowManyPlies) {
  EXPECT_EQ(score_words(Score::win_in(5), Language::english), "win in 5 plies");
  EXPECT_EQ(score_words(Score::loss_in(4), Language::english), "loss in 4 plies");
  EXPECT_EQ(score_words(Score::win_in(1), Language::english), "win in 1 ply");
  EXPECT_EQ(score_words(Score::win_in(1), Language::french), "gain en 1 coup");
  EXPECT_EQ(score_words(Score::loss_in(2), Language::french), "perte en 2 coups");
}

} // namespace
} // namespace howdah
