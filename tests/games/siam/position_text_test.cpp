// Position texts: what is written, what is read, and each reason to refuse one.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamPositionText)

namespace howdah::testing {
namespace {

// ---- what is written and read ----

TEST_P(SiamPositionText, TheStart) {
  EXPECT_TRUE(reads_position("5/5/1OOO1/5/5 E * 0"));
}

TEST_P(SiamPositionText, WhatIsWrittenIsReadBack) {
  for (const std::string_view text :
       {"5/5/1OOO1/5/5 E * 0", "EnEeEsEwEn/RnReRsRwRn/OOO2/5/5 R * 17", "5/5/5/5/2OOO E * 9999998",
        "O1O1O/1En1Rw1/5/1Re1Es1/5 E * 2"}) {
    const auto read = game_at(text);
    ASSERT_TRUE(read);
    EXPECT_EQ(read->position(), text);
  }
}

TEST_P(SiamPositionText, RanksRunFromFiveToOneAndFilesFromAToE) {
  const auto moves = moves_at("En3Ee/5/1OOO1/5/Es3Ew E * 0");
  EXPECT_TRUE(std::ranges::count(moves, "a5s") == 1 && std::ranges::count(moves, "a5n") == 0);
  EXPECT_TRUE(std::ranges::count(moves, "e5w") == 1 && std::ranges::count(moves, "e5e") == 0);
  EXPECT_TRUE(std::ranges::count(moves, "a1n") == 1 && std::ranges::count(moves, "a1s") == 0);
  EXPECT_TRUE(std::ranges::count(moves, "e1e") == 1 && std::ranges::count(moves, "e1w") == 0);
}

TEST_P(SiamPositionText, DigitsAreWrittenAsLargeAsPossible) {
  const auto read = game_at("11111/2111/1OOO1/1121/5 E * 0");
  ASSERT_TRUE(read);
  EXPECT_EQ(read->position(), "5/5/1OOO1/5/5 E * 0");
}

TEST_P(SiamPositionText, TheReservesFollowFromTheBoard) {
  EXPECT_FALSE(is_legal("EnEnEnEnEn/5/1OOO1/5/5 E * 0", "@a1n"));
  EXPECT_TRUE(is_legal("EnEnEnEn1/5/1OOO1/5/5 E * 0", "@a1n"));
}

TEST_P(SiamPositionText, ThePlyCountGoesOnFromTheOneGiven) {
  EXPECT_EQ(after("5/5/1OOO1/5/5 R * 41", "@a1n"), "5/5/1OOO1/5/Rn4 E * 42");
}

TEST_P(SiamPositionText, AFinishedGameIsWrittenButNotRead) {
  const auto won = game_at("5/5/3EeO/5/OO3 E * 0");
  ASSERT_TRUE(won && won->play("d3e3e"));
  EXPECT_EQ(won->position(), "5/5/4Ee/5/OO3 R * 1");
  EXPECT_FALSE(reads_position(won->position()));
}

// ---- reasons to refuse ----

TEST_P(SiamPositionText, FourFieldsWithOneSpaceBetween) {
  for (const std::string_view text :
       {"", " ", "5/5/1OOO1/5/5", "5/5/1OOO1/5/5 E", "5/5/1OOO1/5/5 E *", "5/5/1OOO1/5/5 E * ",
        "5/5/1OOO1/5/5 E * 0 ", " 5/5/1OOO1/5/5 E * 0", "5/5/1OOO1/5/5  E * 0",
        "5/5/1OOO1/5/5 E  * 0", "5/5/1OOO1/5/5 E *  0", "5/5/1OOO1/5/5 E * 0 0",
        "5/5/1OOO1/5/5\tE * 0", "5/5/1OOO1/5/5 E * 0\n", "5/5/1OOO1/5/5E * 0"}) {
    EXPECT_FALSE(reads_position(text)) << '"' << text << '"';
  }
}

TEST_P(SiamPositionText, FiveRanks) {
  EXPECT_FALSE(reads_position("5/1OOO1/5/5 E * 0"));
  EXPECT_FALSE(reads_position("5/5/1OOO1/5/5/5 E * 0"));
  EXPECT_FALSE(reads_position("5/5/1OOO1/5/5/ E * 0"));
  EXPECT_FALSE(reads_position("/5/5/1OOO1/5/5 E * 0"));
}

TEST_P(SiamPositionText, FiveSquaresARank) {
  for (const std::string_view text :
       {"4/5/1OOO1/5/5 E * 0", "5/51/1OOO1/5/5 E * 0", "6/5/1OOO1/5/5 E * 0", "5/5/1OOO/5/5 E * 0",
        "5/5/1OOO2/5/5 E * 0", "5/5/1OOO1En/5/5 E * 0", "/5/1OOO1/5/5 E * 0", "5//1OOO1/5/5 E * 0",
        "5/5/1OOO1/5/ E * 0", "5/5/1OOO1/5/9 E * 0", "5/5/1OOO1/5/5En E * 0",
        "5/5/1OOO1/5/EnEnEnEnEnRn E * 0", "3/7/1OOO1/5/5 E * 0", "55555/5/1OOO1/5/5 E * 0"}) {
    EXPECT_FALSE(reads_position(text)) << text;
  }
}

TEST_P(SiamPositionText, OnlyThePiecesOfTheGame) {
  for (const std::string_view text :
       {"5/5/1ooo1/5/5 E * 0", "5/5/1OOO1/5/X4 E * 0", "5/5/1OOO1/5/E4 E * 0",
        "5/5/1OOO1/5/En3E E * 0", "5/5/1OOO1/5/EN4 E * 0", "5/5/1OOO1/5/en4 E * 0",
        "5/5/1OOO1/5/Ex4 E * 0", "5/5/1OOO1/5/nE4 E * 0", "5/5/1OOO1/5/On4 E * 0",
        "5/5/1OOO1/5/05 E * 0", "5/5/1OOO1/5/5. E * 0", "5/5/1OOO1/5/-5 E * 0",
        "5/5/1OOO1/5/\xC3\xA9"
        "4 E * 0"}) {
    EXPECT_FALSE(reads_position(text)) << text;
  }
}

TEST_P(SiamPositionText, AtMostFiveAnimalsASide) {
  EXPECT_TRUE(reads_position("EnEnEnEnEn/RnRnRnRnRn/1OOO1/5/5 E * 0"));
  EXPECT_FALSE(reads_position("EnEnEnEnEn/En4/1OOO1/5/5 E * 0"));
  EXPECT_FALSE(reads_position("RnRnRnRnRn/Rn4/1OOO1/5/5 E * 0"));
}

TEST_P(SiamPositionText, AtMostAnimalsASideAsTheRulesSay) {
  EXPECT_TRUE(reads_position("EnEn3/RnRn3/1OOO1/5/5 E * 0", "animals=2"));
  EXPECT_FALSE(reads_position("EnEnEn2/RnRn3/1OOO1/5/5 E * 0", "animals=2"));
  EXPECT_FALSE(reads_position("EnEn3/RnRnRn2/1OOO1/5/5 E * 0", "animals=2"));
}

TEST_P(SiamPositionText, ExactlyThreeRocks) {
  EXPECT_FALSE(reads_position("5/5/5/5/5 E * 0"));
  EXPECT_FALSE(reads_position("5/5/1OO2/5/5 E * 0"));
  EXPECT_FALSE(reads_position("5/5/1OOOO/5/5 E * 0"));
  EXPECT_TRUE(reads_position("O4/5/2O2/5/4O E * 0"));
}

TEST_P(SiamPositionText, ThePlayerToMoveIsEOrR) {
  for (const std::string_view text : {"5/5/1OOO1/5/5 e * 0", "5/5/1OOO1/5/5 W * 0",
                                      "5/5/1OOO1/5/5 ER * 0", "5/5/1OOO1/5/5 - * 0"}) {
    EXPECT_FALSE(reads_position(text)) << text;
  }
}

TEST_P(SiamPositionText, ThePlayerToMoveFitsTheParityOfThePlyCount) {
  EXPECT_FALSE(reads_position("5/5/1OOO1/5/5 R * 0"));
  EXPECT_FALSE(reads_position("5/5/1OOO1/5/5 E * 1"));
  EXPECT_TRUE(reads_position("5/5/1OOO1/5/5 R * 1"));
  EXPECT_TRUE(reads_position("5/5/1OOO1/5/5 E * 122"));
  EXPECT_FALSE(reads_position("5/5/1OOO1/5/5 R * 122"));
}

TEST_P(SiamPositionText, ExitRightsFitUnlimitedExits) {
  for (const std::string_view field : {"ER", "E", "R", "-", "", "**", "x"}) {
    EXPECT_FALSE(reads_position("5/5/1OOO1/5/5 E " + std::string(field) + " 0")) << field;
  }
}

TEST_P(SiamPositionText, ExitRightsFitOneExit) {
  for (const std::string_view field : {"ER", "E", "R", "-"}) {
    EXPECT_TRUE(reads_position("5/5/1OOO1/5/5 E " + std::string(field) + " 0", "exits=once"));
  }
  for (const std::string_view field : {"*", "RE", "EE", "RR", "ERE", "", "--", "E-", "er", "0"}) {
    EXPECT_FALSE(reads_position("5/5/1OOO1/5/5 E " + std::string(field) + " 0", "exits=once"))
        << field;
  }
}

TEST_P(SiamPositionText, ThePlyCountIsANumber) {
  for (const std::string_view ply : {"-0", "+0", "00", "02", "0x0", "0.0", "2e1", "two", "*",
                                     "99999999999999999998", "18446744073709551616"}) {
    EXPECT_FALSE(reads_position("5/5/1OOO1/5/5 E * " + std::string(ply))) << ply;
  }
}

} // namespace
} // namespace howdah::testing
