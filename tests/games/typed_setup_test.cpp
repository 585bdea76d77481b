#include "games/all_games.hpp"
#include "games/siam/siam.hpp"
#include "games/typed_setup.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(TypedSetup, OpensWhatTheSetupOpens) {
  for (const auto& entry : all_games()) {
    const GameSetup setup{.game = std::string(entry.name)};
    const auto open = open_game(setup);
    AllGames::visit_named(entry.name, [&]<Game G>() {
      const auto typed = open_typed<G>(setup);
      ASSERT_TRUE(typed) << entry.name;
      EXPECT_EQ(typed->game.rules_text(), open->game->rules_text());
      EXPECT_EQ(typed->game.position_text(typed->position), open->state->text());
    });
  }
}

TEST(TypedSetup, PlaysTheMoves) {
  const GameSetup setup{
      .game = "siam", .rules = "2015", .start = "5/5/1OOO1/5/5 R * 1", .moves = {"@e3w", "@a3e"}};
  const auto typed = open_typed<siam::Siam>(setup);
  ASSERT_TRUE(typed);
  EXPECT_EQ(typed->game.position_text(typed->position), open_game(setup)->state->text());
}

TEST(TypedSetup, RefusesWhatTheSetupRefuses) {
  for (const GameSetup& setup :
       {GameSetup{.game = "siam", .rules = "animals=9"}, GameSetup{.game = "siam", .start = "5/5"},
        GameSetup{.game = "siam", .moves = {"@c3n"}}}) {
    const auto typed = open_typed<siam::Siam>(setup);
    ASSERT_FALSE(typed);
    EXPECT_EQ(typed.error().what.english, open_game(setup).error().what.english);
  }
}

} // namespace
} // namespace howdah
