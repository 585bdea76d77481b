#include "cli/suggestion.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace howdah::cli {
namespace {

TEST(Suggestion, DistanceCountsTypingMistakes) {
  EXPECT_EQ(typing_distance("moves", "moves"), 0U);
  EXPECT_EQ(typing_distance("", "show"), 4U);
  EXPECT_EQ(typing_distance("shw", "show"), 1U);
  EXPECT_EQ(typing_distance("showw", "show"), 1U);
  EXPECT_EQ(typing_distance("shiw", "show"), 1U);
  EXPECT_EQ(typing_distance("hsow", "show"), 1U);
  EXPECT_EQ(typing_distance("perft", "apply"), 5U);
}

TEST(Suggestion, NearestNameOrNone) {
  const std::vector<std::string> known = {"moves", "apply", "why", "perft", "show", "rules"};
  EXPECT_EQ(nearest("mvoes", known), "moves");
  EXPECT_EQ(nearest("shwo", known), "show");
  EXPECT_EQ(nearest("perf", known), "perft");
  EXPECT_EQ(nearest("ru", known), "rules");
  EXPECT_EQ(nearest("chess", known), std::nullopt);
  EXPECT_EQ(nearest("x", known), std::nullopt);
  EXPECT_EQ(nearest("", known), std::nullopt);
  EXPECT_EQ(nearest(std::string(100'000, 'm'), known), std::nullopt);
  EXPECT_EQ(nearest("moves", {}), std::nullopt);
}

} // namespace
} // namespace howdah::cli
