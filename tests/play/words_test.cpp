#include "play/words.hpp"
#include "tests/games/good_error.hpp"
#include "tests/play/table.hpp"

#include <gmock/gmock.h>

namespace howdah::play {
namespace {

using namespace testing;

TEST(StandingWords, SayWhoIsToMove) {
  EXPECT_EQ(standing_words(open_siam()), (Phrase{"Elephants to move", "Aux éléphants de jouer"}));
  EXPECT_EQ(standing_words(open_samliam(3)), (Phrase{"Red to move", "À Rouge de jouer"}));
}

TEST(EndingWords, SayWhoWonAndWhy) {
  auto game = open_siam();
  ASSERT_TRUE(game.resign(0, 0ms));
  EXPECT_EQ(standing_words(game), (Phrase{"Rhinos win (Elephants resigned)",
                                          "Les rhinocéros gagnent (abandon des éléphants)"}));
  auto won = open_siam({.setup = {.start = "5/5/O2EeO/2O2/5 E * 10"}});
  (void)play(won, "d3e3e");
  EXPECT_EQ(standing_words(won), (Phrase{"Elephants win", "Les éléphants gagnent"}));
}

TEST(EndingWords, ExistForEveryReason) {
  for (const auto& game : {open_siam().game().name(), open_samliam(4).game().name()}) {
    const auto made = make_game(game, "").value();
    for (const auto reason : {EndReason::rules, EndReason::resigned, EndReason::time,
                              EndReason::agreed, EndReason::length}) {
      for (const auto result : {Result::draw(), Result::win(1)}) {
        EXPECT_TRUE(howdah::testing::is_good_phrase(
            ending_words(*made, {.result = result, .reason = reason, .seat = 0})));
      }
    }
  }
}

TEST(FairStartWords, AreSaidBeforeTheFirstMove) {
  auto pie = open_siam({.swap = SwapRule::pie});
  EXPECT_THAT(fair_start_words(pie).english, ::testing::StartsWith("Pie rule: "));
  EXPECT_TRUE(howdah::testing::is_good_phrase(fair_start_words(pie)));
  (void)play(pie, "@b1w");
  EXPECT_EQ(fair_start_words(pie), Phrase{});
  EXPECT_EQ(fair_start_words(open_siam()), Phrase{});
  EXPECT_EQ(fair_start_words(open_siam({.start_name = "balanced 17"})),
            (Phrase{"Balanced start 17: neither side is better.",
                    "Départ équilibré 17 : aucun camp n'est favorisé."}));
  EXPECT_EQ(fair_start_words(open_siam({.start_name = "a study"})), Phrase{});
}

TEST(SwapWords, NameTheSidesAsTheGameDoes) {
  auto game = open_siam({.swap = SwapRule::pie});
  (void)play(game, "@c1n");
  EXPECT_EQ(swap_choice_words(game),
            (Phrase{"Pie rule: a move keeps the rhinos; a swap takes the elephants, and the first "
                    "player moves again.",
                    "Règle du gâteau : un coup garde les rhinocéros ; un échange prend les "
                    "éléphants, et le premier joueur rejoue."}));
  EXPECT_EQ(chosen_side_words(game), Phrase{});
  ASSERT_TRUE(game.swap(1, 0ms));
  EXPECT_EQ(chosen_side_words(game),
            (Phrase{"The sides are swapped: the second player takes the elephants, the first "
                    "player moves again, for the rhinos.",
                    "Les camps sont échangés : le second joueur prend les éléphants, le premier "
                    "rejoue, avec les rhinocéros."}));
  (void)play(game, "@a1n");
  EXPECT_EQ(chosen_side_words(game), Phrase{});
}

TEST(SwapWords, SayThatASideIsKept) {
  auto game = GameInPlay::open({.setup = {.game = "samliam"}, .swap = SwapRule::pie}, {}).value();
  (void)play(game, "e5ne");
  (void)play(game, "d4ne");
  EXPECT_EQ(chosen_side_words(game),
            (Phrase{"The second player keeps Green.", "Le second joueur garde les verts."}));
}

TEST(DepartureWords, SayWhoLeftWhenAndWhoPlaysOn) {
  auto game = open_samliam(3);
  for (int i = 0; i < 4; ++i) (void)play_any(game);
  ASSERT_TRUE(game.resign(1, 0ms));
  EXPECT_EQ(departure_words(game, 1),
            (Phrase{"Green resigned at move 2; level 5 plays on",
                    "Abandon de Vert au coup 2 ; le niveau 5 joue à sa place"}));
}

} // namespace
} // namespace howdah::play
