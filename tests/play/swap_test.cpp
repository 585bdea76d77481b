// The pie rule: after the first move the second player may exchange sides.
#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

GameInPlay open_pie(Opening opening = {}) {
  opening.swap = SwapRule::pie;
  if (opening.players.empty()) opening.players = {person("Ana"), person("Bob")};
  return open_siam(std::move(opening));
}

TEST(Swap, ExchangesThePlayersAndIsNoPly) {
  auto game = open_pie();
  (void)play(game, "@b1n");
  EXPECT_TRUE(game.may_swap());
  const auto events = game.swap(1, 0ms);
  ASSERT_TRUE(events);
  EXPECT_NE(find<Swapped>(*events), nullptr);
  EXPECT_EQ(game.player(0).name, "Bob");
  EXPECT_EQ(game.player(1).name, "Ana");
  EXPECT_EQ(game.moves_played(), 1U);
  EXPECT_EQ(game.state().ply(), 1U);
  EXPECT_EQ(game.state().to_move(), 1) << "who moved first moves again, for the other side";
  EXPECT_EQ(game.seat_of_original(0), 1);
  EXPECT_EQ(game.opening().players[0].name, "Ana") << "the original seating";
  (void)play(game, "@e3w");
}

TEST(Swap, MovingIsKeeping) {
  auto game = open_pie();
  (void)play(game, "@b1n");
  (void)play(game, "@e3w");
  EXPECT_FALSE(game.may_swap());
  EXPECT_FALSE(game.swap(0, 0ms));
}

TEST(Swap, IsForTheSecondPlayersFirstTurnOnly) {
  auto game = open_pie();
  EXPECT_FALSE(game.swap(0, 0ms)) << "before the first move";
  (void)play(game, "@b1n");
  EXPECT_FALSE(game.swap(0, 0ms)) << "by the first player";
  ASSERT_TRUE(game.swap(1, 0ms));
  EXPECT_FALSE(game.swap(1, 0ms)) << "again";
}

TEST(Swap, NeedsThePieRule) {
  auto game = open_siam();
  (void)play(game, "@b1n");
  EXPECT_FALSE(game.may_swap());
  EXPECT_FALSE(game.swap(1, 0ms));
}

TEST(Swap, IsRefusedWithThreeAndFourPlayersWithAReason) {
  for (const auto* const rules : {"players=3", "players=4"}) {
    const auto game = GameInPlay::open(
        {.setup = {.game = "samliam", .rules = rules}, .swap = SwapRule::pie}, 0ms);
    ASSERT_FALSE(game);
    EXPECT_EQ(game.error().what.english, "sides can be swapped in games of two players only");
  }
}

TEST(Swap, ClocksGoWithThePlayers) {
  auto game = open_pie({.clock = ClockRules{.base = 60s, .increment = 1s}});
  (void)play(game, "@b1n", 10s);  // Ana has 51 s
  ASSERT_TRUE(game.swap(1, 15s)); // Bob has 56 s
  EXPECT_EQ(game.left(0, 15s), 56s);
  EXPECT_EQ(game.left(1, 15s), 51s);
  EXPECT_EQ(game.left(1, 20s), 46s);
}

TEST(Swap, AnEngineIsToldThatItMaySwap) {
  auto game = open_pie({.players = {person(), engine(5)}});
  const auto events = play(game, "@b1n");
  ASSERT_NE(find<EngineDue>(events), nullptr);
  EXPECT_TRUE(find<EngineDue>(events)->may_swap);
  const auto swapped = game.swap(1, 0ms);
  ASSERT_TRUE(swapped);
  EXPECT_EQ(find<EngineDue>(*swapped), nullptr) << "the person is to move, as rhinos";
  EXPECT_TRUE(game.player(0).is_engine());
}

TEST(Swap, AnEngineThatMovedFirstMovesAgainForTheOtherSide) {
  auto game = open_pie({.players = {engine(5), person()}});
  (void)play(game, "@b1n");
  const auto swapped = game.swap(1, 0ms);
  ASSERT_TRUE(swapped);
  ASSERT_NE(find<EngineDue>(*swapped), nullptr);
  EXPECT_EQ(find<EngineDue>(*swapped)->seat, 1);
  EXPECT_FALSE(find<EngineDue>(*swapped)->may_swap);
}

TEST(Swap, ATakeBackGoesByPerson) {
  auto game = open_pie();
  (void)play(game, "@b1n");                          // Ana
  ASSERT_TRUE(game.swap(1, 0ms));                    // Bob
  (void)play(game, "@e3w");                          // Ana, now rhinos
  ASSERT_TRUE(game.offer(0, Offer::take_back, 0ms)); // Bob: his last entry is the swap
  ASSERT_TRUE(game.offer(1, Offer::take_back, 0ms));
  EXPECT_FALSE(game.swapped());
  EXPECT_EQ(game.player(1).name, "Bob");
  EXPECT_EQ(game.moves_played(), 1U);
  EXPECT_TRUE(game.may_swap());
}

TEST(Swap, IsTheSecondPlayersWhicheverSideMovesFirst) {
  auto game = open_pie({.setup = {.start = "5/5/EeOOO1/5/5 R * 1"}});
  (void)play(game, "@e3w");       // Bob
  ASSERT_TRUE(game.swap(0, 0ms)); // Ana
  (void)play(game, "a3n");        // Bob, now elephants
  EXPECT_EQ(game.take_back_target(1), 1U) << "Ana's last entry is the swap";
  EXPECT_EQ(game.take_back_target(0), 2U);
  const auto again = GameInPlay::restore(parse_snapshot(to_text(game.snapshot(0ms))).value(), 0ms);
  ASSERT_TRUE(again);
  EXPECT_EQ(again->timeline(), game.timeline());
  EXPECT_EQ(again->take_back_target(1), 1U);
}

TEST(Swap, UndoGoesByPerson) {
  auto game = open_pie({.players = {person(), engine(5)}, .clock = ClockRules{.base = 60s}});
  (void)play(game, "@b1n", 10s);
  ASSERT_TRUE(game.swap(1, 12s));
  ASSERT_TRUE(game.undo(12s));
  EXPECT_EQ(game.moves_played(), 0U) << "the engine would only swap again";
  EXPECT_TRUE(game.player(0).is_person());
  EXPECT_EQ(game.left(0, 12s), 50s);
  EXPECT_EQ(game.left(1, 12s), 58s);
  ASSERT_TRUE(game.redo(12s));
  EXPECT_TRUE(game.swapped());
  EXPECT_EQ(game.left(1, 12s), 50s);
}

TEST(Swap, ARepeatedSwapIsKnownByItsPlayer) {
  auto game = open_pie();
  (void)play(game, "@b1n");
  ASSERT_TRUE(game.swap(1, 0ms));
  const auto again = game.swap(0, 0ms); // Bob sits there now
  ASSERT_TRUE(again);
  EXPECT_TRUE(again->empty());
  EXPECT_EQ(game.player(0).name, "Bob");
  EXPECT_FALSE(game.swap(1, 0ms)) << "Ana did not swap";
}

TEST(Swap, IsTheSecondPlayersAlsoWhereTheSecondSideBegins) {
  auto game =
      open_pie({.setup = {.start = "5/5/1OOO1/5/EnEn3 R * 1"}, .clock = ClockRules{.base = 60s}});
  (void)play(game, "@a5e", 10s);  // Bob
  ASSERT_TRUE(game.swap(0, 15s)); // Ana
  EXPECT_EQ(game.player(1).name, "Ana");
  const auto restored =
      GameInPlay::restore(parse_snapshot(to_text(game.snapshot(15s))).value(), 15s);
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->player(1).name, "Ana");
  EXPECT_EQ(restored->left(1, 15s), 55s);
  EXPECT_EQ(restored->take_back_target(1), 1U) << "Ana's last entry is the swap";
  EXPECT_EQ(restored->take_back_target(0), 0U) << "Bob's is the move";
}

TEST(Swap, ARepeatedMoveIsKnownByItsPlayer) {
  auto game = open_pie();
  (void)play(game, "@b1n");
  ASSERT_TRUE(game.swap(1, 0ms));
  EXPECT_TRUE(game.move(1, 0, "@b1n", 0ms)) << "Ana sits there now";
  EXPECT_FALSE(game.move(0, 0, "@b1n", 0ms)) << "Bob did not play it";
}

} // namespace
} // namespace howdah::play
