// The texts of moves: each row of the notation table, and what is no move text.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamNotation)

namespace howdah::testing {
namespace {

using ::testing::ElementsAre;

TEST_P(SiamNotation, EnterIsAtSquareFacing) {
  EXPECT_EQ(after("5/5/1OOO1/5/5 E * 0", "@a3e"), "5/5/EeOOO1/5/5 R * 1");
}

TEST_P(SiamNotation, EnterByPushingIsAtSquareFacing) {
  EXPECT_EQ(after("5/5/O1OO1/5/5 E * 0", "@a3e"), "5/5/EeOOO1/5/5 R * 1");
}

TEST_P(SiamNotation, MoveIsFromToFacing) {
  EXPECT_EQ(after("5/5/1OOO1/5/1Ew3 E * 0", "b1c1n"), "5/5/1OOO1/5/2En2 R * 1");
}

TEST_P(SiamNotation, PushIsFromToTheFacingItHas) {
  EXPECT_EQ(after("5/5/1OOO1/2En2/5 E * 0", "c2c3n"), "5/2O2/1OEnO1/5/5 R * 1");
  for (const std::string_view refused : {"c2c3e", "c2c3s", "c2c3w", "c2c3"}) {
    EXPECT_FALSE(is_legal("5/5/1OOO1/2En2/5 E * 0", refused)) << refused;
  }
}

TEST_P(SiamNotation, TurnIsSquareFacing) {
  EXPECT_EQ(after("5/5/1OOO1/5/1En3 E * 0", "b1w"), "5/5/1OOO1/5/1Ew3 R * 1");
}

TEST_P(SiamNotation, LeaveIsSquareX) {
  EXPECT_EQ(after("5/5/En1OOO/5/5 E * 0", "a3x"), "5/5/2OOO/5/5 R * 1");
}

TEST_P(SiamNotation, EachLegalActionHasExactlyOneText) {
  // Every action of a position that has all kinds of them, written out.
  EXPECT_THAT(moves_at("5/5/EeO3/5/OO3 E * 0", "animals=1"),
              ElementsAre("a3a2e", "a3a2n", "a3a2s", "a3a2w", "a3a4e", "a3a4n", "a3a4s", "a3a4w",
                          "a3b3e", "a3n", "a3s", "a3w", "a3x"));
  // With one more in reserve the entries join: onto empty squares, and pushing.
  const auto moves = moves_at("5/5/EeO3/5/OO3 E * 0", "animals=2");
  EXPECT_EQ(moves.size(), 13 + 13 * 4 + 3U);
  EXPECT_THAT(starting_with("@a1", moves), ElementsAre("@a1n")); // eastwards two rocks
  EXPECT_THAT(starting_with("@a3", moves), ElementsAre("@a3e")); // two elephants, one rock
  EXPECT_THAT(starting_with("@b1", moves), ElementsAre("@b1n"));
}

TEST_P(SiamNotation, MovesAreSortedBytewise) {
  const auto moves = moves_at("5/5/EeO3/5/OO3 E * 0");
  EXPECT_TRUE(std::ranges::is_sorted(moves));
  EXPECT_EQ(moves.front().front(), '@');
}

TEST_P(SiamNotation, OtherSpellingsAreRefused) {
  const std::string_view position = "5/5/EeO3/5/OO3 E * 0";
  for (const std::string_view refused : {"",
                                         " ",
                                         "@",
                                         "@e",
                                         "@e3",
                                         "@e3W",
                                         "@E3w",
                                         "@e3w ",
                                         " @e3w",
                                         "@e3ww",
                                         "e3w@",
                                         "@e6w",
                                         "@f3w",
                                         "@e0w",
                                         "@e3x",
                                         "@e3e3w",
                                         "a3",
                                         "a3e",
                                         "a3X",
                                         "a3xx",
                                         "a3x ",
                                         "A3x",
                                         "a3a4",
                                         "a3a4x",
                                         "a3-a4n",
                                         "a3a4nn",
                                         "a3 a4n",
                                         "a3a5n",
                                         "a3a3n",
                                         "a3b4n",
                                         "a3b3n",
                                         "a3f3e",
                                         "a3n\n",
                                         "\ta3n",
                                         "a3\xC3\xA9",
                                         "e",
                                         "@@e3w",
                                         "a3a4e3w",
                                         "3ax",
                                         "pass",
                                         "--------------------------------"}) {
    EXPECT_FALSE(is_legal(position, refused)) << '"' << refused << '"';
  }
  EXPECT_FALSE(is_legal(position, std::string_view("a3x\0", 4)));
}

} // namespace
} // namespace howdah::testing
