// The judgement of moves, with scripted searches.
#include "engine/judgement.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

/// The best move with its score, and the score of any other.
JudgeSearch script(const std::string& best, Score best_score, Score other) {
  return [=](const SearchLimits& limits) -> Expected<SearchResult> {
    const bool all = limits.moves.empty();
    const auto move = all ? best : limits.moves[0];
    SearchReport report{
        .depth = limits.depth.value_or(7), .score = all ? best_score : other, .line = {move}};
    return SearchResult{.best_move = move, .report = report};
  };
}

TEST(Judgement, MarksGrowWithWhatWasLost) {
  EXPECT_EQ(mark_for(0.0799), "");
  EXPECT_EQ(mark_for(0.08), "?!");
  EXPECT_EQ(mark_for(0.1499), "?!");
  EXPECT_EQ(mark_for(0.15), "?");
  EXPECT_EQ(mark_for(0.3499), "?");
  EXPECT_EQ(mark_for(0.35), "??");
  EXPECT_EQ(mark_for(1), "??");
}

TEST(Judgement, ChancesGrowWithTheScore) {
  EXPECT_EQ(chance_of(Score::win_in(9)), 1);
  EXPECT_EQ(chance_of(Score::loss_in(2)), 0);
  EXPECT_EQ(chance_of(Score::estimate(0)), 0.5);
  EXPECT_LT(chance_of(Score::estimate(-50)), 0.5);
  EXPECT_NEAR(chance_of(Score::estimate(100)), 0.731, 0.001);
}

TEST(Judgement, AMissedWinIsABlunder) {
  const auto judged = judge("b", script("a", Score::win_in(3), Score::estimate(0))).value().value();
  EXPECT_EQ(judged.mark, "??");
  EXPECT_EQ(judged.lost, 0.5);
  EXPECT_EQ(judged.best.line[0], "a");
  EXPECT_EQ(judged.played.line[0], "b");
  EXPECT_EQ(judged.played.depth, 7) << "no deeper than the others";
}

TEST(Judgement, TheBestMoveLosesNothingAndIsNotSearchedAgain) {
  const auto judged = judge("a", script("a", Score::estimate(9), Score::loss_in(2)));
  EXPECT_EQ(judged.value()->lost, 0);
  EXPECT_EQ(judged.value()->mark, "");
}

TEST(Judgement, AMoveThatTurnsOutBetterLosesNothing) {
  const auto judged = judge("b", script("a", Score::estimate(9), Score::win_in(1)));
  EXPECT_EQ(judged.value()->lost, 0);
  EXPECT_EQ(judged.value()->mark, "");
}

TEST(Judgement, WithoutAReportThereIsNoOpinion) {
  const auto silent = [](const auto&) -> Expected<SearchResult> { return SearchResult{}; };
  EXPECT_FALSE(judge("a", silent).value());
  const auto refusing = [](const auto&) -> Expected<SearchResult> { return fail({"no", "non"}); };
  EXPECT_FALSE(judge("a", refusing));
}

} // namespace
} // namespace howdah::testing
