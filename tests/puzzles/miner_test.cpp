// Puzzles are found in games, hold, and are the same for the same seed.
#include "puzzles/miner.hpp"
#include "puzzles/proof.hpp"

#include <gtest/gtest.h>

namespace howdah::testing {
namespace {

using puzzles::Goal;

puzzles::MiningPlan small_plan(const std::string& game, const std::string& rules) {
  return {.game = game,
          .rules = {rules},
          .seed = 5,
          .wanted = {{{Goal::win, 3}, 2}, {{Goal::defend, 2}, 1}},
          .most_games = 6,
          .play_nodes = 100,
          .try_nodes = 100,
          .hint_nodes = 100};
}

TEST(PuzzleMiner, FindsPuzzlesThatHoldAndTheSameOnesAgain) {
  const auto plan = small_plan("siam", "classic");
  const auto found = puzzles::mine(plan, [](int, const puzzles::Collection&) {});
  ASSERT_TRUE(found);
  ASSERT_FALSE(found->puzzles.empty());
  EXPECT_LE(found->puzzles.size(), 3U);
  auto judge = *puzzles::make_judge(plan.game, plan.rules.front());
  for (const auto& puzzle : found->puzzles) {
    const auto error = puzzles::disprove(plan.game, puzzle, judge);
    EXPECT_FALSE(error) << puzzle.id << ": " << error->what.english;
  }
  EXPECT_EQ(*puzzles::mine(plan, [](int, const puzzles::Collection&) {}), *found);
}

TEST(PuzzleMiner, AddsToWhatIsThere) {
  auto plan = small_plan("siam", "classic");
  const auto ignore = [](int, const puzzles::Collection&) {};
  const auto found = puzzles::mine(plan, ignore);
  ASSERT_TRUE(found);
  plan.already = found->puzzles;
  plan.wanted = {{{Goal::win, 3}, 3}};
  const auto more = puzzles::mine(plan, ignore);
  ASSERT_TRUE(more);
  EXPECT_GT(more->puzzles.size(), found->puzzles.size());
  EXPECT_FALSE(puzzles::find_doubles(*more));
}

TEST(PuzzleMiner, RefusesGamesAndRulesThatDoNotExist) {
  const auto ignore = [](int, const puzzles::Collection&) {};
  EXPECT_FALSE(puzzles::mine(small_plan("chess", ""), ignore));
  EXPECT_FALSE(puzzles::mine(small_plan("siam", "animals=9"), ignore));
  EXPECT_FALSE(puzzles::mine(small_plan("samliam", "players=3"), ignore));
}

} // namespace
} // namespace howdah::testing
