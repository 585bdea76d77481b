#include "games/balanced_starts.hpp"
#include "games/setup.hpp"

#include <gmock/gmock.h>

#include <cstdlib>
#include <set>
#include <utility>

namespace howdah {
namespace {

std::string list_refusal(std::string_view entry) {
  const auto lists =
      parse_balanced_lists(std::string("game siam\nrules classic\n") + std::string(entry) + "\n");
  return lists ? "read" : lists.error().what.english;
}

TEST(BalancedStarts, AreReadAndWrittenAlike) {
  constexpr std::string_view kText = "game siam\nrules classic\n1 +0.12 1.5 @a3e @e3w\n"
                                     "2 -0.05 0 @a1n @e5s\n";
  const auto lists = parse_balanced_lists(kText);
  ASSERT_TRUE(lists);
  ASSERT_EQ(lists->size(), 1U);
  const auto& list = lists->front();
  ASSERT_EQ(list.starts.size(), 2U);
  EXPECT_EQ(list.starts[0],
            (BalancedStart{.centi = 12, .half_points = 3, .moves = {"@a3e", "@e3w"}}));
  EXPECT_EQ(to_text(list), kText);
}

TEST(BalancedStarts, AreRefusedWithTheLine) {
  EXPECT_EQ(list_refusal("2 +0.12 1 @a3e"), "line 3: expected start number 1");
  EXPECT_THAT(list_refusal("1 0.12 1 @a3e"), ::testing::StartsWith("line 3: expected a value"));
  EXPECT_THAT(list_refusal("1 +0.12 3 @a3e"), ::testing::StartsWith("line 3: expected the points"));
  EXPECT_THAT(list_refusal("1 +0.12 1 @a3e @a3e"), ::testing::StartsWith("line 3: move 2 '@a3e'"));
}

TEST(BalancedStarts, AreFoundByGameAndRules) {
  const std::vector<BalancedList> lists = {{.game = "siam", .rules = "classic", .starts = {{}}},
                                           {.game = "siam", .rules = "2015"}};
  EXPECT_EQ(find_balanced(lists, "siam", "classic"), lists.data());
  EXPECT_EQ(find_balanced(lists, "siam", "2015"), nullptr) << "empty";
  EXPECT_EQ(find_balanced(lists, "samliam", "classic"), nullptr);
}

TEST(BalancedStarts, OfTheProgramAreBalancedAndDifferUpToSymmetry) {
  ASSERT_FALSE(balanced_lists().empty());
  for (const auto& list : balanced_lists()) {
    const auto game = make_game(list.game, list.rules);
    ASSERT_TRUE(game);
    EXPECT_EQ((*game)->players(), 2);
    std::set<std::uint64_t> keys;
    for (const auto& start : list.starts) {
      EXPECT_EQ(start.moves.size() % 2, 0U) << "the first player moves first";
      EXPECT_LE(std::abs(start.centi), 30);
      const auto state = (*game)->start();
      ASSERT_FALSE(play_moves(*state, start.moves));
      EXPECT_TRUE(keys.insert(state->symmetry_key()).second);
    }
  }
}

TEST(BalancedStarts, ExistForTheUsualRulesForTwo) {
  for (const auto& [game, rules] : {std::pair{"siam", "classic"}, std::pair{"siam", "2015"},
                                    std::pair{"samliam", ""}, std::pair{"samliam", "size=7"}}) {
    const auto made = make_game(game, rules).value();
    EXPECT_NE(find_balanced(balanced_lists(), game, made->rules_text()), nullptr) << rules;
  }
}

} // namespace
} // namespace howdah
