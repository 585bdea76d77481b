// A game in progress and its history. Any game would do; Siam is at hand.
#include "games/game_state.hpp"
#include "games/siam/siam.hpp"

#include <gtest/gtest.h>

#include <sstream>

namespace howdah {
namespace {

using State = GameState<siam::Siam>;

State start(std::string_view rules = "classic") {
  const auto game = siam::Siam::make(rules).value();
  return {game, game.start()};
}

void play(State& state, const std::string& moves) {
  std::istringstream words(moves);
  for (std::string word; words >> word;) {
    const auto move = state.game().parse_move(state.position(), word);
    ASSERT_TRUE(move) << word;
    state.play(*move);
  }
}

// From an elephant on a1 facing e and a rhino on e5 facing w, and back to it.
constexpr auto kEnter = "@a1e @e5w ";
constexpr auto kRound = "a1n e5s a1e e5w ";

TEST(GameState, StartsWithNoMoves) {
  const auto state = start();
  EXPECT_EQ(state.moves_played(), 0U);
  EXPECT_EQ(state.occurrences(), 1);
  EXPECT_EQ(state.result(), Result::none());
}

TEST(GameState, CountsOccurrences) {
  auto state = start();
  play(state, kEnter);
  EXPECT_EQ(state.occurrences(), 1);
  play(state, kRound);
  EXPECT_EQ(state.occurrences(), 2);
  EXPECT_EQ(state.result(), Result::none());
  play(state, kRound);
  EXPECT_EQ(state.occurrences(), 3);
  EXPECT_EQ(state.moves_played(), 10U);
}

TEST(GameState, TheThirdOccurrenceIsADraw) {
  auto state = start();
  play(state, kEnter);
  play(state, kRound);
  play(state, kRound);
  EXPECT_EQ(state.result(), Result::draw());
  EXPECT_EQ(state.game().result(state.position()), Result::none()); // the position alone
}

TEST(GameState, WithoutTheRuleItIsNone) {
  auto state = start("repetition=none");
  play(state, kEnter);
  for (int i = 0; i < 5; ++i) play(state, kRound);
  EXPECT_EQ(state.occurrences(), 6);
  EXPECT_EQ(state.result(), Result::none());
}

TEST(GameState, AWinOnTheBoardComesFirst) {
  auto state = start();
  play(state, "@e3e @a3e @a3e @a3e");
  EXPECT_EQ(state.result(), Result::win(1));
}

TEST(GameState, TakeBackRestoresPositionAndHistory) {
  auto state = start();
  play(state, kEnter);
  play(state, kRound);
  play(state, kRound);
  state.take_back();
  EXPECT_EQ(state.moves_played(), 9U);
  EXPECT_EQ(state.result(), Result::none());
  EXPECT_EQ(state.game().position_text(state.position()), "4Rs/5/1OOO1/5/Ee4 R * 9");
  play(state, "e5w");
  EXPECT_EQ(state.result(), Result::draw());
  for (int i = 0; i < 10; ++i) state.take_back();
  EXPECT_EQ(state.moves_played(), 0U);
  EXPECT_EQ(state.position(), state.game().start());
}

TEST(GameState, CopiesGoTheirOwnWays) {
  auto state = start();
  play(state, kEnter);
  auto copy = state;
  play(copy, kRound);
  EXPECT_EQ(state.moves_played(), 2U);
  EXPECT_EQ(copy.moves_played(), 6U);
  EXPECT_EQ(copy.occurrences(), 2);
}

} // namespace
} // namespace howdah
