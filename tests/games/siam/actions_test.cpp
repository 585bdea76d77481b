// A turn is one of five actions: a test for each row of the table, its condition and its effect.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamActions)

namespace howdah::testing {
namespace {

using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::IsSupersetOf;
using ::testing::SizeIs;
using ::testing::StartsWith;

// ---- enter ----

TEST_P(SiamActions, EnterPutsAnAnimalOnAnEmptyBorderSquareFacingAnyWay) {
  const std::string_view start = "5/5/1OOO1/5/5 E * 0";
  EXPECT_EQ(after(start, "@a3n"), "5/5/EnOOO1/5/5 R * 1");
  EXPECT_EQ(after(start, "@a3e"), "5/5/EeOOO1/5/5 R * 1");
  EXPECT_EQ(after(start, "@a3s"), "5/5/EsOOO1/5/5 R * 1");
  EXPECT_EQ(after(start, "@a3w"), "5/5/EwOOO1/5/5 R * 1");
}

TEST_P(SiamActions, EnterPutsARhinoOnTheBoardWhenRhinosAreToMove) {
  EXPECT_EQ(after("5/5/1OOO1/5/En4 R * 1", "@e5w"), "4Rw/5/1OOO1/5/En4 E * 2");
}

TEST_P(SiamActions, EnterNeedsABorderSquare) {
  const auto moves = moves_at("5/5/1O1O1/5/O4 E * 0");
  for (const auto& square : all_squares()) {
    if (on_border(square)) continue;
    EXPECT_THAT(starting_with("@" + square, moves), IsEmpty()) << square;
  }
}

TEST_P(SiamActions, EnterNeedsAnAnimalInReserve) {
  const std::string_view four = "EnEnEnEn1/5/1OOO1/5/5 E * 0";
  const std::string_view five = "EnEnEnEnEn/5/1OOO1/5/5 E * 0";
  EXPECT_THAT(starting_with("@b1", moves_at(four)), SizeIs(4));
  EXPECT_THAT(starting_with("@", moves_at(five)), IsEmpty());
}

TEST_P(SiamActions, EnterOnAnOccupiedSquareIsOnlyAPush) {
  const std::string_view position = "5/5/RnOOO1/5/5 E * 0";
  EXPECT_THAT(starting_with("@a3", moves_at(position)), IsEmpty()); // three rocks are too many
  EXPECT_THAT(starting_with("@a3", moves_at("5/5/Rn1OO1/5/O4 E * 0")), ElementsAre("@a3e"));
}

TEST_P(SiamActions, EnterIsOneActionPerFacingOnAnEmptyCorner) {
  const auto moves = moves_at("5/5/1OOO1/5/5 E * 0");
  EXPECT_THAT(starting_with("@a1", moves), ElementsAre("@a1e", "@a1n", "@a1s", "@a1w"));
  EXPECT_THAT(starting_with("@e5", moves), ElementsAre("@e5e", "@e5n", "@e5s", "@e5w"));
}

// ---- move ----

TEST_P(SiamActions, MoveGoesToAnAdjacentEmptySquareAndEndsFacingAnyWay) {
  // Four squares, four facings, whatever it faced before.
  for (const char facing : std::string_view("nesw")) {
    const std::string position = std::string("5/5/O1E") + facing + "1O/5/O4 E * 0";
    EXPECT_THAT(starting_with("c3", moves_at(position)), SizeIs(16 + 3)) << position;
    EXPECT_EQ(after(position, "c3c4n"), "5/2En2/O3O/5/O4 R * 1");
    EXPECT_EQ(after(position, "c3d3w"), "5/5/O2EwO/5/O4 R * 1");
    EXPECT_EQ(after(position, "c3c2e"), "5/5/O3O/2Ee2/O4 R * 1");
    EXPECT_EQ(after(position, "c3b3s"), "5/5/OEs2O/5/O4 R * 1");
  }
}

TEST_P(SiamActions, MoveIsOrthogonalByOneSquare) {
  const auto moves = moves_at("5/5/O1En1O/5/O4 E * 0");
  for (const std::string_view far : {"c3b4", "c3d4", "c3b2", "c3d2", "c3c5", "c3c1", "c3c3"}) {
    EXPECT_THAT(starting_with(far, moves), IsEmpty()) << far;
  }
}

TEST_P(SiamActions, MoveStaysOnTheBoard) {
  EXPECT_THAT(starting_with("a1", moves_at("5/5/1OOO1/5/Es4 E * 0")),
              ElementsAre("a1a2e", "a1a2n", "a1a2s", "a1a2w", "a1b1e", "a1b1n", "a1b1s", "a1b1w",
                          "a1e", "a1n", "a1w", "a1x"));
  EXPECT_FALSE(is_legal("5/5/1OOO1/5/4Ee E * 0", "e1a2e")); // files do not wrap round
}

TEST_P(SiamActions, MoveOntoAnOccupiedSquareIsOnlyAPush) {
  // The elephant on b2 faces north; the rhino beside it cannot be moved onto.
  EXPECT_THAT(starting_with("b2c2", moves_at("5/5/1OOO1/1EnRn2/5 E * 0")), IsEmpty());
}

TEST_P(SiamActions, MoveIsForOwnAnimalsOnly) {
  const auto moves = moves_at("5/1Rn3/1OOO1/3En1/5 E * 0");
  EXPECT_THAT(starting_with("b4", moves), IsEmpty());
  EXPECT_THAT(starting_with("b3", moves), IsEmpty()); // nor for rocks
  EXPECT_THAT(starting_with("d2", moves), ::testing::Not(IsEmpty()));
}

// ---- turn ----

TEST_P(SiamActions, TurnFacesOneOfTheThreeOtherDirections) {
  const std::string_view position = "5/5/1OOO1/1En3/5 E * 0";
  EXPECT_EQ(after(position, "b2e"), "5/5/1OOO1/1Ee3/5 R * 1");
  EXPECT_EQ(after(position, "b2s"), "5/5/1OOO1/1Es3/5 R * 1");
  EXPECT_EQ(after(position, "b2w"), "5/5/1OOO1/1Ew3/5 R * 1");
  EXPECT_FALSE(is_legal(position, "b2n")); // it faces north already
}

TEST_P(SiamActions, TurnIsForOwnAnimalsOnly) {
  EXPECT_FALSE(is_legal("5/5/1OOO1/1Rn3/5 E * 0", "b2e"));
  EXPECT_FALSE(is_legal("5/5/1OOO1/1Rn3/5 E * 0", "b3e"));
  EXPECT_FALSE(is_legal("5/5/1OOO1/1Rn3/5 E * 0", "a1e"));
}

// ---- leave ----

TEST_P(SiamActions, LeavePutsTheAnimalBackIntoTheReserve) {
  const std::string_view five = "EnEnEnEnEn/5/1OOO1/5/5 E * 0";
  EXPECT_EQ(after(five, "c5x"), "EnEn1EnEn/5/1OOO1/5/5 R * 1");
  const auto next = game_at(five);
  ASSERT_TRUE(next && play_all(*next, "c5x @a1n"));
  EXPECT_THAT(next->moves(), IsSupersetOf({"@c5n", "@b1e"}));
}

TEST_P(SiamActions, LeaveNeedsABorderSquare) {
  EXPECT_TRUE(is_legal("5/5/1OOO1/5/1En3 E * 0", "b1x"));
  EXPECT_FALSE(is_legal("5/5/1OOO1/1En3/5 E * 0", "b2x"));
}

TEST_P(SiamActions, LeaveIsAllowedWhateverTheAnimalFaces) {
  for (const char facing : std::string_view("nesw")) {
    const std::string position = std::string("5/5/1OOO1/5/1E") + facing + "3 E * 0";
    EXPECT_EQ(after(position, "b1x"), "5/5/1OOO1/5/5 R * 1");
  }
}

TEST_P(SiamActions, LeaveIsForOwnAnimalsOnly) {
  EXPECT_FALSE(is_legal("5/5/1OOO1/5/1Rn3 E * 0", "b1x"));
  EXPECT_FALSE(is_legal("5/5/O1OO1/5/1Rn3 E * 0", "a3x")); // a rock
}

// ---- push ----

TEST_P(SiamActions, PushMovesThePusherOntoTheOccupiedSquare) {
  EXPECT_EQ(after("5/5/1OOO1/2En2/5 E * 0", "c2c3n"), "5/2O2/1OEnO1/5/5 R * 1");
}

TEST_P(SiamActions, PushHasOnlyTheFacingTheAnimalHas) {
  EXPECT_THAT(starting_with("c2c3", moves_at("5/5/1OOO1/2En2/5 E * 0")), ElementsAre("c2c3n"));
}

// ---- the turn as a whole ----

TEST_P(SiamActions, PassingIsNotAllowed) {
  const auto start = game("classic");
  ASSERT_TRUE(start);
  EXPECT_FALSE(start->play(""));
  EXPECT_FALSE(start->play("-"));
  EXPECT_FALSE(start->play("pass"));
  EXPECT_EQ(start->position(), "5/5/1OOO1/5/5 E * 0");
}

TEST_P(SiamActions, TheTurnPassesToTheOtherPlayer) {
  const auto played = game("classic", "@a1n @e5s a1a2n e5x");
  ASSERT_TRUE(played);
  EXPECT_EQ(played->position(), "5/5/1OOO1/En4/5 E * 4");
  EXPECT_THAT(starting_with("a", played->moves()), Each(StartsWith("a2")));
}

TEST_P(SiamActions, ARefusedMoveChangesNothing) {
  const auto played = game("classic", "@a1n");
  ASSERT_TRUE(played);
  const auto before = played->position();
  const auto moves = played->moves();
  for (const std::string_view refused : {"a1a2n", "@c3n", "@f1n", "@a6n", "@a2x", "a1", "x", "@"}) {
    EXPECT_FALSE(played->play(refused)) << refused;
  }
  EXPECT_EQ(played->position(), before);
  EXPECT_EQ(played->moves(), moves);
}

} // namespace
} // namespace howdah::testing
