#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

TEST(Offers, WordsAreReadBack) {
  for (const auto offer : kOffers) EXPECT_EQ(parse_offer(to_word(offer)), offer);
  EXPECT_FALSE(parse_offer("resign"));
}

TEST(Offers, ADrawNeedsBothPlayers) {
  auto game = open_siam();
  const auto asked = game.offer(0, Offer::draw, 0ms);
  ASSERT_TRUE(asked);
  ASSERT_NE(find<OfferMade>(*asked), nullptr);
  EXPECT_EQ(find<OfferMade>(*asked)->seat, 0);
  EXPECT_FALSE(game.is_over());
  ASSERT_TRUE(game.offer(1, Offer::draw, 0ms));
  EXPECT_EQ(game.ending(),
            (Ending{.result = Result::draw(), .reason = EndReason::agreed, .seat = 1}));
}

TEST(Offers, AskingTwiceIsAskingOnce) {
  auto game = open_siam();
  ASSERT_TRUE(game.offer(0, Offer::draw, 0ms));
  const auto again = game.offer(0, Offer::draw, 0ms);
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->empty());
  EXPECT_FALSE(game.is_over());
}

TEST(Offers, AMoveWithdrawsThem) {
  auto game = open_siam();
  ASSERT_TRUE(game.offer(1, Offer::draw, 0ms));
  (void)play(game, "@a3e");
  EXPECT_FALSE(game.offers().asker(Offer::draw));
}

TEST(Offers, ADeclinedOneSaysWhoAskedAndWhoDeclined) {
  auto game = open_siam();
  ASSERT_TRUE(game.offer(0, Offer::draw, 0ms));
  const auto events = game.decline(1, Offer::draw);
  ASSERT_TRUE(events);
  const auto* const declined = find<OfferDeclined>(*events);
  ASSERT_NE(declined, nullptr);
  EXPECT_EQ(declined->asker, 0);
  EXPECT_EQ(declined->seat, 1);
  EXPECT_FALSE(game.offers().asker(Offer::draw));
  EXPECT_TRUE(game.decline(1, Offer::draw)->empty()) << "there is nothing left to decline";
}

TEST(Offers, EnginesAreAskedForADrawWhenAllPersonsAgree) {
  auto game = open_siam({.players = {person(), engine(5)}});
  const auto asked = game.offer(0, Offer::draw, 0ms);
  ASSERT_TRUE(asked);
  ASSERT_NE(find<EngineAskedForDraw>(*asked), nullptr);
  EXPECT_EQ(find<EngineAskedForDraw>(*asked)->seat, 1);
  EXPECT_FALSE(game.is_over());
  ASSERT_TRUE(game.offer(1, Offer::draw, 0ms));
  EXPECT_TRUE(game.is_over());
}

TEST(Offers, AnEngineAsksForNothing) {
  auto game = open_siam({.players = {person(), engine(5)}});
  EXPECT_EQ(refusal(game.offer(1, Offer::draw, 0ms)), "nobody has offered that");
}

TEST(Offers, EnginesRefuseDrawsWhereThePolicySaysSo) {
  auto game =
      open_siam({.players = {person(), engine(5)}, .policy = {.engines_judge_draws = false}});
  EXPECT_EQ(refusal(game.offer(0, Offer::draw, 0ms)), "the computer declines the draw");
}

TEST(Offers, ATakeBackGoesToTheAskersLastMove) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  (void)play(game, "@e3w");
  ASSERT_TRUE(game.offer(0, Offer::take_back, 0ms));
  const auto events = game.offer(1, Offer::take_back, 0ms);
  ASSERT_TRUE(events);
  ASSERT_NE(find<WentTo>(*events), nullptr);
  EXPECT_EQ(game.moves_played(), 0U);
  EXPECT_FALSE(game.timeline().can_redo());
  EXPECT_FALSE(game.offers().asker(Offer::take_back));
}

TEST(Offers, ATakeBackNeedsAMoveOfTheAsker) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  EXPECT_EQ(refusal(game.offer(1, Offer::take_back, 0ms)),
            "there is no move of yours to take back");
}

TEST(Offers, EnginesAgreeToATakeBack) {
  auto game = open_siam({.players = {person(), engine(5)}});
  (void)play(game, "@a3e");
  (void)play(game, "@e3w");
  ASSERT_TRUE(game.offer(0, Offer::take_back, 0ms));
  EXPECT_EQ(game.moves_played(), 0U);
}

TEST(Offers, TimeThatWasUsedStaysUsed) {
  auto game = open_siam({.players = {person(), engine(5)}, .clock = ClockRules{.base = 60s}});
  (void)play(game, "@a3e", 10s);
  (void)play(game, "@e3w", 15s);
  ASSERT_TRUE(game.offer(0, Offer::take_back, 20s));
  EXPECT_EQ(game.left(0, 20s), 50s);
  EXPECT_EQ(game.left(1, 20s), 55s);
}

TEST(Offers, ARematchIsForFinishedGames) {
  auto game = open_siam();
  EXPECT_EQ(refusal(game.offer(0, Offer::rematch, 0ms)), "the game still goes on");
  ASSERT_TRUE(game.resign(0, 0ms));
  EXPECT_EQ(refusal(game.offer(0, Offer::draw, 0ms)), "the game is over");
  ASSERT_TRUE(game.offer(1, Offer::rematch, 0ms));
  const auto events = game.offer(0, Offer::rematch, 0ms);
  ASSERT_TRUE(events);
  EXPECT_NE(find<RematchAgreed>(*events), nullptr);
}

} // namespace
} // namespace howdah::play
