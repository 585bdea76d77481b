#include "play/words.hpp"
#include "tests/games/good_error.hpp"
#include "tests/play/table.hpp"

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
