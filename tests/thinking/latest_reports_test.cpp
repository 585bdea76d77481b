#include "thinking/latest_reports.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

SearchReport report(int rank, std::string move, int depth = 1) {
  return {.depth = depth, .rank = rank, .line = {std::move(move)}};
}

TEST(LatestReports, AreNothingBeforeTheFirst) {
  const LatestReports reports;
  EXPECT_FALSE(reports.best());
  EXPECT_TRUE(reports.all().empty());
}

TEST(LatestReports, KeepTheLastOfEachRank) {
  LatestReports reports;
  reports.add(report(1, "a", 1));
  reports.add(report(2, "b", 1));
  reports.add(report(1, "a", 2));
  EXPECT_EQ(reports.best()->depth, 2);
  const auto all = reports.all();
  ASSERT_EQ(all.size(), 2U);
  EXPECT_EQ(all[1].line.front(), "b");
  EXPECT_EQ(all[1].depth, 1);
}

TEST(LatestReports, ShowAMoveOnceEvenIfAnOlderReportHasItToo) {
  LatestReports reports;
  reports.add(report(1, "a", 1));
  reports.add(report(2, "b", 1));
  reports.add(report(1, "b", 2)); // the search was stopped with a new best move
  const auto all = reports.all();
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].depth, 2);
}

TEST(LatestReports, ARankThatIsMissingIsLeftOut) {
  LatestReports reports;
  reports.add(report(2, "b"));
  EXPECT_FALSE(reports.best());
  ASSERT_EQ(reports.all().size(), 1U);
}

} // namespace
} // namespace howdah
