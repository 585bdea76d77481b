// What a search found, in words.
#include "cli/search_words.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

constexpr auto kEnglish = Language::english;
constexpr auto kFrench = Language::french;

TEST(SearchWords, Scores) {
  EXPECT_EQ(score_words(Score::estimate(35), kEnglish), "+0.35");
  EXPECT_EQ(score_words(Score::estimate(-1205), kEnglish), "-12.05");
  EXPECT_EQ(score_words(Score::estimate(0), kEnglish), "+0.00");
  EXPECT_EQ(score_words(Score::estimate(-7), kFrench), "-0,07");
  EXPECT_EQ(score_words(Score::win_in(1), kEnglish), "win in 1 ply");
  EXPECT_EQ(score_words(Score::win_in(5), kFrench), "gain en 5 coups");
  EXPECT_EQ(score_words(Score::loss_in(4), kEnglish), "loss in 4 plies");
  EXPECT_EQ(score_words(Score::loss_in(1), kFrench), "perte en 1 coup");
}

TEST(SearchWords, Reports) {
  const SearchReport report{.depth = 8, .score = Score::estimate(35), .line = {"a", "b"}};
  EXPECT_EQ(report_words(report, kEnglish), "depth 8, +0.35: a b");
  EXPECT_EQ(report_words(report, kFrench), "profondeur 8, +0,35 : a b");
  EXPECT_EQ(report_json(report).dump(),
            R"({"depth":8,"selective_depth":0,"score":{"cp":35},"moves":["a","b"]})");
  EXPECT_EQ(report_json({.score = Score::win_in(3)})["score"].dump(), R"({"win":3})");
  EXPECT_EQ(report_json({.score = Score::loss_in(2)})["score"].dump(), R"({"loss":2})");
}

TEST(SearchWords, TheLatestReportOfEachRankStays) {
  LatestReports reports;
  EXPECT_FALSE(reports.best());
  reports.add({.depth = 1, .rank = 1, .line = {"a"}});
  reports.add({.depth = 1, .rank = 2, .line = {"b"}});
  reports.add({.depth = 2, .rank = 1, .line = {"c", "d"}});
  EXPECT_EQ(reports.best()->depth, 2);
  const auto all = reports.all();
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[0].line.front(), "c");
  EXPECT_EQ(all[1].line.front(), "b");
}

TEST(SearchWords, AMoveIsShownOnce) {
  LatestReports reports;
  reports.add({.depth = 1, .rank = 1, .line = {"a"}});
  reports.add({.depth = 1, .rank = 2, .line = {"b"}});
  reports.add({.depth = 2, .rank = 1, .line = {"b"}}); // stopped before the second rank
  ASSERT_EQ(reports.all().size(), 1U);
  EXPECT_EQ(reports.all().front().depth, 2);
}

} // namespace
} // namespace howdah::cli
