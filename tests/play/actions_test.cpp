// Moves and resignations: who may do what, and when.
#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

TEST(Move, IsPlayedAndReported) {
  auto game = open_siam();
  const auto events = play(game, "@a3e");
  const auto* const played = find<MovePlayed>(events);
  ASSERT_NE(played, nullptr);
  EXPECT_EQ(played->seat, 0);
  EXPECT_EQ(played->ply, 0U);
  EXPECT_EQ(played->move, "@a3e");
  EXPECT_EQ(game.moves_played(), 1U);
}

TEST(Move, OfAnotherPlayersTurnIsRefused) {
  auto game = open_siam();
  EXPECT_EQ(refusal(game.move(1, 0, "@a3e", 0ms)), "it is another player's turn");
  EXPECT_EQ(game.moves_played(), 0U);
}

TEST(Move, AtAnotherPlyIsRefused) {
  auto game = open_siam();
  EXPECT_EQ(refusal(game.move(0, 2, "@a3e", 0ms)), "move number 0 is due, not 2");
}

TEST(Move, ThatTheRulesForbidIsRefusedWithTheirReason) {
  auto game = open_siam();
  const auto refused = game.move(0, 0, "@c3n", 0ms);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().what, game.state().clone()->play("@c3n")->what);
  EXPECT_EQ(game.timeline().entries.size(), 0U);
}

TEST(Move, RepeatedIsNoErrorAndDoesNothing) {
  auto game = open_siam();
  (void)play(game, "@a3e");
  (void)play(game, "@e3w");
  (void)play(game, "@a2e");
  for (const auto& [seat, ply, move] :
       {std::tuple(0, 0U, "@a3e"), std::tuple(0, 2U, "@a2e"), std::tuple(1, 1U, "@e3w")}) {
    const auto events = game.move(seat, ply, move, 0ms);
    ASSERT_TRUE(events) << ply;
    EXPECT_TRUE(events->empty()) << ply;
  }
  EXPECT_EQ(game.moves_played(), 3U);
  EXPECT_FALSE(game.move(0, 0, "@a2e", 0ms)) << "another move at that ply";
  EXPECT_FALSE(game.move(1, 0, "@a3e", 0ms)) << "another player's move";
}

TEST(Resign, LosesAgainstOneOpponent) {
  for (const Seat seat : {0, 1}) {
    auto game = open_siam();
    const auto events = game.resign(seat, 0ms);
    ASSERT_TRUE(events);
    ASSERT_NE(find<Ended>(*events), nullptr);
    EXPECT_EQ(
        game.ending(),
        (Ending{.result = Result::win(1 - seat), .reason = EndReason::resigned, .seat = seat}));
    EXPECT_EQ(refusal(game.resign(1 - seat, 0ms)), "the game is over");
    EXPECT_EQ(refusal(game.move(0, 0, "@a3e", 0ms)), "the game is over");
  }
}

} // namespace
} // namespace howdah::play
