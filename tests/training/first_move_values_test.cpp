// The value of every first move.
#include "games/setup.hpp"
#include "training/first_move_values.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace howdah {
namespace {

TEST(FirstMoveValues, CoverEveryFirstMoveBestForTheFirstPlayerFirst) {
  auto judge = OpeningJudge::make("siam", "classic", std::size_t{1} << 20U);
  ASSERT_TRUE(judge);
  const auto game = *make_game("siam", "classic");
  std::vector<std::size_t> told;
  const auto map = map_first_moves(*judge, *game, 3000,
                                   [&](std::size_t done, std::size_t) { told.push_back(done); });
  ASSERT_TRUE(map);
  EXPECT_EQ(map->entries.size(), 18U); // 64 moves up to symmetry
  EXPECT_EQ(told.size(), 18U);
  const auto centi = [](const FirstMoves& entry) { return entry.score.centi(); };
  EXPECT_TRUE(std::ranges::is_sorted(map->entries, {}, centi));
  EXPECT_LT(centi(map->entries.front()), centi(map->entries.back()));

  const auto read = parse_first_move_maps(to_text(*map));
  ASSERT_TRUE(read) << read.error().text(Language::english);
  EXPECT_EQ(read->front(), *map);
}

} // namespace
} // namespace howdah
