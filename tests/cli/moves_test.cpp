// howdah moves
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace howdah::cli {
namespace {

TEST(Moves, OneALineSortedBytewise) {
  const auto lines = lines_of(output_of({"moves", "siam"}));
  EXPECT_EQ(lines.size(), 64U);
  EXPECT_EQ(lines.front(), "@a1e");
  EXPECT_TRUE(std::ranges::is_sorted(lines));
  EXPECT_EQ(std::ranges::adjacent_find(lines), lines.end());
}

TEST(Moves, UnderOtherRules) {
  EXPECT_EQ(lines_of(output_of({"moves", "siam", "--rules", "2015"})).size(), 56U);
}

TEST(Moves, OfAGivenPosition) {
  const auto lines = lines_of(output_of({"moves", "siam", "--position", "5/5/1OOO1/5/Ee4 E * 2"}));
  EXPECT_THAT(lines, testing::Contains("a1x"));
  EXPECT_THAT(lines, testing::Not(testing::Contains("a1e")));
}

TEST(Moves, OfAFinishedGameAreNone) {
  EXPECT_EQ(output_of({"moves", "siam", "--rules", "limit=4", "--position", "5/5/1OOO1/5/5 E * 4"}),
            "");
}

TEST(Moves, AsJson) {
  const auto document = json_of({"moves", "siam", "--rules", "opening=crosses", "--json"});
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["rules"], "2015");
  EXPECT_EQ(document["position"], "5/5/1OOO1/5/5 E * 0");
  EXPECT_EQ(document["to_move"], "E");
  EXPECT_EQ(document["result"], "none");
  EXPECT_EQ(document["moves"].size(), 56U);
}

TEST(Moves, AsJsonOfAFinishedGame) {
  const auto document = json_of(
      {"moves", "siam", "--rules", "limit=4", "--position", "5/5/1OOO1/5/5 E * 4", "--json"});
  EXPECT_TRUE(document["to_move"].is_null());
  EXPECT_EQ(document["result"], "draw");
  EXPECT_TRUE(document["moves"].empty());
}

} // namespace
} // namespace howdah::cli
