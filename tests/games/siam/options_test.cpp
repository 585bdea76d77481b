// The rule options, one by one.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamOptions)

namespace howdah::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::Not;
using ::testing::SizeIs;

// ---- opening ----

TEST_P(SiamOptions, OpeningFreeAllowsTheCrossedSquares) {
  const auto moves = moves_at("5/5/1OOO1/5/5 E * 0", "opening=free");
  EXPECT_THAT(starting_with("@c1", moves), SizeIs(4));
  EXPECT_THAT(starting_with("@c5", moves), SizeIs(4));
}

TEST_P(SiamOptions, OpeningCrossesBarsEntryInTheFirstTwoTurnsOfEachPlayer) {
  const auto played = game("opening=crosses");
  ASSERT_TRUE(played);
  for (const std::string_view move : {"@a1n", "@a5s", "@e1n", "@e5s"}) {
    EXPECT_THAT(starting_with("@c1", played->moves()), IsEmpty()) << "before " << move;
    EXPECT_THAT(starting_with("@c5", played->moves()), IsEmpty()) << "before " << move;
    ASSERT_TRUE(played->play(move));
  }
  EXPECT_THAT(starting_with("@c1", played->moves()), SizeIs(4));
  EXPECT_THAT(starting_with("@c5", played->moves()), SizeIs(4));
  ASSERT_TRUE(played->play("@c1n"));
  EXPECT_THAT(starting_with("@c5", played->moves()), SizeIs(4));
}

TEST_P(SiamOptions, OpeningCrossesBarsMovingOntoACross) {
  EXPECT_THAT(starting_with("b1c1", moves_at("5/5/1OOO1/5/1Ee3 E * 2", "opening=crosses")),
              IsEmpty());
  EXPECT_THAT(starting_with("c4c5", moves_at("5/2Rn2/1OOO1/5/5 R * 3", "opening=crosses")),
              IsEmpty());
  EXPECT_THAT(starting_with("b1c1", moves_at("5/5/1OOO1/5/1Ee3 E * 4", "opening=crosses")),
              SizeIs(4));
}

TEST_P(SiamOptions, OpeningCrossesBarsPushingOntoACross) {
  EXPECT_FALSE(is_legal("5/5/1OOO1/5/1EeRn2 E * 2", "b1c1e", "opening=crosses"));
  EXPECT_TRUE(is_legal("5/5/1OOO1/5/1EeRn2 E * 4", "b1c1e", "opening=crosses"));
}

TEST_P(SiamOptions, OpeningCrossesBarsEnteringByAPushOntoACross) {
  EXPECT_FALSE(is_legal("5/5/1OOO1/5/2Re2 E * 2", "@c1n", "opening=crosses"));
  EXPECT_TRUE(is_legal("5/5/1OOO1/5/2Re2 E * 4", "@c1n", "opening=crosses"));
}

TEST_P(SiamOptions, OpeningCrossesDoesNotConcernThePushedAnimals) {
  EXPECT_EQ(after("5/5/1OOO1/5/EeRn3 E * 2", "a1b1e", "opening=crosses"),
            "5/5/1OOO1/5/1EeRn2 R * 3");
  EXPECT_EQ(after("5/5/1OOO1/5/EeEn3 E * 2", "a1b1e", "opening=crosses"),
            "5/5/1OOO1/5/1EeEn2 R * 3"); // not even when it is the pusher's own
}

TEST_P(SiamOptions, OpeningCrossesDoesNotConcernTurning) {
  EXPECT_EQ(after("5/5/1OOO1/5/2En2 E * 2", "c1e", "opening=crosses"), "5/5/1OOO1/5/2Ee2 R * 3");
}

TEST_P(SiamOptions, OpeningCrossesDoesNotConcernLeaving) {
  EXPECT_TRUE(is_legal("5/5/1OOO1/5/2En2 E * 2", "c1x", "opening=crosses"));
}

TEST_P(SiamOptions, OpeningCrossesLeavesTheOtherSideMiddlesFree) {
  const auto moves = moves_at("5/5/1OOO1/5/5 E * 0", "opening=crosses");
  EXPECT_THAT(starting_with("@a3", moves), SizeIs(4));
  EXPECT_THAT(starting_with("@e3", moves), SizeIs(4));
}

// ---- exits ----

TEST_P(SiamOptions, ExitsUnlimitedLeavesAgainAndAgain) {
  const auto played = game("exits=unlimited", "@a1n @e5s a1x e5x @a1n @e5s a1x e5x");
  ASSERT_TRUE(played);
  EXPECT_EQ(played->position(), "5/5/1OOO1/5/5 E * 8");
}

TEST_P(SiamOptions, ExitsOnceStartsWithBothRights) {
  const auto start = game("exits=once");
  ASSERT_TRUE(start);
  EXPECT_EQ(start->position(), "5/5/1OOO1/5/5 E ER 0");
}

TEST_P(SiamOptions, ExitsOnceIsSpentByLeaving) {
  EXPECT_EQ(after("4Rn/5/1OOO1/5/En4 E ER 0", "a1x", "exits=once"), "4Rn/5/1OOO1/5/5 R R 1");
  EXPECT_EQ(after("4Rn/5/1OOO1/5/En4 R ER 1", "e5x", "exits=once"), "5/5/1OOO1/5/En4 E E 2");
  EXPECT_EQ(after("4Rn/5/1OOO1/5/En4 E E 0", "a1x", "exits=once"), "4Rn/5/1OOO1/5/5 R - 1");
  EXPECT_EQ(after("4Rn/5/1OOO1/5/En4 R R 1", "e5x", "exits=once"), "5/5/1OOO1/5/En4 E - 2");
}

TEST_P(SiamOptions, ExitsOnceBarsLeavingASecondTime) {
  EXPECT_TRUE(is_legal("4Rn/5/1OOO1/5/En4 E ER 0", "a1x", "exits=once"));
  EXPECT_TRUE(is_legal("4Rn/5/1OOO1/5/En4 E E 0", "a1x", "exits=once"));
  EXPECT_FALSE(is_legal("4Rn/5/1OOO1/5/En4 E R 0", "a1x", "exits=once"));
  EXPECT_FALSE(is_legal("4Rn/5/1OOO1/5/En4 E - 0", "a1x", "exits=once"));
  EXPECT_FALSE(is_legal("4Rn/5/1OOO1/5/En4 R E 1", "e5x", "exits=once"));
  EXPECT_TRUE(is_legal("4Rn/5/1OOO1/5/En4 R R 1", "e5x", "exits=once"));
}

TEST_P(SiamOptions, ExitsOnceKeepsTheRightWhenAnAnimalIsPushedOff) {
  EXPECT_EQ(after("5/5/3EeRn/5/OOO2 E ER 0", "d3e3e", "exits=once"), "5/5/4Ee/5/OOO2 R ER 1");
  EXPECT_EQ(after("5/5/3EeEn/5/OOO2 E ER 0", "d3e3e", "exits=once"), "5/5/4Ee/5/OOO2 R ER 1");
}

TEST_P(SiamOptions, ExitsOnceKeepsTheRightThroughEveryOtherAction) {
  const auto played = game("exits=once", "@a1n @e5s a1a2n e5d5w a2e d5s");
  ASSERT_TRUE(played);
  EXPECT_EQ(played->position(), "3Rs1/5/1OOO1/Ee4/5 E ER 6");
}

// ---- push ----

struct Reading {
  std::string_view rank3; // the pusher stands on a3 and faces e
  std::string_view rank1; // the other rocks
};

TEST_P(SiamOptions, PushTotalCountsHelpThatComesAfterResistance) {
  for (const auto& [rank3, rank1] : {Reading{"EeRwEe2", "OOO2"}, Reading{"EeOOEe1", "O4"}}) {
    const auto position =
        std::string("5/5/") + std::string(rank3) + "/5/" + std::string(rank1) + " E * 0";
    EXPECT_TRUE(is_legal(position, "a3b3e", "push=total")) << position;
  }
}

TEST_P(SiamOptions, PushRunningStopsAtResistanceMetBeforeHelp) {
  EXPECT_FALSE(is_legal("5/5/EeRwEe2/5/OOO2 E * 0", "a3b3e", "push=running"));
}

TEST_P(SiamOptions, PushRunningStopsAtTwoRocksWithTheHelperBehindThem) {
  EXPECT_FALSE(is_legal("5/5/EeOOEe1/5/O4 E * 0", "a3b3e", "push=running"));
}

TEST_P(SiamOptions, PushRunningTakesHelpThatComesInTime) {
  EXPECT_TRUE(is_legal("5/5/EeEeRwEe1/5/OOO2 E * 0", "a3b3e", "push=running"));
  EXPECT_TRUE(is_legal("5/5/EeOEeO1/5/O4 E * 0", "a3b3e", "push=running"));
  EXPECT_TRUE(is_legal("5/5/EeEeOOEe/5/O4 E * 0", "a3b3e", "push=running"));
}

TEST_P(SiamOptions, PushRunningHoldsForEntriesToo) {
  EXPECT_TRUE(is_legal("5/5/RwEe3/5/OOO2 E * 0", "@a3e", "push=total"));
  EXPECT_FALSE(is_legal("5/5/RwEe3/5/OOO2 E * 0", "@a3e", "push=running"));
  EXPECT_TRUE(is_legal("5/5/OOEe2/5/O4 E * 0", "@a3e", "push=total"));
  EXPECT_FALSE(is_legal("5/5/OOEe2/5/O4 E * 0", "@a3e", "push=running"));
}

TEST_P(SiamOptions, PushRunningStillNeedsTheWholeLine) {
  EXPECT_FALSE(is_legal("5/5/EeEeRwRw1/5/OOO2 E * 0", "a3b3e", "push=running"));
  EXPECT_FALSE(is_legal("5/5/EeOO2/5/O4 E * 0", "a3b3e", "push=running"));
}

// ---- animals ----

TEST_P(SiamOptions, AnimalsSetsHowManyAPlayerHas) {
  const std::string_view entries[] = {"@a1n @a5s", "@b1n @b5s", "@c1n @c5s", "@d1n @d5s",
                                      "@e1n @e5s"};
  for (std::size_t animals = 1; animals <= 5; ++animals) {
    const auto played = game("animals=" + std::to_string(animals));
    ASSERT_TRUE(played);
    for (std::size_t i = 0; i < animals; ++i) {
      EXPECT_THAT(starting_with("@", played->moves()), Not(IsEmpty()));
      ASSERT_TRUE(play_all(*played, entries[i]));
    }
    EXPECT_THAT(starting_with("@", played->moves()), IsEmpty()) << animals;
  }
}

TEST_P(SiamOptions, AnimalsFourStopsTheFifthFromEnteringByAPush) {
  EXPECT_FALSE(is_legal("5/5/EeEeEeEeRn/5/OOO2 E * 0", "@a3e", "animals=4"));
  EXPECT_TRUE(is_legal("5/5/EeEeEeEeRn/5/OOO2 E * 0", "@a3e", "animals=5"));
}

// ---- limit ----

TEST_P(SiamOptions, LimitEndsALongGameInADraw) {
  const auto played = game("limit=4", "@a1n @a5s @b1n");
  ASSERT_TRUE(played);
  EXPECT_EQ(played->result(), "none");
  ASSERT_TRUE(played->play("@b5s"));
  EXPECT_EQ(played->result(), "draw");
  EXPECT_THAT(played->moves(), IsEmpty());
  EXPECT_FALSE(played->play("@c1n"));
}

TEST_P(SiamOptions, LimitLeavesAWinOnTheLastPlyAWin) {
  EXPECT_EQ(result_after("5/5/3EeO/5/OO3 E * 6", "d3e3e", "limit=7"), "E");
  EXPECT_EQ(result_after("5/5/3EeO/5/OO3 E * 6", "d3n", "limit=7"), "draw");
}

TEST_P(SiamOptions, LimitCountsThePliesOfASetUpPosition) {
  const auto last = game_at("5/5/1OOO1/5/5 R * 99", "limit=99");
  ASSERT_TRUE(last);
  EXPECT_EQ(last->result(), "draw");
  EXPECT_THAT(last->moves(), IsEmpty());
  EXPECT_EQ(last->perft(1), 0U);
}

TEST_P(SiamOptions, LimitNoneNeverEndsAGame) {
  const auto late = game_at("5/5/1OOO1/5/5 E * 1000000", "limit=none");
  ASSERT_TRUE(late);
  EXPECT_EQ(late->result(), "none");
}

TEST_P(SiamOptions, LimitNoneStillEndsWherePlyCountsEnd) {
  EXPECT_EQ(result_after("5/5/1OOO1/5/5 R * 9999997", "@a1n"), "none");
  EXPECT_EQ(result_after("5/5/1OOO1/5/5 E * 9999998", "@a1n"), "draw");
  EXPECT_EQ(after("5/5/1OOO1/5/5 E * 9999998", "@a1n"), "5/5/1OOO1/5/En4 R * 9999999");
  EXPECT_TRUE(reads_position("5/5/1OOO1/5/En4 R * 9999999"));
  EXPECT_FALSE(reads_position("5/5/1OOO1/5/En4 E * 10000000"));
  EXPECT_TRUE(reads_rules("limit=9999999"));
  EXPECT_FALSE(reads_rules("limit=10000000"));
}

TEST_P(SiamOptions, LimitCutsPerft) {
  const auto start = game("limit=2");
  ASSERT_TRUE(start);
  EXPECT_EQ(start->perft(2), 3894U);
  EXPECT_EQ(start->perft(3), 0U);
}

} // namespace
} // namespace howdah::testing
