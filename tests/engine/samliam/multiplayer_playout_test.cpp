// Playouts for three and four players.
#include "engine/samliam/multiplayer_playout.hpp"
#include "games/samliam/threats.hpp"

#include <gtest/gtest.h>

#include <numeric>

namespace howdah::samliam {
namespace {

TEST(MultiplayerPlayout, SharesOutOnePointAndIsTheSameForTheSameSeed) {
  const auto weights = multiplayer_figure_counts();
  for (const auto* const rules : {"players=3", "players=4", "players=4,line=adjacent"}) {
    const auto game = *SamLiam::make(rules);
    const auto& of_seats = weights.of_players(game.players());
    for (std::uint64_t seed = 0; seed < 50; ++seed) {
      Random one(seed);
      Random other(seed);
      const auto shares = playout(game.setting(), game.start(), of_seats, one);
      EXPECT_NEAR(std::accumulate(shares.begin(), shares.end(), 0.0F), 1, 1e-4);
      EXPECT_EQ(shares, playout(game.setting(), game.start(), of_seats, other));
    }
  }
}

TEST(MultiplayerPlayout, GivesAllToWhoeverCompletesAFigure) {
  const auto game = *SamLiam::make("players=3");
  // Red has three cells of a square and is to move.
  const auto position = game.parse_position("9/9/9/9/9/9/RnwRne7/Rsw8/9 R - 9");
  ASSERT_TRUE(position) << position.error().what.english;
  ASSERT_TRUE(has_open_figure(*position, 0));
  Random random(1);
  EXPECT_EQ(playout(game.setting(), *position, multiplayer_figure_counts().three, random),
            (Shares{1, 0, 0, 0}));
}

} // namespace
} // namespace howdah::samliam
