// §6 of Sam Liam's rules: position texts, and why one is refused.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamPositionText)

namespace howdah::testing {
namespace {

using ::testing::SizeIs;

TEST_P(SamLiamPositionText, StartIsWrittenAsInTheRules) {
  EXPECT_EQ(start("players=2")->position(), "9/9/9/9/9/9/9/9/9 R - 0");
  EXPECT_EQ(start("players=4")->position(), "9/9/9/9/9/9/9/9/9 R - 0");
  EXPECT_EQ(start("size=7")->position(), "7/7/7/7/7/7/7 R - 0");
}

TEST_P(SamLiamPositionText, WhatIsReadIsWrittenTheSame) {
  for (const auto* text : {"9/9/9/9/9/9/9/9/9 R - 0", "9/9/9/9/9/9/9/9/9 R - 8",
                           "Rnw7Gse/9/9/9/4(RnwGse)4/9/9/9/(GneRsw)7(RneRsw) G - 11",
                           "RnwGnwRneGneRseGseRswGswRnw/9/1(GnwGse)7/9/9/9/9/9/8Rse R - 398"}) {
    EXPECT_EQ(read("players=2", text)->position(), text);
  }
  EXPECT_EQ(read("size=7", "Rnw6/7/7/3(GneRsw)3/7/7/6Gse G - 3")->position(),
            "Rnw6/7/7/3(GneRsw)3/7/7/6Gse G - 3");
  EXPECT_EQ(read("players=4", "9/9/3(BnwWse)5/9/9/2Wsw6/9/9/1Bne7 W - 7")->position(),
            "9/9/3(BnwWse)5/9/9/2Wsw6/9/9/1Bne7 W - 7");
  for (const auto* bars : {"-", "Rc3", "Rc3,d4Ge5", "Ga1,a2,b1,i9", "Ra1Ga1"}) {
    const auto text = "9/9/9/9/9/9/9/9/9 R " + std::string(bars) + " 2";
    EXPECT_EQ(read("announce=strict", text)->position(), text);
  }
}

TEST_P(SamLiamPositionText, RanksRunFromTheTopAndFilesFromTheLeft) {
  const auto game = read("players=2", "Rnw8/9/9/9/9/9/9/9/8Gse R - 2");
  EXPECT_THAT(moves_onto(*game, "a9"), ::testing::ElementsAre("a9se"));
  EXPECT_THAT(moves_onto(*game, "i1"), ::testing::ElementsAre("i1nw"));
  EXPECT_THAT(moves_onto(*game, "a1"), SizeIs(4));
  const auto small = read("size=7", "Rnw6/7/7/7/7/7/6Gse R - 2");
  EXPECT_THAT(moves_onto(*small, "b8"), ::testing::ElementsAre("b8se"));
  EXPECT_THAT(moves_onto(*small, "h2"), ::testing::ElementsAre("h2nw"));
}

TEST_P(SamLiamPositionText, HandsFollowFromTheBoard) {
  // Forty plies on, nobody has a triangle on the board: both still place.
  EXPECT_THAT(read("players=2", "9/9/9/9/9/9/9/9/9 R - 40")->moves(), SizeIs(324));
}

TEST_P(SamLiamPositionText, HasFourFieldsWithOneSpaceBetween) {
  for (const auto* text :
       {"", " ", "9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9 R", "9/9/9/9/9/9/9/9/9 R -",
        "9/9/9/9/9/9/9/9/9 R - 0 ", " 9/9/9/9/9/9/9/9/9 R - 0", "9/9/9/9/9/9/9/9/9  R - 0",
        "9/9/9/9/9/9/9/9/9 R  - 0", "9/9/9/9/9/9/9/9/9 R -  0", "9/9/9/9/9/9/9/9/9 R - 0 0",
        "9/9/9/9/9/9/9/9/9\tR\t-\t0", "9/9/9/9/9/9/9/9/9 R 0", "9/9/9/9/9/9/9/9/9 R - 0\n"}) {
    EXPECT_TRUE(refuses_position("players=2", text)) << '"' << text << '"';
  }
}

TEST_P(SamLiamPositionText, HasNineRanks) {
  for (const auto* board : {"9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9/9/",
                            "/9/9/9/9/9/9/9/9", "9//9/9/9/9/9/9/9", "9", "/"}) {
    EXPECT_TRUE(refuses_position("players=2", std::string(board) + " R - 0")) << board;
  }
}

TEST_P(SamLiamPositionText, RankHasNineCells) {
  for (const auto* rank : {"8", "Rnw7", "Rnw9", "9Rnw", "8RnwGse", "8(RnwGse)Rnw", "Rnw",
                           "RnwRnwRnwRnwRnwRnwRnwRnwRnwRnw"}) {
    EXPECT_TRUE(refuses_position("players=2", std::string(rank) + "/9/9/9/9/9/9/9/9 R - 0"))
        << rank;
    EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/9/9/9/9/" + std::string(rank) + " R - 0"))
        << rank;
  }
}

TEST_P(SamLiamPositionText, SizeSevenHasSevenRanksOfSevenCells) {
  for (const auto* board : {"9/9/9/9/9/9/9/9/9", "9/9/9/9/9/9/9", "7/7/7/7/7/7", "7/7/7/7/7/7/7/7",
                            "7/7/7/7/7/7/8", "6/7/7/7/7/7/7", "Rnw7/7/7/7/7/7/7"}) {
    EXPECT_TRUE(refuses_position("size=7", std::string(board) + " R - 0")) << board;
  }
  EXPECT_TRUE(refuses_position("size=9", "7/7/7/7/7/7/7 R - 0"));
}

TEST_P(SamLiamPositionText, NumbersAreWrittenAsLargeAsPossible) {
  for (const auto* rank : {"45", "18", "81", "111111111", "09", "90", "0Rnw8", "Rnw08", "Rnw44",
                           "Rnw80", "4Rnw22", "10", "99"}) {
    EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/" + std::string(rank) + "/9/9/9/9 R - 0"))
        << rank;
  }
}

TEST_P(SamLiamPositionText, TrianglesAreWrittenAsAColourAndACorner) {
  for (const auto* cell : {"nw", "R", "Rn", "Rnn", "Rwn", "rnw", "RNW", "Xnw", "Rnw ", "nwR", "-",
                           "Rnw,", "?", "\xC3\xA9"}) {
    EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/4" + std::string(cell) + "4/9/9/9/9 R - 0"))
        << cell;
  }
}

TEST_P(SamLiamPositionText, TwoTrianglesStandInBracketsWithNwOrNeFirst) {
  for (const auto* cell :
       {"(RseGnw)", "(RswGne)", "(Rnw)", "()", "(RnwGse", "RnwGse)", "(RnwGseRne)", "[RnwGse]",
        "(Rnw Gse)", "((RnwGse))", "(1Rnw)", "(RnwRnw)", "(RnwGne)", "(RneGse)", "(RseGse)"}) {
    EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/4" + std::string(cell) + "4/9/9/9/9 R - 0"))
        << cell;
  }
}

TEST_P(SamLiamPositionText, ColoursMustBeInPlay) {
  EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/4Bnw4/9/9/9/9 R - 0"));
  EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/4Wnw4/9/9/9/9 R - 0"));
  EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/4(RnwBse)4/9/9/9/9 R - 0"));
  EXPECT_FALSE(refuses_position("players=3", "9/9/9/9/4Bnw4/9/9/9/9 R - 0"));
  EXPECT_TRUE(refuses_position("players=3", "9/9/9/9/4Wnw4/9/9/9/9 R - 0"));
  EXPECT_FALSE(refuses_position("players=4", "9/9/9/9/4Wnw4/9/9/9/9 R - 0"));
}

TEST_P(SamLiamPositionText, NobodyOwnsMoreTrianglesThanThereAre) {
  const std::string eight = "RnwRnwRnwRnwRnwRnwRnwRnw1/9/9/9/9/9/9/9/9 R - 16";
  const std::string nine = "RnwRnwRnwRnwRnwRnwRnwRnwRnw/9/9/9/9/9/9/9/9 R - 16";
  EXPECT_FALSE(refuses_position("triangles=8", eight));
  EXPECT_TRUE(refuses_position("triangles=8", nine));
  EXPECT_FALSE(refuses_position("triangles=9", nine));
  EXPECT_TRUE(refuses_position("triangles=8", "9/9/9/9/9/9/9/9/"
                                              "(GnwGse)(GnwGse)(GnwGse)(GnwGse)(RnwGse)4 R - 16"));
}

TEST_P(SamLiamPositionText, PlayerToMoveIsInPlay) {
  for (const auto* player : {"B", "W", "r", "X", "RG", "", "1"}) {
    for (const auto* ply : {"0", "1", "2", "3"}) {
      const auto text = "9/9/9/9/9/9/9/9/9 " + std::string(player) + " - " + ply;
      EXPECT_TRUE(refuses_position("players=2", text)) << text;
    }
  }
  EXPECT_TRUE(refuses_position("players=3", "9/9/9/9/9/9/9/9/9 W - 3"));
}

TEST_P(SamLiamPositionText, PlayerToMoveFitsThePlyCount) {
  const std::string colours = "RGBW";
  for (std::size_t players = 2; players <= 4; ++players) {
    const auto rules = "players=" + std::to_string(players);
    for (std::size_t ply = 0; ply < 13; ++ply) {
      for (std::size_t player = 0; player < players; ++player) {
        const auto text =
            "9/9/9/9/9/9/9/9/9 " + colours.substr(player, 1) + " - " + std::to_string(ply);
        EXPECT_EQ(refuses_position(rules, text), ply % players != player) << rules << ' ' << text;
      }
    }
  }
}

TEST_P(SamLiamPositionText, PlyCountIsAPlainNumber) {
  for (const auto* ply : {"", "00", "02", "-2", "+2", "2.0", "two", "2x", "0x2", "99999999999999",
                          "18446744073709551616", "4294967296", "10000000", "1e2"}) {
    EXPECT_TRUE(refuses_position("players=2", "9/9/9/9/9/9/9/9/9 R - " + std::string(ply))) << ply;
  }
  EXPECT_FALSE(refuses_position("limit=none", "9/9/9/9/9/9/9/9/9 R - 9999998"));
}

TEST_P(SamLiamPositionText, BarsAreForStrictAlone) {
  const std::string text = "9/9/9/9/9/9/9/9/9 R Rc3 2";
  EXPECT_TRUE(refuses_position("announce=auto", text));
  EXPECT_TRUE(refuses_position("announce=off", text));
  EXPECT_FALSE(refuses_position("announce=strict", text));
}

TEST_P(SamLiamPositionText, BarsAreSortedAndEachCellStandsOnce) {
  for (const auto* bars :
       {"Rd4,c3", "Rc3,c3", "Rc4,c3",  "Ge5Rc3",  "Rc3Rd4",  "Rc3,d4,c5", "RGe5",   "R",
        "Rc3G",   "c3",     "Rc3,",    "R,c3",    "Rc3,,d4", "Rc3d4",     "Rc3;d4", "--",
        "-Rc3",   "Rc3-",   "Rj1",     "Ra0",     "Rc",      "Rc10",      "rc3",    "RC3",
        "Bc3",    "Wc3",    "Rc3,Ge5", "Rc3 Ge5", "Rc3nw",   "",          "0"}) {
    EXPECT_TRUE(
        refuses_position("announce=strict", "9/9/9/9/9/9/9/9/9 R " + std::string(bars) + " 2"))
        << bars;
  }
}

TEST_P(SamLiamPositionText, BarsNameCellsOfTheBoardInPlay) {
  EXPECT_FALSE(refuses_position("announce=strict,size=7", "7/7/7/7/7/7/7 R Rb2,h8 2"));
  for (const auto* cell : {"a1", "a5", "e9", "i5", "b1", "h9"}) {
    EXPECT_TRUE(
        refuses_position("announce=strict,size=7", "7/7/7/7/7/7/7 R R" + std::string(cell) + " 2"))
        << cell;
  }
}

} // namespace
} // namespace howdah::testing
