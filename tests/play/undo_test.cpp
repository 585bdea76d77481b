#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

TEST(Undo, TakesOneMoveBackBetweenPersons) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  (void)play(game, "@e3w");
  ASSERT_TRUE(game.undo(0ms));
  EXPECT_EQ(game.moves_played(), 1U);
  EXPECT_TRUE(game.timeline().can_redo());
  ASSERT_TRUE(game.redo(0ms));
  EXPECT_EQ(game.moves_played(), 2U);
  EXPECT_EQ(refusal(game.redo(0ms)), "there is nothing to redo");
}

TEST(Undo, GoesBackToThePersonsTurn) {
  auto game = open_siam({.players = {person(), engine(1)}});
  (void)play(game, "@a3e");
  (void)play(game, "@e3w");
  ASSERT_TRUE(game.undo(0ms));
  EXPECT_EQ(game.moves_played(), 0U);
  EXPECT_EQ(refusal(game.undo(0ms)), "there is nothing to take back");
  ASSERT_TRUE(game.redo(0ms));
  EXPECT_EQ(game.moves_played(), 2U);
}

TEST(Undo, IsOneMoveWhereEnginesPlayAlone) {
  auto game = open_siam({.players = {engine(1), engine(1)}});
  (void)play(game, "@a3e");
  (void)play(game, "@e3w");
  const auto events = game.undo(0ms);
  ASSERT_TRUE(events);
  EXPECT_EQ(game.moves_played(), 1U);
  EXPECT_NE(find<EngineDue>(*events), nullptr);
}

TEST(Undo, TakesAnEndingBackBeforeAnyMove) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  ASSERT_TRUE(game.resign(1, 0ms));
  ASSERT_TRUE(game.undo(0ms));
  EXPECT_FALSE(game.is_over());
  EXPECT_EQ(game.moves_played(), 1U);
}

TEST(Undo, AnotherMoveForgetsWhatWasTakenBack) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  ASSERT_TRUE(game.undo(0ms));
  (void)play(game, "@c1n");
  EXPECT_FALSE(game.timeline().can_redo());
  EXPECT_EQ(game.setup().moves, std::vector<std::string>{"@c1n"});
}

TEST(Undo, RedoingTheLastMoveEndsTheGameAgain) {
  auto game = open_siam({.setup = {.start = "5/5/O2EeO/2O2/5 E * 10"}});
  (void)play(game, "d3e3e");
  ASSERT_TRUE(game.undo(0ms));
  EXPECT_FALSE(game.is_over());
  const auto events = game.redo(0ms);
  ASSERT_TRUE(events);
  EXPECT_NE(find<Ended>(*events), nullptr);
}

} // namespace
} // namespace howdah::play
