#include "tests/play/table.hpp"

namespace howdah::play {
namespace {

using namespace testing;

TEST(GameInPlay, BeginsWithPersonsWhereNobodyElseSits) {
  const auto game = open_siam({.players = {engine(3)}});
  EXPECT_TRUE(game.player(0).is_engine());
  EXPECT_TRUE(game.player(1).is_person());
  EXPECT_EQ(game.setup().rules, "classic") << "the default rules, by their name";
}

TEST(GameInPlay, RefusesWhatTheSetupRefuses) {
  EXPECT_FALSE(GameInPlay::open({.setup = {.game = "chess"}}, 0ms));
  EXPECT_FALSE(GameInPlay::open({.setup = {.game = "siam", .moves = {"nonsense"}}}, 0ms));
}

TEST(GameInPlay, RefusesMorePlayersThanSeats) {
  const auto game =
      GameInPlay::open({.setup = {.game = "siam"}, .players = {person(), person(), person()}}, 0ms);
  ASSERT_FALSE(game);
  EXPECT_EQ(game.error().what.english, "these rules are for 2 players, not for 3");
}

TEST(GameInPlay, PlaysTheMovesOfItsSetupFirst) {
  const auto game = open_siam({.setup = {.moves = {"@a3e", "@e3w"}}});
  EXPECT_EQ(game.moves_played(), 2U);
  EXPECT_EQ(game.setup().moves.size(), 2U);
  EXPECT_EQ(game.timeline().entries[1].seat, 1);
}

TEST(GameInPlay, SaysWhichEngineIsDue) {
  auto game = open_siam({.players = {person(), engine(4)}});
  EXPECT_FALSE(game.engine_due());
  const auto events = play(game, "@a3e");
  const auto* const due = find<EngineDue>(events);
  ASSERT_NE(due, nullptr);
  EXPECT_EQ(due->seat, 1);
  EXPECT_EQ(due->level, 4);
  EXPECT_FALSE(due->may_swap);
  EXPECT_EQ(find<EngineDue>(play(game, "@e3w")), nullptr) << "a person is to move";
}

TEST(GameInPlay, EndsByTheRules) {
  // The elephant on d3 pushes the rock on e3 off the board.
  auto game = open_siam({.setup = {.start = "5/5/O2EeO/2O2/5 E * 10"}});
  const auto events = play(game, "d3e3e");
  const auto* const ended = find<Ended>(events);
  ASSERT_NE(ended, nullptr);
  EXPECT_EQ(ended->ending.result, Result::win(0));
  EXPECT_EQ(ended->ending.reason, EndReason::rules);
  EXPECT_TRUE(game.is_over());
  EXPECT_FALSE(game.engine_due());
}

TEST(GameInPlay, EndsAtTheLimitOfItsPolicy) {
  auto game = open_siam({.policy = {.ply_limit = 2}});
  (void)play(game, "@a3e");
  const auto events = play(game, "@e3w");
  ASSERT_NE(find<Ended>(events), nullptr);
  EXPECT_EQ(game.ending(), (Ending{.result = Result::draw(), .reason = EndReason::length}));
}

TEST(GameInPlay, ALimitThatTheOpeningReachesEndsTheGameAtOnce) {
  const auto game = open_siam({.setup = {.moves = {"@a3e", "@e3w"}}, .policy = {.ply_limit = 2}});
  EXPECT_TRUE(game.is_over());
}

TEST(GameInPlay, NobodyMovesBeforeAllSeatsAreTaken) {
  auto game = open_siam({.players = {person(), open_seat()}});
  EXPECT_FALSE(game.is_full());
  EXPECT_EQ(refusal(game.move(0, 0, "@a3e", 0ms)), "the game begins when all seats are taken");
  ASSERT_TRUE(game.take_seat(1, "Bob", 5ms));
  EXPECT_TRUE(game.is_full());
  EXPECT_EQ(game.player(1).name, "Bob");
  EXPECT_EQ(refusal(game.take_seat(1, "Eve", 5ms)), "this seat is taken already");
  (void)play(game, "@a3e");
}

TEST(GameInPlay, AnEngineIsDueWhenTheLastSeatIsTaken) {
  auto game = open_siam({.players = {engine(2), open_seat()}});
  EXPECT_FALSE(game.engine_due());
  const auto events = game.take_seat(1, "", 0ms);
  ASSERT_TRUE(events);
  EXPECT_NE(find<EngineDue>(*events), nullptr);
}

} // namespace
} // namespace howdah::play
