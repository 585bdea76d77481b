// Making moves by pointing.
#include "core/random.hpp"
#include "games/registry.hpp"
#include "terminal/picker.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::Not;
using Stage = Picker::Stage;

struct Table {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<AnyState> state;

  Table(std::string_view name, std::string_view rules, std::string_view position)
      : game(std::move(find_game(name)->make(rules)).value()),
        state(std::move(game->parse_position(position)).value()) {}
  [[nodiscard]] Picker picker() const { return {*game, *state}; }
};

Table animals() {
  return {"siam", "classic", "5/5/EeOO1O/1Rn3/5 E * 4"};
}

TEST(Picker, PicksUpPutsDownTurnsAndConfirms) {
  const auto table = animals();
  auto picker = table.picker();
  EXPECT_THAT(picker.sources(), ElementsAre("a3"));
  ASSERT_TRUE(picker.point("a3"));
  EXPECT_EQ(picker.stage(), Stage::holding);
  EXPECT_THAT(picker.targets(), ElementsAre("a2", "a3", "a4")); // two rocks are too heavy
  ASSERT_TRUE(picker.point("a4"));
  EXPECT_EQ(picker.ready()->move, "a3a4e"); // as it pointed
  picker.turn({.north = -1});
  EXPECT_EQ(picker.ready()->move, "a3a4s");
  picker.turn_on(1);
  EXPECT_EQ(picker.ready()->move, "a3a4w");
}

TEST(Picker, TurnsAPieceWhereItStands) {
  const auto table = animals();
  auto picker = table.picker();
  ASSERT_TRUE(picker.point("a3"));
  ASSERT_TRUE(picker.point("a3"));
  picker.turn({.east = -1});
  EXPECT_EQ(picker.ready()->move, "a3w");
  picker.turn({.east = 1}); // it faces east already: that is no move
  EXPECT_EQ(picker.ready()->move, "a3w");
}

TEST(Picker, TakesPiecesOffTheBoardAndFromBesideIt) {
  const auto table = animals();
  auto picker = table.picker();
  EXPECT_FALSE(picker.leave());
  ASSERT_TRUE(picker.point("a3"));
  EXPECT_TRUE(picker.can_leave());
  ASSERT_TRUE(picker.leave());
  EXPECT_EQ(picker.ready()->move, "a3x");
  ASSERT_TRUE(picker.back());
  ASSERT_TRUE(picker.back());
  ASSERT_TRUE(picker.take_from_beside());
  EXPECT_THAT(picker.targets(), Contains("a3")); // an own animal is pushed along
  ASSERT_TRUE(picker.point("a3"));
  EXPECT_EQ(picker.ready()->move, "@a3e");
}

TEST(Picker, PointingAtAFreePlaceTakesAPieceFromBeside) {
  const auto table = animals();
  auto picker = table.picker();
  ASSERT_TRUE(picker.point("e1"));
  EXPECT_EQ(picker.ready()->move, "@e1n");
  ASSERT_TRUE(picker.back());
  EXPECT_EQ(picker.stage(), Stage::choosing);
  EXPECT_FALSE(picker.back());
}

TEST(Picker, WhatCannotBeDoneIsExplainedByTheRuleThatForbidsIt) {
  const auto table = animals();
  auto picker = table.picker();
  EXPECT_FALSE(picker.point("b2"));
  const auto foreign = table.state->explain(picker.tried(*table.game, *table.state, "b2"));
  EXPECT_EQ(foreign->rule, "animal.not-yours");
  ASSERT_TRUE(picker.point("a3"));
  EXPECT_FALSE(picker.point("b3"));
  EXPECT_EQ(picker.stage(), Stage::holding);
  const auto tried = picker.tried(*table.game, *table.state, "b3");
  EXPECT_EQ(tried, "a3b3e");
  EXPECT_EQ(table.state->explain(tried)->rule, "push.too-weak");
}

TEST(Picker, GoesThroughTheTwoPiecesOfAPlace) {
  const Table table("samliam", "players=2,triangles=8",
                    "(RnwRse)8/9/9/9/9/9/Rne1Rne1Rne1Rne1Rne/Gnw1Gnw1Gnw1Gnw1Gnw/"
                    "Rne2Gnw1Gnw1Gnw1 R - 16");
  auto picker = table.picker();
  ASSERT_TRUE(picker.point("a9"));
  EXPECT_EQ(picker.variants(), 2U);
  ASSERT_TRUE(picker.point("e5"));
  const auto first = picker.ready()->move;
  ASSERT_TRUE(picker.back());
  picker.next();
  ASSERT_TRUE(picker.point("e5"));
  EXPECT_NE(picker.ready()->from_way, first.substr(2, 2));
}

TEST(Picker, SaysWhatIsDueUnlessAskedOtherwise) {
  const Table table("samliam", "announce=strict", "9/9/9/9/9/2Rnw2Rne3/9/9/9 R - 4");
  auto picker = table.picker();
  ASSERT_TRUE(picker.point("c1"));
  picker.turn({.north = -1});
  picker.turn({.east = -1});
  EXPECT_EQ(picker.ready()->move, "c1sw!sam");
  EXPECT_EQ(picker.variants(), 2U);
  picker.next();
  EXPECT_EQ(picker.ready()->move, "c1sw");
}

/// Every legal move of random positions can be made by pointing.
TEST(Picker, ReachesEveryLegalMove) {
  Random random(5);
  for (const auto& [name, rules] :
       {std::pair{"siam", "2015"}, std::pair{"samliam", "players=2,triangles=8,announce=strict"}}) {
    const auto game = std::move(find_game(name)->make(rules)).value();
    const auto state = game->start();
    for (int ply = 0; ply < 40 && !state->result().is_over(); ++ply) {
      const auto gestures = state->gestures();
      const auto& wanted = gestures[random.below(static_cast<std::uint32_t>(gestures.size()))];
      Picker picker(*game, *state);
      ASSERT_TRUE(wanted.from.empty() ? picker.take_from_beside() : picker.point(wanted.from));
      bool found = false;
      for (std::size_t piece = 0; piece < 2 && !found; ++piece) {
        ASSERT_TRUE(wanted.to.empty() ? picker.leave() : picker.point(wanted.to)) << wanted.move;
        for (int way = 0; way < 4 && !found; ++way, picker.turn_on(1)) {
          for (int call = 0; call < 5 && !found; ++call, picker.next()) {
            found = picker.ready() != nullptr && picker.ready()->move == wanted.move;
          }
        }
        if (found) break;
        (void)picker.back();
        picker.next();
      }
      EXPECT_TRUE(found) << wanted.move;
      (void)state->play(wanted.move);
    }
  }
}

} // namespace
} // namespace howdah::terminal
