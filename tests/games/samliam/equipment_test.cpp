// §1 of Sam Liam's rules: the board, the triangles, the players.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamEquipment)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using ::testing::SizeIs;

TEST_P(SamLiamEquipment, BoardIsNineByNineWithFilesAToIAndRanks1To9) {
  const auto game = start("players=2");
  EXPECT_EQ(game->position(), "9/9/9/9/9/9/9/9/9 R - 0");
  EXPECT_THAT(game->moves(), SizeIs(81 * 4));
  for (char file = 'a'; file <= 'i'; ++file) {
    for (char rank = '1'; rank <= '9'; ++rank) {
      EXPECT_THAT(moves_onto(*game, std::string{file, rank}), SizeIs(4)) << file << rank;
    }
  }
}

TEST_P(SamLiamEquipment, SizeSevenUsesFilesBToHAndRanks2To8KeepingTheirNames) {
  const auto game = start("size=7");
  EXPECT_EQ(game->position(), "7/7/7/7/7/7/7 R - 0");
  EXPECT_THAT(game->moves(), SizeIs(49 * 4));
  for (char file = 'b'; file <= 'h'; ++file) {
    for (char rank = '2'; rank <= '8'; ++rank) {
      EXPECT_THAT(moves_onto(*game, std::string{file, rank}), SizeIs(4)) << file << rank;
    }
  }
  for (const auto* outside : {"a1nw", "a5ne", "i5se", "e1sw", "e9nw", "i9ne"}) {
    EXPECT_TRUE(refuses(*game, outside)) << outside;
  }
  play_all(*game, "b8nw h2se");
  EXPECT_EQ(game->position(), "Rnw6/7/7/7/7/7/6Gse R - 2");
}

// Triangles that all point the same way make no square.
TEST_P(SamLiamEquipment, FortyTrianglesAPlayer) {
  const std::string almost = "RnwRnwRnwRnwRnwRnwRnwRnwRnw";
  const auto ranks = almost + "/" + almost + "/" + almost + "/" + almost + "/";
  const auto last_in_hand = read("players=2", ranks + "RnwRnwRnw6/9/9/9/9 R - 78");
  EXPECT_THAT(last_in_hand->moves(), Contains("a1ne"));
  const auto hand_is_empty = read("players=2", ranks + "RnwRnwRnwRnw5/9/9/9/9 R - 80");
  EXPECT_THAT(hand_is_empty->moves(), Not(Contains("a1ne")));
  EXPECT_THAT(hand_is_empty->moves(), Contains("d5nw-a1ne"));
  EXPECT_TRUE(refuses_position("players=2", ranks + "RnwRnwRnwRnwRnw4/9/9/9/9 R - 82"));
}

TEST_P(SamLiamEquipment, FewerTrianglesForShortGames) {
  const auto seven = given("triangles=8", "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw", "R - 14");
  EXPECT_THAT(seven->moves(), Contains("e5ne"));
  const auto eight =
      given("triangles=8", "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw", "R - 16");
  EXPECT_THAT(eight->moves(), Not(Contains("e5ne")));
  EXPECT_THAT(eight->moves(), Contains("a1nw-e5ne"));
}

TEST_P(SamLiamEquipment, RedStarts) {
  for (const auto* rules : {"players=2", "players=3", "players=4"}) {
    EXPECT_EQ(field(*start(rules), 1), "R") << rules;
  }
}

TEST_P(SamLiamEquipment, TwoPlayersAreRedAndGreen) {
  const auto game = start("players=2");
  play_all(*game, "a1nw b2nw c3nw");
  EXPECT_EQ(game->position(), "9/9/9/9/9/9/2Rnw6/1Gnw7/Rnw8 G - 3");
}

TEST_P(SamLiamEquipment, ThreePlayersAreRedGreenAndBlack) {
  const auto game = start("players=3");
  play_all(*game, "a1nw b3ne d4se h9sw");
  EXPECT_EQ(game->position(), "7Rsw1/9/9/9/9/3Bse5/1Gne7/9/Rnw8 G - 4");
}

TEST_P(SamLiamEquipment, FourPlayersAreRedGreenBlackAndWhite) {
  const auto game = start("players=4");
  play_all(*game, "a1nw b3ne d4se h9sw e5nw");
  EXPECT_EQ(game->position(), "7Wsw1/9/9/9/4Rnw4/3Bse5/1Gne7/9/Rnw8 G - 5");
}

TEST_P(SamLiamEquipment, TrianglePointsToOneOfFourCorners) {
  const auto game = start("players=2");
  EXPECT_THAT(moves_onto(*game, "e5"), ElementsAre("e5ne", "e5nw", "e5se", "e5sw"));
}

TEST_P(SamLiamEquipment, CellHoldsAtMostTwoTriangles) {
  for (const auto* full : {"Re5nw Re5se", "Re5nw Ge5se", "Ge5ne Ge5sw", "Ge5ne Re5sw"}) {
    const auto game = given("players=2", full, "R - 2");
    EXPECT_THAT(moves_onto(*game, "e5"), SizeIs(0)) << full;
    EXPECT_THAT(game->moves(), SizeIs(80 * 4)) << full;
  }
}

TEST_P(SamLiamEquipment, TwoTrianglesInACellPointToOppositeCorners) {
  EXPECT_FALSE(refuses_position("players=2", "9/9/9/9/4(RnwGse)4/9/9/9/9 R - 2"));
  EXPECT_FALSE(refuses_position("players=2", "9/9/9/9/4(GneRsw)4/9/9/9/9 R - 2"));
  for (const auto* cell : {"(RnwGne)", "(RnwGsw)", "(RneGse)", "(RneGnw)", "(RnwGnw)"}) {
    EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/4" + std::string(cell) + "4/9/9/9/9 R - 2"))
        << cell;
  }
}

} // namespace
} // namespace howdah::testing
