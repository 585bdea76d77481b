// A pair of games from one position.
#include "games/setup.hpp"
#include "training/game_pair.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(GamePair, GivesTheMoverBothPointsOfAWonPosition) {
  const auto game = *make_game("siam", "classic");
  const auto state = game->start();
  ASSERT_FALSE(play_moves(*state, std::vector<std::string>{"@e3e", "@a3e", "@a3e"}));
  EXPECT_EQ(play_pair(*game, *state, 2000).value(), 4); // by @a3e at once
}

TEST(GamePair, EndsTheSameWayForTheSameNodes) {
  const auto game = *make_game("siam", "classic");
  const auto start = game->start();
  const auto points = play_pair(*game, *start, 300);
  ASSERT_TRUE(points);
  EXPECT_GE(*points, 0);
  EXPECT_LE(*points, 4);
  EXPECT_EQ(play_pair(*game, *start, 300).value(), *points);
}

} // namespace
} // namespace howdah
