#include "engine/first_moves.hpp"
#include "games/setup.hpp"
#include "wasm/openings.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <set>

namespace howdah::wasm {
namespace {

using nlohmann::json;
using testing::HasSubstr;

constexpr auto kLists = "# two starts of one rule set\ngame siam\nrules classic\n"
                        "1 +0.12 1.5 @a3e @e3w\n2 -0.05 1 @b1n @e5s b1e\n";

json balanced(const std::string& start, const std::string& rules = "classic",
              std::uint32_t seed = 1) {
  return json::parse(balanced_start_json(
      {.setup = {.game = "siam", .rules = rules, .start = start}, .text = kLists, .seed = seed}));
}

std::string refusal(const json& answer) {
  return answer.contains("error") ? answer["error"]["en"] : "answered";
}

TEST(BalancedStart, IsTheOneOfItsNumber) {
  const auto told = balanced("balanced:2");
  EXPECT_EQ(told["starts"], 2);
  EXPECT_EQ(told["name"], "balanced 2");
  EXPECT_EQ(told["start"], "4Rs/5/1OOO1/5/1Ee3 R * 3");
}

TEST(BalancedStart, IsChosenByTheSeedWithoutANumber) {
  std::set<std::string> names;
  for (std::uint32_t seed = 1; seed < 40; ++seed) {
    names.insert(balanced("balanced", "classic", seed)["name"]);
  }
  EXPECT_EQ(names, (std::set<std::string>{"balanced 1", "balanced 2"}));
}

TEST(BalancedStart, ThatDoesNotExistIsRefused) {
  EXPECT_THAT(refusal(balanced("balanced:3")), HasSubstr("numbered from 1 to 2"));
  EXPECT_THAT(refusal(balanced("balanced", "2015")), HasSubstr("no balanced starts"));
  EXPECT_THAT(refusal(balanced("", "classic")), HasSubstr("balanced or balanced:N"));
  EXPECT_THAT(refusal(balanced("balanced", "1066")), HasSubstr("1066"));
  const auto bad = balanced_start_json(
      {.setup = {.game = "siam", .start = "balanced"}, .text = "game siam\nrules classic\nx"});
  EXPECT_THAT(refusal(json::parse(bad)), HasSubstr("line 3"));
}

/// Every first move of Siam, those of one value together.
std::string example_map() {
  FirstMoveMap map{.game = "siam", .rules = "classic"};
  const auto game = make_game(map.game, map.rules);
  for (auto& group : moves_by_symmetry(*(*game)->start())) {
    map.entries.push_back({.score = Score::estimate(-18), .moves = std::move(group)});
  }
  map.entries[1].score = Score::loss_in(12);
  return to_text(map);
}

json first_moves(const std::string& rules, std::string text) {
  return json::parse(
      first_moves_json({.setup = {.game = "siam", .rules = rules}, .text = std::move(text)}));
}

TEST(FirstMovesJson, HasTheValueOfEveryFirstMove) {
  const auto told = first_moves("classic", example_map());
  ASSERT_EQ(told.size(), 18U);
  EXPECT_EQ(told[0]["centi"], -18);
  EXPECT_EQ(told[0]["share"], 455);
  EXPECT_EQ(told[1]["win"], -12);
  EXPECT_EQ(told[1]["share"], 0);
  std::size_t moves = 0;
  for (const auto& entry : told) moves += entry["moves"].size();
  EXPECT_EQ(moves, 64U);
}

TEST(FirstMovesJson, IsNullWhereTheRulesHaveNoMap) {
  EXPECT_TRUE(first_moves("2015", example_map()).is_null());
  EXPECT_TRUE(first_moves("classic", "").is_null());
}

TEST(FirstMovesJson, ABrokenMapIsNamedWithItsLine) {
  EXPECT_THAT(refusal(first_moves("classic", "game siam\nrules classic\n+0.12 @c3n\n")),
              HasSubstr("line 3"));
  EXPECT_THAT(refusal(first_moves("1066", "")), HasSubstr("1066"));
}

} // namespace
} // namespace howdah::wasm
