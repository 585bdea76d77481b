// The texts of the panel; how it looks is seen in play_screen_test.cpp.
#include "terminal/panel.hpp"
#include "tests/terminal/games.hpp"

#include <gmock/gmock.h>

namespace howdah::terminal {
namespace {

using ::testing::ElementsAre;

TEST(Panel, ASeatHasItsNameInTheLanguageAndItsLetterBehind) {
  const auto game = open_samliam();
  EXPECT_EQ(seat_title(game->game(), 2), (Phrase{"Black (B)", "Noir (B)"}));
}

TEST(Panel, WhoLeftIsNamedExceptWhoEndedTheGameByIt) {
  auto game = open_samliam({.players = {play::person(), play::person(), play::engine(1)}});
  ASSERT_TRUE(game.resign());
  EXPECT_THAT(departed(*game), ElementsAre(0));
  play_moves(game, {game->state().legal_moves().front()}); // of the substitute
  ASSERT_TRUE(game.resign());
  EXPECT_TRUE(game->is_over());
  EXPECT_THAT(departed(*game), ElementsAre(0));
}

TEST(Panel, RoundsHaveNumbersAndBracketsAroundWhatWasUndone) {
  auto game = open_siam();
  play_moves(game, {"@a3e", "@e3w", "a3n"});
  ASSERT_TRUE(game.undo());
  EXPECT_THAT(rounds_of(*game), ElementsAre("1. @a3e @e3w", "2. (a3n)"));
}

TEST(Panel, RoundsMayBeginWithTheSecondPlayer) {
  auto game = open_siam({.setup = {.start = "5/5/EeOO2/3O1/5 R * 5"}});
  play_moves(game, {"@e3w", "a3n"});
  EXPECT_THAT(rounds_of(*game), ElementsAre("3... @e3w", "4. a3n"));
}

TEST(Panel, RoundsShowASwapAndPassOverDepartures) {
  auto pie = play::GameInPlay::open({.setup = {.game = "siam"}, .swap = play::SwapRule::pie}, {});
  ASSERT_TRUE(pie->move(0, 0, "@a3e", {}));
  ASSERT_TRUE(pie->swap(1, {}));
  EXPECT_THAT(rounds_of(*pie), ElementsAre("1. @a3e swap"));
  auto game = open_samliam();
  ASSERT_TRUE(game.resign());
  EXPECT_TRUE(rounds_of(*game).empty());
}

} // namespace
} // namespace howdah::terminal
