// The engine as the page asks it.
#include "wasm/thinking.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

#include <numeric>

namespace howdah::wasm {
namespace {

using nlohmann::json;

constexpr auto kElephantsPushARockOff = "5/5/ORw1EeO/2O2/5 E * 10";

json thought(const Request& request) {
  return json::parse(think(request, [](const std::string&) {}));
}

int sum_of(const json& shares) {
  return std::accumulate(shares.begin(), shares.end(), 0,
                         [](int sum, const json& share) { return sum + share.get<int>(); });
}

TEST(Thinking, ChoosesAMoveAndReports) {
  int reports = 0;
  const auto told = json::parse(think({.setup = {.game = "siam", .moves = {"@a3e"}}, .level = 5},
                                      [&](const std::string&) { ++reports; }));
  const auto reply = told["move"].get<std::string>();
  EXPECT_TRUE(open_game({.game = "siam", .moves = {"@a3e", reply}}).has_value()) << reply;
  EXPECT_GT(reports, 0);
}

TEST(Thinking, AnswersNonsenseWithAnError) {
  EXPECT_TRUE(json::parse(think({.setup = {.game = "chess"}}, {})).contains("error"));
  EXPECT_TRUE(
      json::parse(think({.setup = {.game = "siam", .moves = {"zz"}}}, {})).contains("error"));
  EXPECT_TRUE(json::parse(bench("chess")).contains("error"));
}

TEST(Thinking, PlaysByThePieRule) {
  // Whatever rhinos do after this first move, a rock is pushed off.
  const GameSetup lost{.game = "siam", .start = "1O1O1/1En1En1/2O2/5/5 E * 0", .moves = {"@a1n"}};
  EXPECT_EQ(thought({.setup = lost, .time = 2000, .pie = true})["move"], "swap");
  EXPECT_NE(thought({.setup = lost, .time = 2000})["move"], "swap");
}

TEST(Thinking, TellsOfAsManyLinesAsAreAskedFor) {
  const auto told = thought({.setup = {.game = "siam"}, .depth = 3, .lines = 3});
  ASSERT_EQ(told["lines"].size(), 3U);
  EXPECT_EQ(told["lines"][0], told["report"]);
  EXPECT_EQ(told["lines"][0]["line"][0], told["move"]);
  for (std::size_t i = 0; i < 3; ++i) {
    const auto& line = told["lines"][i];
    EXPECT_EQ(line["rank"], i + 1);
    EXPECT_TRUE(line.contains("centi")) << "nothing is proved at the start";
    EXPECT_EQ(sum_of(line["shares"]), 1000);
    for (std::size_t j = 0; j < i; ++j) EXPECT_NE(line["line"][0], told["lines"][j]["line"][0]);
  }
}

TEST(Thinking, TellsAProvedWinFromAnEstimate) {
  const auto told =
      thought({.setup = {.game = "siam", .start = kElephantsPushARockOff}, .depth = 4});
  EXPECT_EQ(told["report"]["win"], 1);
  EXPECT_FALSE(told["report"].contains("centi"));
  EXPECT_EQ(told["report"]["shares"], json::parse("[1000,0]"));
}

TEST(Thinking, CountsALossInPliesBelowZero) {
  const auto told = thought(
      {.setup = {.game = "siam", .start = kElephantsPushARockOff, .moves = {"d3n", "b3e", "d3e"}},
       .depth = 3,
       .only = {"b3n"}});
  EXPECT_EQ(told["report"]["win"], -2);
  EXPECT_EQ(told["report"]["shares"], json::parse("[1000,0]"));
}

TEST(Thinking, ThinksAboutTheMovesThatAreNamedAlone) {
  const auto told =
      thought({.setup = {.game = "siam"}, .depth = 2, .lines = 5, .only = {"@a1n", "@b1n"}});
  ASSERT_EQ(told["lines"].size(), 2U);
  EXPECT_TRUE(thought({.setup = {.game = "siam"}, .depth = 2, .only = {"@c3n"}}).contains("error"));
}

TEST(Thinking, TellsWhatEachPlayerOfATableMayExpect) {
  const auto told = thought({.setup = {.game = "samliam", .rules = "players=4", .moves = {"e5nw"}},
                             .depth = 3,
                             .lines = 2});
  ASSERT_EQ(told["lines"].size(), 2U);
  for (const auto& line : told["lines"]) {
    ASSERT_EQ(line["shares"].size(), 4U);
    EXPECT_NEAR(sum_of(line["shares"]), 1000, 2);
  }
}

TEST(Thinking, JudgesAMoveBesideTheBestOne) {
  const auto told = json::parse(judge(
      {.setup = {.game = "siam", .start = kElephantsPushARockOff}, .move = "d3n", .depth = 4}));
  EXPECT_EQ(told["best"]["line"][0], "d3e3e");
  EXPECT_EQ(told["best"]["win"], 1);
  EXPECT_EQ(told["played"]["line"][0], "d3n");
  EXPECT_EQ(told["mark"], "??");
  EXPECT_EQ(told["lost"], 1000 - told["played"]["shares"][0].get<int>());
}

TEST(Thinking, FindsNothingWrongWithTheBestMove) {
  const auto told = json::parse(judge(
      {.setup = {.game = "siam", .start = kElephantsPushARockOff}, .move = "d3e3e", .depth = 4}));
  EXPECT_EQ(told["best"], told["played"]);
  EXPECT_EQ(told["mark"], "");
  EXPECT_EQ(told["lost"], 0);
}

TEST(Thinking, JudgesNothingThatIsNotLegalOrOver) {
  EXPECT_TRUE(json::parse(judge({.setup = {.game = "siam"}, .move = "@c3n", .depth = 2}))
                  .contains("error"));
  const Request over{.setup = {.game = "siam", .start = kElephantsPushARockOff, .moves = {"d3e3e"}},
                     .move = "b3n"};
  EXPECT_TRUE(json::parse(judge(over)).is_null());
}

} // namespace
} // namespace howdah::wasm
