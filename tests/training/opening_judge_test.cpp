// Values of positions near the start.
#include "games/setup.hpp"
#include "training/opening_judge.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace howdah {
namespace {

constexpr std::size_t kTable = std::size_t{1} << 20U;

TEST(OpeningJudge, GivesTheSameValueWhateverItJudgedBefore) {
  auto judge = OpeningJudge::make("siam", "classic", kTable);
  ASSERT_TRUE(judge);
  const auto game = *make_game("siam", "classic");
  const auto start = game->start();
  const auto first = judge->value(*start, {.nodes = 20'000});
  ASSERT_TRUE(first);
  const auto other = game->start();
  ASSERT_FALSE(other->play("@a1n"));
  ASSERT_TRUE(judge->value(*other, {.nodes = 50'000}));
  EXPECT_EQ(judge->value(*start, {.nodes = 20'000}), first);
}

TEST(OpeningJudge, ProvesWhatIsDecided) {
  auto judge = OpeningJudge::make("siam", "classic", kTable);
  ASSERT_TRUE(judge);
  const auto game = *make_game("siam", "classic");
  const auto state = game->start();
  ASSERT_FALSE(play_moves(*state, std::vector<std::string>{"@e3e", "@a3e", "@a3e"}));
  EXPECT_EQ(judge->value(*state, {.nodes = 100'000}), Score::win_in(1));
  ASSERT_FALSE(state->play("@a3e")); // and a rock leaves the board
  EXPECT_FALSE(judge->value(*state, {.nodes = 1000}));
}

TEST(OpeningJudge, ComparesTheMovesItIsAskedAbout) {
  auto judge = OpeningJudge::make("samliam", "players=2", kTable);
  ASSERT_TRUE(judge);
  const auto game = *make_game("samliam", "players=2");
  const std::vector<std::string> moves = {"a1nw", "e5ne", "d4ne"};
  const auto values = judge->values(*game->start(), moves, 300);
  ASSERT_EQ(values.size(), moves.size());
  for (const auto& each : values) {
    EXPECT_NE(std::ranges::find(moves, each.move), moves.end()) << each.move;
  }
  // No figure goes through the corner a1nw.
  const auto corner = std::ranges::find(values, "a1nw", &MoveValue::move);
  for (const auto& each : values) EXPECT_GE(each.score.centi(), corner->score.centi());
}

TEST(OpeningJudge, NeedsAGame) {
  EXPECT_FALSE(OpeningJudge::make("chess", "", kTable));
}

} // namespace
} // namespace howdah
