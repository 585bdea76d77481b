// Numbers of move sequences of Sam Liam, known from a program of its own.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamPerft)

namespace howdah::testing {
namespace {

TEST_P(SamLiamPerft, TwoPlayers) {
  const auto game = start("announce=off");
  EXPECT_EQ(game->perft(0), 1U);
  EXPECT_EQ(game->perft(1), 324U);
  EXPECT_EQ(game->perft(2), 104'004U);
  EXPECT_EQ(game->perft(3), 33'073'920U);
}

TEST_P(SamLiamPerft, TwoPlayersOnSizeSeven) {
  const auto game = start("announce=off,size=7");
  EXPECT_EQ(game->perft(1), 196U);
  EXPECT_EQ(game->perft(2), 37'828U);
  EXPECT_EQ(game->perft(3), 7'187'712U);
}

// Nothing is due and nothing must be met within three plies.
TEST_P(SamLiamPerft, IsTheSameForAllRulesAtFirst) {
  for (const auto* rules : {"announce=auto", "announce=strict", "players=3", "players=4",
                            "players=3,announce=strict", "players=4,announce=off"}) {
    EXPECT_EQ(start(rules)->perft(2), 104'004U) << rules;
  }
}

TEST_P(SamLiamPerft, ThreePlayersMeetASong) {
  const auto game = read("players=3", "9/9/2Rnw6/9/2Rnw6/9/4Rse1Rse2/9/9 G - 10");
  EXPECT_EQ(game->perft(1), 9U);
  EXPECT_EQ(game->perft(2), 2'781U);
}

TEST_P(SamLiamPerft, FinishedGameHasNoSuccessors) {
  const auto game = given("announce=off", "Rc5nw Re5ne Re3se", "R - 12");
  EXPECT_EQ(game->perft(1), 78U * 4 + 3);
  // One of the 312 moves onto an empty cell completes the square.
  EXPECT_EQ(game->perft(2), 311U * (77 * 4 + 4) + 3U * (78 * 4 + 2));
}

TEST_P(SamLiamPerft, GameAtItsLimitHasNoSuccessors) {
  const auto game = start("limit=1");
  EXPECT_EQ(game->perft(1), 324U);
  EXPECT_EQ(game->perft(2), 0U);
}

} // namespace
} // namespace howdah::testing
