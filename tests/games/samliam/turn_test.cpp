// §2 of Sam Liam's rules: the two phases of a player's game.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamTurn)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::Each;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// Eight red and eight green triangles that all point nw: no square can be begun, let alone closed.
constexpr std::string_view kEightEach = "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw "
                                        "Gi1nw Gi2nw Gi3nw Gi4nw Gi5nw Gi6nw Gi7nw Gi8nw";

struct CornerPair {
  std::string corner;
  std::string opposite;
};

const CornerPair kPairs[] = {{"nw", "se"}, {"ne", "sw"}, {"se", "nw"}, {"sw", "ne"}};

TEST_P(SamLiamTurn, PlaceOnAnEmptyCellPointingAnyCorner) {
  for (const auto& [corner, opposite] : kPairs) {
    const auto game = start("players=2");
    play_all(*game, "c7" + corner);
    EXPECT_EQ(field(*game, 0), board_of("Rc7" + corner));
  }
}

TEST_P(SamLiamTurn, SecondTriangleMustPointOpposite) {
  for (const std::string colour : {"R", "G"}) {
    for (const auto& [corner, opposite] : kPairs) {
      const auto game = given("players=2", colour + "e5" + corner, "R - 2");
      EXPECT_THAT(moves_onto(*game, "e5"), ElementsAre("e5" + opposite)) << colour << corner;
    }
  }
}

TEST_P(SamLiamTurn, SecondTriangleMayJoinAnyColour) {
  for (const std::string colour : {"R", "G", "B", "W"}) {
    const auto game = given("players=4", colour + "e5ne", "B - 2");
    play_all(*game, "e5sw");
    EXPECT_EQ(field(*game, 0), "9/9/9/9/4(" + colour + "neBsw)4/9/9/9/9");
  }
}

TEST_P(SamLiamTurn, NothingIsTakenWhileTheHandIsNotEmpty) {
  const auto game = given("triangles=9", kEightEach, "R - 16");
  EXPECT_THAT(game->moves(), Each(Not(HasSubstr("-"))));
  EXPECT_THAT(game->moves(), SizeIs(65 * 4 + 16));
}

TEST_P(SamLiamTurn, SecondPhaseTakesOneOwnTriangleAndPlacesIt) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  // Each of eight: 65 empty cells, 15 cells with another triangle, 3 corners of its own cell.
  EXPECT_THAT(game->moves(), SizeIs(8 * (65 * 4 + 15 + 3)));
  EXPECT_THAT(game->moves(), Each(HasSubstr("-")));
  EXPECT_THAT(game->moves(), Each(::testing::StartsWith("a")));
  play_all(*game, "a3nw-e5se");
  EXPECT_EQ(game->position(),
            "9/Rnw7Gnw/Rnw7Gnw/Rnw7Gnw/Rnw3Rse3Gnw/Rnw7Gnw/8Gnw/Rnw7Gnw/Rnw7Gnw G - 17");
}

TEST_P(SamLiamTurn, EachPlayerEntersTheSecondPhaseWhenThatHandIsEmpty) {
  const auto game = given(
      "triangles=8", "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw Gi1nw Gi2nw Gi3nw", "R - 14");
  EXPECT_THAT(game->moves(), Each(HasSubstr("-")));
  play_all(*game, "a8nw-a8ne");
  EXPECT_THAT(game->moves(), Each(Not(HasSubstr("-"))));
}

TEST_P(SamLiamTurn, LastTriangleInHandIsPlacedBeforeAnyIsTaken) {
  const auto game = start("triangles=8,announce=off");
  play_all(*game, "a1nw i1nw a2nw i2nw a3nw i3nw a4nw i4nw a5nw i5nw a6nw i6nw a7nw i7nw");
  EXPECT_THAT(game->moves(), Each(Not(HasSubstr("-"))));
  play_all(*game, "a8nw i8nw");
  EXPECT_EQ(field(*game, 0), board_of(kEightEach));
  EXPECT_THAT(game->moves(), Each(HasSubstr("-")));
}

TEST_P(SamLiamTurn, TakenTriangleIsPlacedByTheSameRule) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  EXPECT_THAT(moves_onto(*game, "i4"), SizeIs(8));
  EXPECT_THAT(moves_onto(*game, "i4"), Each(HasSubstr("-i4se")));
  EXPECT_THAT(moves_onto(*game, "e5"), SizeIs(8 * 4));
  // On an own cell: beside the seven others, or turned.
  EXPECT_THAT(moves_onto(*game, "a3"), SizeIs(7 + 3));
}

TEST_P(SamLiamTurn, PuttingItBackAsItWasIsNotATurn) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  for (char rank = '1'; rank <= '8'; ++rank) {
    const auto triangle = std::string("a") + rank + "nw";
    EXPECT_TRUE(refuses(*game, triangle + "-" + triangle));
  }
}

TEST_P(SamLiamTurn, PuttingItBackOnItsCellPointingElsewhereIsATurn) {
  for (const auto* corner : {"ne", "se", "sw"}) {
    const auto game = given("triangles=8", kEightEach, "R - 16");
    play_all(*game, "a3nw-a3" + std::string(corner));
    EXPECT_THAT(field(*game, 0), HasSubstr("R" + std::string(corner) + "7Gnw/Rnw7Gnw/Rnw7Gnw"));
  }
}

TEST_P(SamLiamTurn, EachTriangleOfASmallSquareKeepsItsCornerAndCanBeTaken) {
  const auto game = given("triangles=8",
                          "Ra1nw Ra1se Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw "
                          "Gi1nw Gi2nw Gi3nw Gi4nw Gi5nw Gi6nw Gi7nw Gi8nw",
                          "R - 16");
  EXPECT_THAT(game->moves(), Contains("a1nw-e5nw"));
  EXPECT_THAT(game->moves(), Contains("a1se-e5nw"));
  EXPECT_TRUE(refuses(*game, "a1ne-e5nw"));
  EXPECT_TRUE(refuses(*game, "a1sw-e5nw"));
  play_all(*game, "a1nw-e5nw");
  EXPECT_THAT(field(*game, 0), ::testing::EndsWith("/Rse7Gnw"));
}

TEST_P(SamLiamTurn, TriangleTakenFromAFullCellCannotGoBackThere) {
  const auto game = given("triangles=8",
                          "Ra1nw Ra1se Ra3nw Ga3se Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw "
                          "Gi2nw Gi3nw Gi4nw Gi5nw Gi6nw Gi7nw Gi8nw",
                          "R - 16");
  EXPECT_THAT(moves_onto(*game, "a1"), IsEmpty());
  EXPECT_THAT(moves_onto(*game, "a3"), IsEmpty());
}

TEST_P(SamLiamTurn, OnlyOwnTrianglesAreTaken) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  EXPECT_TRUE(refuses(*game, "i1nw-e5nw"));
  EXPECT_TRUE(refuses(*game, "e5nw-e6nw"));
}

TEST_P(SamLiamTurn, TakingIsForTheSecondPhaseAlone) {
  const auto game = given("triangles=9", kEightEach, "R - 16");
  EXPECT_TRUE(refuses(*game, "a1nw-e5nw"));
}

TEST_P(SamLiamTurn, PlacingFromTheHandIsForTheFirstPhaseAlone) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  EXPECT_TRUE(refuses(*game, "e5nw"));
}

// All 160 triangles of four players, one cell empty, no figure complete.
TEST_P(SamLiamTurn, SomethingCanBePlayedOnTheFullestBoard) {
  const auto game =
      read("players=4",
           "(BnwGse)(BneBsw)(GnwBse)(BneBsw)(WnwRse)(WnwWse)(GnwBse)(WneGsw)(RnwWse)/"
           "(BnwWse)(BnwGse)(GneBsw)(RnwBse)(RneGsw)(GneRsw)(WneGsw)(GnwRse)(GnwWse)/"
           "(WneGsw)(WnwGse)(GneGsw)(BnwGse)(GneBsw)(RnwRse)(WneBsw)(BnwWse)(RnwBse)/"
           "(RneGsw)(RneBsw)(WneWsw)(BneGsw)(RnwWse)(RnwWse)(BneRsw)(BneGsw)(BnwBse)/"
           "(RneBsw)(BnwRse)(RnwRse)(WnwRse)1(WnwGse)(GnwWse)(WneGsw)(GneRsw)/"
           "(BnwRse)(BnwGse)(WnwGse)(BneWsw)(BnwGse)(WnwWse)(BnwGse)(GnwRse)(BnwRse)/"
           "(RnwGse)(WnwRse)(RneRsw)(BneBsw)(RneWsw)(GneRsw)(BnwBse)(WneRsw)(RnwGse)/"
           "(GneBsw)(RneWsw)(BneWsw)(WneBsw)(GneWsw)(RnwRse)(WneRsw)(BneGsw)(RnwRse)/"
           "(WneGsw)(WnwWse)(GneWsw)(WneBsw)(WnwGse)(WneRsw)(RneGsw)(RneWsw)(GneBsw) R - 160");
  EXPECT_THAT(game->moves(), SizeIs(40 * 4));
}

// Forty triangles in twenty small squares leave the most room. With file a and rank 1 all red,
// figures stay open wherever a triangle goes: each of the 40 * 61 * 4 turns may be announced in
// two ways or not at all, except the 1074 that complete a figure and so end the game.
TEST_P(SamLiamTurn, TheMostMovesOfAll) {
  std::string triangles;
  for (const std::string cell : {"a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "b1",
                                 "c1", "d1", "e1", "f1", "g1", "h1", "i1", "c2", "e3", "g4"}) {
    triangles += "R" + cell + "nw R" + cell + "se ";
  }
  EXPECT_THAT(given("announce=off", triangles, "R - 80")->moves(), SizeIs(40 * 61 * 4));
  const auto strict = given("announce=strict", triangles, "R - 80");
  const auto moves = strict->moves();
  EXPECT_EQ(moves.size(), 3 * (40 * 61 * 4 - 1074) + 1074);
  EXPECT_EQ(std::set(moves.begin(), moves.end()).size(), moves.size());
  EXPECT_EQ(strict->perft(1), moves.size());
}

} // namespace
} // namespace howdah::testing
