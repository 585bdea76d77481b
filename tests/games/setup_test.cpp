#include "games/setup.hpp"
#include "tests/games/good_error.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

std::string setup_refusal(const GameSetup& setup) {
  const auto opened = open_game(setup);
  return opened ? "opened" : opened.error().what.english;
}

TEST(Setup, OpensEveryGameByItsNameAlone) {
  for (const auto& entry : all_games()) {
    const auto opened = open_game({.game = std::string(entry.name)});
    ASSERT_TRUE(opened) << entry.name;
    EXPECT_EQ(opened->game->name(), entry.name);
    EXPECT_EQ(opened->game->rules_text(), default_rules(entry));
    EXPECT_EQ(opened->start->text(), opened->game->start()->text());
    EXPECT_EQ(opened->state->text(), opened->start->text());
  }
}

TEST(Setup, OpensRulesStartAndMoves) {
  const auto opened = open_game(
      {.game = "siam", .rules = "2015", .start = "5/5/1OOO1/5/5 R * 1", .moves = {"@e3w", "@a3e"}});
  ASSERT_TRUE(opened);
  EXPECT_EQ(opened->game->rules_text(), "2015");
  EXPECT_EQ(opened->start->ply(), 1U);
  EXPECT_EQ(opened->state->ply(), 3U);
}

TEST(Setup, RefusesAnUnknownGame) {
  EXPECT_EQ(setup_refusal({.game = "chess"}), "unknown game 'chess'");
  EXPECT_EQ(setup_refusal({}), "unknown game ''");
  EXPECT_TRUE(testing::is_good_error(unknown_game("x\ny"), ""));
}

TEST(Setup, RefusesBadRulesAndBadPositions) {
  EXPECT_NE(setup_refusal({.game = "siam", .rules = "nonsense"}), "opened");
  EXPECT_NE(setup_refusal({.game = "siam", .start = "nonsense"}), "opened");
}

TEST(Setup, NamesTheFirstMoveThatCannotBePlayed) {
  const auto opened = open_game({.game = "siam", .moves = {"@a3e", "@c3n"}});
  ASSERT_FALSE(opened);
  EXPECT_TRUE(opened.error().what.english.starts_with("move 2 '@c3n': "))
      << opened.error().what.english;
  EXPECT_TRUE(opened.error().what.french.starts_with("coup 2 « @c3n » : "))
      << opened.error().what.french;
}

TEST(Setup, MovesBeforeABadOneStayPlayed) {
  const auto game = make_game("siam", "").value();
  const auto state = game->start();
  const std::vector<std::string> moves = {"@a3e", "nonsense"};
  EXPECT_TRUE(play_moves(*state, moves));
  EXPECT_EQ(state->ply(), 1U);
}

} // namespace
} // namespace howdah
