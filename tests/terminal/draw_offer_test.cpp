#include "terminal/draw_offer.hpp"
#include "tests/terminal/games.hpp"

#include <gmock/gmock.h>

namespace howdah::terminal {
namespace {

using ::testing::ElementsAre;

struct Judges {
  bool persons = true;
  bool engines = true;
  std::vector<Seat> asked{};
  int engines_asked = 0;

  DrawJudges functions() {
    return {.person_accepts =
                [this](Seat seat) {
                  asked.push_back(seat);
                  return persons;
                },
            .engines_accept =
                [this] {
                  ++engines_asked;
                  return engines;
                }};
  }
};

TEST(DrawOffer, EndsTheGameWhenEverybodyAgrees) {
  auto game = open_samliam();
  Judges judges;
  EXPECT_TRUE(offer_draw(game, judges.functions()).value());
  EXPECT_THAT(judges.asked, ElementsAre(1, 2));
  EXPECT_EQ(game->ending()->reason, play::EndReason::agreed);
}

TEST(DrawOffer, OneRefusalIsEnough) {
  auto game = open_samliam();
  Judges judges{.persons = false};
  EXPECT_FALSE(offer_draw(game, judges.functions()).value());
  EXPECT_THAT(judges.asked, ElementsAre(1));
  EXPECT_FALSE(game->is_over());
  EXPECT_FALSE(game->offers().asker(play::Offer::draw));
}

TEST(DrawOffer, EnginesAreAskedOnceForAllOfThem) {
  for (const bool accepts : {true, false}) {
    auto game = open_samliam({.players = {play::person(), play::engine(1), play::engine(2)}});
    Judges judges{.engines = accepts};
    EXPECT_EQ(offer_draw(game, judges.functions()).value(), accepts);
    EXPECT_EQ(judges.engines_asked, 1);
    EXPECT_EQ(game->is_over(), accepts);
  }
}

TEST(DrawOffer, ASubstituteAgreesByItself) {
  auto game = open_samliam();
  ASSERT_TRUE(game.resign());
  play_moves(game, {game->state().legal_moves().front()}); // of the substitute
  Judges judges;
  EXPECT_TRUE(offer_draw(game, judges.functions()).value());
  EXPECT_THAT(judges.asked, ElementsAre(2));
  EXPECT_EQ(judges.engines_asked, 0);
}

TEST(DrawOffer, IsRefusedAfterTheEnd) {
  auto game = open_siam();
  ASSERT_TRUE(game.resign());
  Judges judges;
  EXPECT_EQ(offer_draw(game, judges.functions()).error().what.english, "the game is over");
}

} // namespace
} // namespace howdah::terminal
