// The search for balanced starts.
#include "games/setup.hpp"
#include "training/balanced_search.hpp"
#include "training/siam/opening_limits.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <set>

namespace howdah {
namespace {

/// Small enough for a test, and generous.
OpeningLimits small_limits() {
  auto limits = siam::opening_limits();
  limits.balancing_moves = 6;
  limits.balancing_nodes = 2000;
  limits.filter_nodes = 1000;
  limits.filter_width = 80;
  limits.judging_nodes = 3000;
  limits.accepted_width = 60;
  limits.verified_width = 60;
  limits.verifying = {.nodes = 3000};
  limits.pair_nodes = 50;
  limits.table_bytes = std::size_t{1} << 20U;
  return limits;
}

BalancedProgress fresh(std::uint64_t seed) {
  return {.seed = seed, .list = {.game = "siam", .rules = "classic", .starts = {}}};
}

BalancedProgress searched(BalancedProgress progress, std::size_t wanted, int threads) {
  const auto game = *make_game("siam", "classic");
  const auto limits = small_limits();
  auto search = BalancedSearch::make(*game, limits, threads);
  EXPECT_TRUE(search);
  while (progress.list.starts.size() < wanted) search->advance(progress, wanted);
  return progress;
}

TEST(BalancedSearch, FindsStartsThatAreBalancedAndDifferUpToSymmetry) {
  const auto found = searched(fresh(1), 8, 1);
  const auto game = *make_game("siam", "classic");
  std::set<std::uint64_t> keys;
  for (const auto& start : found.list.starts) {
    EXPECT_LE(std::abs(start.centi), 60);
    EXPECT_GE(start.moves.size(), 2U);
    EXPECT_EQ(start.moves.size() % 2, 0U) << "the first player begins";
    EXPECT_LE(start.moves.size(), 6U);
    const auto state = game->start();
    ASSERT_FALSE(play_moves(*state, start.moves));
    EXPECT_FALSE(state->result().is_over());
    EXPECT_TRUE(keys.insert(state->symmetry_key()).second);
  }
  EXPECT_GE(found.tried, found.list.starts.size());
}

TEST(BalancedSearch, GoesOnWhereItStopped) {
  const auto whole = searched(fresh(1), 6, 1);
  const auto half = searched(fresh(1), 3, 1);
  const auto both = searched(half, 6, 1);
  EXPECT_EQ(both.list, whole.list);
  EXPECT_EQ(both.tried, whole.tried);
}

TEST(BalancedSearch, GivesTheSameListForTheSameSeedWhateverTheThreads) {
  const auto one = searched(fresh(2), 5, 1);
  const auto three = searched(fresh(2), 5, 3);
  EXPECT_EQ(three.list, one.list);
  EXPECT_EQ(three.tried, one.tried);
  EXPECT_NE(searched(fresh(3), 5, 1).list, one.list);
}

TEST(BalancedSearch, JudgesAStartAgain) {
  const auto found = searched(fresh(1), 3, 1);
  const auto game = *make_game("siam", "classic");
  const auto limits = small_limits();
  auto search = BalancedSearch::make(*game, limits, 2);
  ASSERT_TRUE(search);
  const auto values = search->judge(found.list.starts);
  ASSERT_EQ(values.size(), 2U); // one per thread
  EXPECT_EQ(values[0], found.list.starts[0].centi);
  EXPECT_EQ(values[1], found.list.starts[1].centi);

  // Rhinos win at once by @a3e.
  const std::vector<BalancedStart> decided = {{.moves = {"@e3e", "@a3e", "@a3e"}}};
  EXPECT_EQ(search->judge(decided), std::vector<std::optional<int>>{std::nullopt});
}

} // namespace
} // namespace howdah
