// From texts to the game that an engine searches.
#include "engine/game_under_search.hpp"
#include "games/siam/siam.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

using siam::Siam;

const Siam kGame{siam::Rules{}};

TEST(GameUnderSearch, IsReplayedFromItsStart) {
  const auto state = replay(kGame, {.start = "5/5/1OOO1/5/2En2 R * 1", .moves = {"@a1n"}});
  ASSERT_TRUE(state.has_value());
  EXPECT_EQ(kGame.position_text(state->position()), "5/5/1OOO1/5/Rn1En2 E * 2");
  EXPECT_EQ(state->moves_played(), 1U);
}

TEST(GameUnderSearch, RefusesBadStartsBadMovesAndMovesAfterTheEnd) {
  EXPECT_FALSE(replay(kGame, {.start = "nonsense"}));
  EXPECT_FALSE(replay(kGame, {.start = {}, .moves = {"@c3n"}}));
  const std::vector<std::string> won = {"@e3e", "@a3e", "@a3e", "@a3e"};
  ASSERT_TRUE(replay(kGame, {.start = {}, .moves = won}));
  auto longer = won;
  longer.emplace_back("@a1n");
  EXPECT_FALSE(replay(kGame, {.start = {}, .moves = longer}));
}

TEST(GameUnderSearch, ThinksAboutAllMovesOrThoseThatAreNamedEachOnce) {
  const auto state = *replay(kGame, {});
  EXPECT_EQ(moves_to_think_about(state, {})->size(), kGame.count_moves(state.position()));
  EXPECT_EQ(moves_to_think_about(state, {"@a1n", "@b1e", "@a1n"})->size(), 2U);
  EXPECT_FALSE(moves_to_think_about(state, {"a1b1n"}));
}

TEST(GameUnderSearch, AFinishedGameHasNothingToThinkAbout) {
  const auto over = *replay(kGame, {.start = {}, .moves = {"@e3e", "@a3e", "@a3e", "@a3e"}});
  EXPECT_TRUE(moves_to_think_about(over, {})->empty());
}

} // namespace
} // namespace howdah
