// Pushing: direction, line, count, effect. Most lines here stand on rank 3, pusher on the left.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamPushing)

namespace howdah::testing {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::SizeIs;

/// A position with elephants to move, the given squares on rank 3 and the other rocks on rank 1.
std::string with_rank3(std::string_view rank) {
  const auto rocks = std::ranges::count(rank, 'O');
  constexpr std::string_view kRank1[] = {"OOO2", "OO3", "O4", "5"};
  return std::string("5/5/") + std::string(rank) + "/5/" +
         std::string(kRank1[static_cast<std::size_t>(rocks)]) + " E * 0";
}

// ---- direction ----

TEST_P(SiamPushing, AnAnimalOnTheBoardPushesTheWayItFaces) {
  EXPECT_EQ(after("5/2Rn2/2En2/5/OOO2 E * 0", "c3c4n"), "2Rn2/2En2/5/5/OOO2 R * 1");
  EXPECT_EQ(after("5/5/2EeRn1/5/OOO2 E * 0", "c3d3e"), "5/5/3EeRn/5/OOO2 R * 1");
  EXPECT_EQ(after("OOO2/5/2Es2/2Re2/5 E * 0", "c3c2s"), "OOO2/5/5/2Es2/2Re2 R * 1");
  EXPECT_EQ(after("5/5/1RnEw2/5/OOO2 E * 0", "c3b3w"), "5/5/RnEw3/5/OOO2 R * 1");
}

TEST_P(SiamPushing, AnEntryPushesInTheDirectionInWhichItCrossesTheEdge) {
  EXPECT_THAT(starting_with("@b1", moves_at("5/5/1OOO1/5/1Re3 E * 0")), ElementsAre("@b1n"));
  EXPECT_THAT(starting_with("@b5", moves_at("1Re3/5/1OOO1/5/5 E * 0")), ElementsAre("@b5s"));
  EXPECT_THAT(starting_with("@a4", moves_at("5/Rn4/1OOO1/5/5 E * 0")), ElementsAre("@a4e"));
  EXPECT_THAT(starting_with("@e4", moves_at("5/4Rn/1OOO1/5/5 E * 0")), ElementsAre("@e4w"));
}

TEST_P(SiamPushing, TheEnteringPusherFacesTheWayItPushes) {
  EXPECT_EQ(after("5/5/1OOO1/5/1Re3 E * 0", "@b1n"), "5/5/1OOO1/1Re3/1En3 R * 1");
  EXPECT_EQ(after("1Re3/5/1OOO1/5/5 E * 0", "@b5s"), "1Es3/1Re3/1OOO1/5/5 R * 1");
  EXPECT_EQ(after("5/Rn4/1OOO1/5/5 E * 0", "@a4e"), "5/EeRn3/1OOO1/5/5 R * 1");
  EXPECT_EQ(after("5/4Rn/1OOO1/5/5 E * 0", "@e4w"), "5/3RnEw/1OOO1/5/5 R * 1");
}

TEST_P(SiamPushing, ACornerIsEnteredByAPushInTwoDirections) {
  // A rock in the corner weighs the same both ways.
  EXPECT_THAT(starting_with("@a1", moves_at("5/5/1OO2/5/O4 E * 0")), ElementsAre("@a1e", "@a1n"));
  EXPECT_THAT(starting_with("@e1", moves_at("5/5/1OO2/5/4O E * 0")), ElementsAre("@e1n", "@e1w"));
  EXPECT_THAT(starting_with("@a5", moves_at("O4/5/1OO2/5/5 E * 0")), ElementsAre("@a5e", "@a5s"));
  EXPECT_THAT(starting_with("@e5", moves_at("4O/5/1OO2/5/5 E * 0")), ElementsAre("@e5s", "@e5w"));
}

TEST_P(SiamPushing, ACornerAnimalResistsOnlyTheWayItFacesAgainst) {
  EXPECT_THAT(starting_with("@a1", moves_at("5/5/1OOO1/5/Rs4 E * 0")), ElementsAre("@a1e"));
  EXPECT_THAT(starting_with("@a1", moves_at("5/5/1OOO1/5/Rw4 E * 0")), ElementsAre("@a1n"));
}

// ---- line ----

TEST_P(SiamPushing, TheLineEndsAtTheFirstEmptySquare) {
  EXPECT_TRUE(is_legal(with_rank3("EeRn1RwRw"), "a3b3e"));
  EXPECT_EQ(after(with_rank3("EeO1OO"), "a3b3e"), "5/5/1EeOOO/5/5 R * 1");
}

TEST_P(SiamPushing, HelpBehindAnEmptySquareDoesNotCount) {
  EXPECT_FALSE(is_legal(with_rank3("EeRw1EeEe"), "a3b3e"));
}

TEST_P(SiamPushing, HelpBehindThePusherDoesNotCount) {
  EXPECT_FALSE(is_legal(with_rank3("EeEeOO1"), "b3c3e"));
  EXPECT_TRUE(is_legal(with_rank3("EeEeOO1"), "a3b3e"));
}

// ---- count ----

struct Line {
  std::string_view rank3; // the pusher stands on a3 and faces e
  bool legal;
};

TEST_P(SiamPushing, SameLessAgainstMustReachOneAndTheRocks) {
  // All in both readings of the rule: no help comes after resistance.
  constexpr Line kLines[] = {
      {"EeRn3", true},     {"EeRs3", true},      {"EeEn3", true},       {"EeRe3", true},
      {"EeRw3", false},    {"EeEw3", false},     {"EeO3", true},        {"EeOO2", false},
      {"EeEeO2", true},    {"EeEeOO1", true},    {"EeEeOOO", false},    {"EeReOO1", true},
      {"EeRnO2", true},    {"EeRwO2", false},    {"EeEeRw2", true},     {"EeEeRwO1", true},
      {"EeEeRwOO", false}, {"EeEeRwRw1", false}, {"EeEeEeRwRw", true},  {"EeEeEeRwO", true},
      {"EeEeEeOO", true},  {"EeRnRsEnEs", true}, {"EeRnRsEnRw", false}, {"EeORn2", true},
      {"EeORw2", false},   {"EeReORw1", true},   {"EeReOOEw", false},   {"EeReEeOO", true},
  };
  for (const auto& [rank3, legal] : kLines) {
    for (const std::string_view rules : {"classic", "push=running"}) {
      EXPECT_EQ(is_legal(with_rank3(rank3), "a3b3e", rules), legal) << rank3 << ' ' << rules;
    }
  }
}

TEST_P(SiamPushing, HelpAnywhereInTheLineCounts) {
  EXPECT_TRUE(is_legal(with_rank3("EeRwEe2"), "a3b3e"));
  EXPECT_TRUE(is_legal(with_rank3("EeOOEe1"), "a3b3e"));
  EXPECT_TRUE(is_legal(with_rank3("EeOEeOEe"), "a3b3e"));
}

TEST_P(SiamPushing, ForeignAnimalsHelpAndOwnAnimalsResist) {
  EXPECT_TRUE(is_legal(with_rank3("EeReOO1"), "a3b3e"));
  EXPECT_FALSE(is_legal(with_rank3("EeEw3"), "a3b3e"));
}

TEST_P(SiamPushing, AnimalsFacingSidewaysCountForNothing) {
  EXPECT_TRUE(is_legal(with_rank3("EeRnRsEnEs"), "a3b3e"));
  EXPECT_FALSE(is_legal(with_rank3("EeEnEsOO"), "a3b3e"));
}

TEST_P(SiamPushing, AnAnimalPushesAlikeInEveryDirection) {
  // Two against one with one rock, then one against one, four ways.
  EXPECT_TRUE(is_legal("2O2/2Rs2/2En2/2En2/OO3 E * 0", "c2c3n"));
  EXPECT_FALSE(is_legal("2O2/2Rs2/2En2/5/OO3 E * 0", "c3c4n"));
  EXPECT_TRUE(is_legal("5/5/EeEeRwO1/5/OO3 E * 0", "a3b3e"));
  EXPECT_FALSE(is_legal("5/5/1EeRwO1/5/OO3 E * 0", "b3c3e"));
  EXPECT_TRUE(is_legal("OO3/2Es2/2Es2/2Rn2/2O2 E * 0", "c4c3s"));
  EXPECT_FALSE(is_legal("OO3/5/2Es2/2Rn2/2O2 E * 0", "c3c2s"));
  EXPECT_TRUE(is_legal("5/5/1OReEwEw/5/OO3 E * 0", "e3d3w"));
  EXPECT_FALSE(is_legal("5/5/1OReEw1/5/OO3 E * 0", "d3c3w"));
}

// ---- entry ----

TEST_P(SiamPushing, AnEnteringAnimalCountsItself) {
  EXPECT_TRUE(is_legal("5/5/OO3/5/O4 E * 0", "@a1n"));
  EXPECT_FALSE(is_legal("5/5/OO3/5/O4 E * 0", "@a3e")); // one animal, two rocks
  EXPECT_TRUE(is_legal("5/5/EeOO2/5/O4 E * 0", "@a3e"));
  EXPECT_FALSE(is_legal("5/5/Rw1OO1/5/O4 E * 0", "@a3e"));
}

TEST_P(SiamPushing, AnEnteringAnimalMustComeFromTheReserve) {
  // The push would drive an elephant off at e3, but all five are on the board.
  EXPECT_FALSE(is_legal("5/5/EeEeEeEeEn/5/OOO2 E * 0", "@a3e"));
  EXPECT_TRUE(is_legal("5/5/EeEeEeReEn/5/OOO2 E * 0", "@a3e"));
}

// ---- effect ----

TEST_P(SiamPushing, EveryPieceMovesOneSquareAndNothingTurns) {
  EXPECT_EQ(after("5/5/EeReEnO1/5/OO3 E * 0", "a3b3e"), "5/5/1EeReEnO/5/OO3 R * 1");
  EXPECT_EQ(after("2Es2/2Rs2/2Re2/5/OOO2 E * 0", "c5c4s"), "5/2Es2/2Rs2/2Re2/OOO2 R * 1");
}

TEST_P(SiamPushing, AnAnimalPushedOffReturnsToItsOwnersReserve) {
  // All five rhinos are on the board: none can enter until one is pushed off.
  const auto pushed = game_at("RnRnRn2/5/3EeRn/4Rn/OOO2 E * 0");
  ASSERT_TRUE(pushed);
  ASSERT_TRUE(pushed->play("d3e3e"));
  EXPECT_EQ(pushed->position(), "RnRnRn2/5/4Ee/4Rn/OOO2 R * 1");
  EXPECT_THAT(starting_with("@d5", pushed->moves()), SizeIs(4));
  EXPECT_THAT(starting_with("@", moves_at("RnRnRn2/5/3EeRn/4Rn/OOO2 R * 1")), IsEmpty());
}

TEST_P(SiamPushing, AnOwnAnimalCanBePushedOff) {
  EXPECT_EQ(after("5/5/3EeEn/5/OOO2 E * 0", "d3e3e"), "5/5/4Ee/5/OOO2 R * 1");
}

TEST_P(SiamPushing, AtMostOnePieceFallsOff) {
  EXPECT_EQ(after("5/5/EeRnRsEnEs/5/OOO2 E * 0", "a3b3e"), "5/5/1EeRnRsEn/5/OOO2 R * 1");
  EXPECT_EQ(after("5/5/EeRnRsEnEs/5/OOO2 R * 1", "@a3e"), "5/5/ReEeRnRsEn/5/OOO2 E * 2");
}

TEST_P(SiamPushing, ThePusherItselfNeverLeavesTheBoard) {
  EXPECT_THAT(moves_at("5/5/4Ee/5/OOO2 E * 0"), ::testing::Not(::testing::Contains("e3f3e")));
  EXPECT_THAT(starting_with("e3", moves_at("5/4Rn/3OEe/4Rn/OO3 E * 0")),
              ElementsAre("e3n", "e3s", "e3w", "e3x"));
}

} // namespace
} // namespace howdah::testing
