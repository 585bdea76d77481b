// §7 of Sam Liam's rules, endless play, and what §8 says of given positions that are finished.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamEnding)

namespace howdah::testing {
namespace {

using ::testing::IsEmpty;
using ::testing::Not;

constexpr std::string_view kEightEach = "Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw Ra6nw Ra7nw Ra8nw "
                                        "Gi1nw Gi2nw Gi3nw Gi4nw Gi5nw Gi6nw Gi7nw Gi8nw";
constexpr std::string_view kThereAndBack = "a1nw-a1ne i1nw-i1ne a1ne-a1nw i1ne-i1nw";

TEST_P(SamLiamEnding, ThirdOccurrenceIsADraw) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  play_all(*game, kThereAndBack);
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "a1nw-a1ne i1nw-i1ne a1ne-a1nw");
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "i1ne-i1nw");
  EXPECT_EQ(game->result(), "draw");
  EXPECT_THAT(game->moves(), IsEmpty());
  EXPECT_TRUE(refuses(*game, "a1nw-a1ne"));
}

TEST_P(SamLiamEnding, OccurrencesNeedNotFollowEachOther) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  play_all(*game, kThereAndBack);
  play_all(*game, "a2nw-a2ne i2nw-i2ne a3nw-a3ne i2ne-i2nw a2ne-a2nw i2nw-i2ne a3ne-a3nw");
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "i2ne-i2nw");
  EXPECT_EQ(game->result(), "draw");
}

TEST_P(SamLiamEnding, RepetitionNoneTurnsThatOff) {
  const auto game = given("triangles=8,repetition=none", kEightEach, "R - 16");
  for (int times = 0; times < 5; ++times) {
    play_all(*game, kThereAndBack);
    EXPECT_EQ(game->result(), "none");
    EXPECT_THAT(game->moves(), Not(IsEmpty()));
  }
}

TEST_P(SamLiamEnding, SameBoardWithAnotherPlayerToMoveIsAnotherPosition) {
  const auto game = given("triangles=8", kEightEach, "R - 16");
  // Red goes round in three moves, Green in two: the same board, Green to move.
  play_all(*game, "a1nw-a1ne i1nw-i1ne a1ne-a1se i1ne-i1nw a1se-a1nw");
  EXPECT_EQ(game->position(), board_of(kEightEach) + " G - 21");
  play_all(*game, "i1nw-i1ne a1nw-a1ne i1ne-i1se a1ne-a1nw i1se-i1nw");
  EXPECT_EQ(game->position(), board_of(kEightEach) + " R - 26");
  EXPECT_EQ(game->result(), "none");
}

TEST_P(SamLiamEnding, SameBoardWithOtherBarsIsAnotherPosition) {
  const std::string triangles = "Rc5nw Re5ne Re3se Ra1nw Ra2nw Ra3nw Ra4nw Ra5nw "
                                "Gi1nw Gi2nw Gi3nw Gi4nw Gi5nw Gi6nw Gi7nw Gi8nw";
  const auto told = given("triangles=8,announce=strict", triangles, "R - 16");
  const std::string telling = "a1nw-a1ne!sam i1nw-i1ne a1ne-a1nw!sam i1ne-i1nw ";
  const std::string silent = "a1nw-a1ne i1nw-i1ne a1ne-a1nw i1ne-i1nw ";
  play_all(*told, telling + telling);
  EXPECT_EQ(told->result(), "draw");
  // Now c3 is barred to Red at the end of each round, which it was not at the start.
  const auto hidden = given("triangles=8,announce=strict", triangles, "R - 16");
  play_all(*hidden, silent + silent);
  EXPECT_EQ(hidden->position(), board_of(triangles) + " R Rc3 24");
  EXPECT_EQ(hidden->result(), "none");
  play_all(*hidden, "a1nw-a1ne");
  EXPECT_EQ(hidden->result(), "draw");
}

TEST_P(SamLiamEnding, FourHundredPliesWithoutAWinnerAreADraw) {
  const auto game = given("players=2", kEightEach, "G - 399");
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "e5nw");
  EXPECT_EQ(game->result(), "draw");
  EXPECT_THAT(game->moves(), IsEmpty());
  EXPECT_TRUE(refuses(*game, "e6nw"));
}

TEST_P(SamLiamEnding, LimitMayBeAnyOtherNumber) {
  const auto one = start("limit=1");
  play_all(*one, "e5nw");
  EXPECT_EQ(one->result(), "draw");
  const auto more = given("limit=401", kEightEach, "G - 399");
  play_all(*more, "e5nw");
  EXPECT_EQ(more->result(), "none");
  play_all(*more, "e6nw");
  EXPECT_EQ(more->result(), "draw");
}

TEST_P(SamLiamEnding, LimitNoneTurnsThatOff) {
  const auto game = given("limit=none", kEightEach, "G - 399");
  play_all(*game, "e5nw");
  EXPECT_EQ(game->result(), "none");
  EXPECT_EQ(given("limit=none", kEightEach, "R - 1000")->result(), "none");
}

// The rules name no such bound: position texts do, with plies of at most seven digits.
TEST_P(SamLiamEnding, NoGameIsLongerThanAPositionTextCanSay) {
  const auto game = given("limit=none", kEightEach, "R - 9999998");
  EXPECT_EQ(game->result(), "none");
  play_all(*game, "e5nw");
  EXPECT_EQ(game->result(), "draw");
  EXPECT_THAT(game->moves(), IsEmpty());
}

TEST_P(SamLiamEnding, GivenPositionBeyondTheLimitIsADraw) {
  EXPECT_EQ(given("players=2", kEightEach, "R - 400")->result(), "draw");
  EXPECT_EQ(given("players=2", kEightEach, "R - 402")->result(), "draw");
  EXPECT_THAT(given("players=2", kEightEach, "R - 402")->moves(), IsEmpty());
}

TEST_P(SamLiamEnding, WinnerOfTheLastPlyWins) {
  const auto complete = given("players=2", "Gc5nw Ge5ne Ge3se", "G - 399");
  play_all(*complete, "c3sw");
  EXPECT_EQ(complete->result(), "G");
  const auto claimed = given("players=2", "Gc7nw Gc5nw Ge3se Gg3se", "G - 399");
  play_all(*claimed, "c3sw");
  EXPECT_EQ(claimed->result(), "G");
  const auto strict = given("announce=strict", "Gc7nw Gc5nw Ge3se Gg3se", "G - 399");
  play_all(*strict, "c3sw!win");
  EXPECT_EQ(strict->result(), "G");
}

TEST_P(SamLiamEnding, GivenPositionWithACompleteFigureIsFinished) {
  const std::string red = "Rc5nw Re5ne Re3se Rc3sw";
  for (const auto* rules : {"announce=auto", "announce=off", "announce=strict"}) {
    const auto game = given(rules, red, "G - 7");
    EXPECT_EQ(game->result(), "R") << rules;
    EXPECT_THAT(game->moves(), IsEmpty()) << rules;
    EXPECT_TRUE(refuses(*game, "a1nw")) << rules;
    EXPECT_EQ(given(rules, red, "R - 8")->result(), "R") << rules;
    EXPECT_EQ(given(rules, red, "R - 0")->result(), "R") << rules;
    EXPECT_EQ(given(rules, red, "R - 400")->result(), "R") << rules;
  }
}

TEST_P(SamLiamEnding, OfTwoOwnersThePlayerWhoHasJustMovedWins) {
  const std::string two = "Rc5nw Re5ne Re3se Rc3sw Gf8nw Gh8ne Gh6se Gf6sw";
  EXPECT_EQ(given("players=2", two, "R - 8")->result(), "G");
  EXPECT_EQ(given("players=2", two, "G - 9")->result(), "R");
}

TEST_P(SamLiamEnding, ElseTheFirstOwnerInTurnOrderWins) {
  const std::string two = "Gc5nw Ge5ne Ge3se Gc3sw Bf8nw Bh8ne Bh6se Bf6sw";
  EXPECT_EQ(given("players=3", two, "G - 10")->result(), "G");
  EXPECT_EQ(given("players=3", two, "B - 11")->result(), "G");
  EXPECT_EQ(given("players=3", two, "R - 12")->result(), "B");
  EXPECT_EQ(given("players=3", two, "R - 0")->result(), "G");
}

} // namespace
} // namespace howdah::testing
