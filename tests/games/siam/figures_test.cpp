// The figures of the 2005 booklet, one test each, in both readings of `push`: the verdicts are
// the same. Rocks a figure does not show stand on file a.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamFigures)

namespace howdah::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

constexpr std::string_view kBothReadings[] = {"classic", "push=running"};

TEST_P(SiamFigures, Figure1TheStart) {
  for (const auto rules : kBothReadings) {
    const auto start = game(rules);
    ASSERT_TRUE(start);
    EXPECT_EQ(start->position(), "5/5/1OOO1/5/5 E * 0");
    EXPECT_EQ(start->result(), "none");
  }
}

TEST_P(SiamFigures, Figure2AnimalsEnterOnTheSixteenOuterSquares) {
  for (const auto rules : kBothReadings) {
    const auto moves = moves_at("5/5/1OOO1/5/5 E * 0", rules);
    EXPECT_THAT(moves, SizeIs(64));
    for (const auto& square : all_squares()) {
      EXPECT_THAT(starting_with("@" + square, moves), SizeIs(on_border(square) ? 4 : 0)) << square;
    }
  }
}

TEST_P(SiamFigures, Figure2AnimalsLeaveFromTheSixteenOuterSquares) {
  // Between them these boards have an elephant once on every square.
  int elephants = 0;
  for (const std::string_view board :
       {"EnEnEnEn1/5/5/5/1OOO1", "4En/EnEnEn2/5/5/1OOO1", "5/3EnEn/EnEn3/5/1OOO1",
        "5/5/2EnEnEn/En4/1OOO1", "5/5/1OOO1/1EnEnEnEn/5", "5/5/1OOO1/5/EnEnEnEnEn"}) {
    const auto moves = moves_at(std::string(board) + " E * 0");
    for (const auto& square : all_squares()) {
      if (starting_with(square + "s", moves).empty()) continue; // nobody there who could turn
      ++elephants;
      EXPECT_THAT(starting_with(square + "x", moves), SizeIs(on_border(square) ? 1 : 0)) << square;
    }
  }
  EXPECT_EQ(elephants, 25);
}

TEST_P(SiamFigures, Figure3aAnAnimalPushesStraightAhead) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("5/2O2/1ReEnO1/2Rn2/O4 E * 0", "c3c4n", rules),
              "2O2/2En2/1Re1O1/2Rn2/O4 R * 1");
  }
}

TEST_P(SiamFigures, Figure3bAnAnimalNeverPushesSidewaysOrBackwards) {
  // Whichever way the two rhinos face.
  for (const char facing : std::string_view("nesw")) {
    const std::string rhino = {'R', facing};
    const std::string position = "5/2O2/1" + rhino + "EnO1/2" + rhino + "2/O4 E * 0";
    for (const auto rules : kBothReadings) {
      EXPECT_THAT(starting_with("c3d3", moves_at(position, rules)), IsEmpty()) << position;
      EXPECT_THAT(starting_with("c3b3", moves_at(position, rules)), IsEmpty()) << position;
      EXPECT_THAT(starting_with("c3c2", moves_at(position, rules)), IsEmpty()) << position;
      EXPECT_THAT(starting_with("c3c4", moves_at(position, rules)), ElementsAre("c3c4n"));
    }
  }
}

TEST_P(SiamFigures, Figure4aOneAnimalPushesOneRock) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("5/5/1OOO1/2Rn2/5 R * 1", "c2c3n", rules), "5/2O2/1ORnO1/5/5 E * 2");
  }
}

TEST_P(SiamFigures, Figure4bTwoAnimalsPushTwoRocks) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("O4/2O2/2O2/2Rn2/2Rn2 R * 1", "c1c2n", rules), "O1O2/2O2/2Rn2/2Rn2/5 E * 2");
  }
}

TEST_P(SiamFigures, Figure4cThreeAnimalsPushThreeRocks) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("2O2/2O2/2O2/2Rn2/2Rn2 R * 1", "@c1n", rules), "2O2/2O2/2Rn2/2Rn2/2Rn2 E * 2");
  }
}

TEST_P(SiamFigures, Figure5aOneAgainstOneCannotPush) {
  for (const auto rules : kBothReadings) {
    EXPECT_FALSE(is_legal("O4/O1Es2/O1Rn2/5/5 E * 0", "c4c3s", rules));
  }
}

TEST_P(SiamFigures, Figure5bTwoAgainstOnePush) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("O1Es2/O1Es2/O1Rn2/5/5 E * 0", "c5c4s", rules), "O4/O1Es2/O1Es2/2Rn2/5 R * 1");
  }
}

TEST_P(SiamFigures, Figure5cAnOwnAnimalCanStopThePush) {
  for (const auto rules : kBothReadings) {
    EXPECT_FALSE(is_legal("O1Es2/O1Es2/O1Rn2/2En2/5 E * 0", "c5c4s", rules));
  }
}

TEST_P(SiamFigures, Figure6aAnAnimalFacingSidewaysIsPushedOff) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("O4/O4/O4/2Es2/2Re2 E * 0", "c2c1s", rules), "O4/O4/O4/5/2Es2 R * 1");
  }
}

TEST_P(SiamFigures, Figure6bOnlyTheLastOfTheLineFallsOff) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("O4/O1Es2/O1Re2/2Ew2/2Rs2 E * 0", "c4c3s", rules),
              "O4/O4/O1Es2/2Re2/2Ew2 R * 1");
  }
}

constexpr std::string_view kFigure7a = "O1Rs2/O1En2/O1Re2/5/5 E * 0";

TEST_P(SiamFigures, Figure7aAnEnteringAnimalMayPush) {
  for (const auto rules : kBothReadings) EXPECT_TRUE(is_legal(kFigure7a, "@c5s", rules));
}

TEST_P(SiamFigures, Figure7bAllMoveOneSquareSouth) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after(kFigure7a, "@c5s", rules), "O1Es2/O1Rs2/O1En2/2Re2/5 R * 1");
  }
}

TEST_P(SiamFigures, Figure8aTwoLessOneAgainstOneRockIsEnough) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(after("O1Es2/O1Rs2/2Rw2/2O2/2En2 E * 0", "c5c4s", rules),
              "O4/O1Es2/2Rs2/2Rw2/2O2 R * 1");
    EXPECT_EQ(result_after("O1Es2/O1Rs2/2Rw2/2O2/2En2 E * 0", "c5c4s", rules), "none");
  }
}

TEST_P(SiamFigures, Figure8bTwoLessOneAgainstTwoRocksIsTooWeakForAnEntry) {
  for (const auto rules : kBothReadings) {
    EXPECT_FALSE(is_legal("5/5/ReOEnOEw/5/O4 R * 1", "@e3w", rules));
  }
}

TEST_P(SiamFigures, Figure8cTwoLessOneAgainstTwoRocksIsTooWeak) {
  for (const auto rules : kBothReadings) {
    EXPECT_FALSE(is_legal("5/5/ReOEeOEw/5/O4 R * 1", "a3b3e", rules));
  }
}

TEST_P(SiamFigures, Figure9aThePusherWins) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(result_after("O4/O4/5/2Es2/2O2 E * 0", "c2c1s", rules), "E");
  }
}

TEST_P(SiamFigures, Figure9bTheRhinoCloserToTheRockWins) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(result_after("O4/O4/2Es2/2Rs2/2O2 E * 0", "c3c2s", rules), "R");
  }
}

TEST_P(SiamFigures, Figure9cARhinoFacingSidewaysDoesNotWin) {
  for (const auto rules : kBothReadings) {
    EXPECT_EQ(result_after("O4/O4/2Es2/2Rw2/2O2 E * 0", "c3c2s", rules), "E");
  }
}

TEST_P(SiamFigures, Figure10TheOpeningRestrictionIsOnTheTwoCrosses) {
  for (const std::string_view rules : {"2015", "2015,push=running"}) {
    const auto moves = moves_at("5/5/1OOO1/5/5 E * 0", rules);
    EXPECT_THAT(moves, SizeIs(56));
    EXPECT_THAT(starting_with("@c1", moves), IsEmpty());
    EXPECT_THAT(starting_with("@c5", moves), IsEmpty());
  }
}

} // namespace
} // namespace howdah::testing
