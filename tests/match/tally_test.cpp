// The results of a match, counted.
#include "match/tally.hpp"

#include <gtest/gtest.h>

namespace howdah::match {
namespace {

PlayedGame won_by(Seat seat, std::uint32_t plies = 10) {
  PlayedGame game;
  game.result = Result::win(seat);
  game.plies = plies;
  return game;
}

PlayedGame drawn() {
  PlayedGame game;
  game.result = Result::draw();
  game.reason = play::EndReason::length;
  game.plies = 40;
  return game;
}

TEST(Tally, CountsByEngineAndSeat) {
  Tally tally(2, 2);
  tally.add(won_by(0, 20), 0, {0, 1});
  tally.add(won_by(0), 0, {1, 0});
  tally.add(won_by(0), 1, {0, 1});
  tally.add(drawn(), 1, {1, 0});
  EXPECT_EQ(tally.games(), 4U);
  const auto& first = tally.engines()[0];
  EXPECT_EQ(first.total.wins, 2U);
  EXPECT_EQ(first.total.draws, 1U);
  EXPECT_EQ(first.total.losses, 1U);
  EXPECT_DOUBLE_EQ(first.total.points, 2.5);
  EXPECT_EQ(first.by_seat[0].wins, 2U);
  EXPECT_EQ(first.by_seat[1].losses, 1U);
  EXPECT_EQ(tally.wins_by_seat()[0], 3U);
  EXPECT_DOUBLE_EQ(tally.mean_plies(), 20);
  EXPECT_EQ(tally.shortest(), 10U);
  EXPECT_EQ(tally.longest(), 40U);
  EXPECT_EQ(tally.drawn_at_limit(), 1U);
  EXPECT_EQ(tally.pairs(), (PairCounts{0, 0, 1, 1, 0}));
  EXPECT_DOUBLE_EQ(tally.estimate_of(0).score, 0.625);
  EXPECT_EQ(tally.against(1, 0).losses, 2U);
}

TEST(Tally, AfterASwapPointsGoToWhoHoldsTheSeat) {
  Tally tally(2, 2);
  auto game = won_by(0);
  game.swapped = true;
  tally.add(game, 0, {0, 1});
  EXPECT_EQ(tally.engines()[0].total.losses, 1U);
  EXPECT_EQ(tally.engines()[1].by_seat[0].wins, 1U);
  EXPECT_EQ(tally.against(1, 0).wins, 1U);
  EXPECT_EQ(tally.first_player().losses, 1U) << "engine 0 made the first move";
  EXPECT_EQ(tally.swaps(), 1U);
  game.failure = Failure{.fault = Fault::crash, .seat = 1};
  tally.add(game, 0, {1, 0});
  EXPECT_EQ(tally.engines()[1].faults.at(Fault::crash), 1U) << "at the second seat sits engine 1";
  EXPECT_EQ(tally.pairs()[2], 1U) << "one game each";
}

TEST(Tally, CountsWhoeverMovesFirst) {
  Tally tally(2, 2);
  tally.add(won_by(0), 0, {0, 1});
  tally.add(drawn(), 0, {1, 0});
  auto other_side_begins = won_by(1);
  other_side_begins.first = 1;
  tally.add(other_side_begins, 1, {0, 1});
  EXPECT_EQ(tally.first_player().wins, 2U);
  EXPECT_EQ(tally.first_player().draws, 1U);
  EXPECT_DOUBLE_EQ(tally.first_player().points, 2.5);
}

TEST(Tally, PairsCountWhenTheyAreComplete) {
  Tally tally(2, 2);
  tally.add(won_by(0), 7, {0, 1});
  tally.add(won_by(0), 8, {0, 1});
  EXPECT_EQ(tally.pairs(), PairCounts{});
  tally.add(won_by(1), 7, {1, 0});
  EXPECT_EQ(tally.pairs(), (PairCounts{0, 0, 0, 0, 1}));
}

TEST(Tally, AFaultIsALossAndIsCounted) {
  Tally tally(2, 2);
  auto game = won_by(1);
  game.failure = Failure{.fault = Fault::timeout, .seat = 0};
  tally.add(game, 0, {1, 0});
  EXPECT_EQ(tally.engines()[1].faults.at(Fault::timeout), 1U);
  EXPECT_EQ(tally.engines()[1].total.losses, 1U);
  EXPECT_EQ(tally.engines()[0].total.wins, 1U);
  EXPECT_EQ(tally.ended_by_rules(), 0U);
}

TEST(Tally, WithThreePlayersEverySeatCounts) {
  Tally tally(2, 3);
  tally.add(won_by(2), 0, {0, 1, 1});
  tally.add(drawn(), 0, {1, 0, 0});
  EXPECT_EQ(tally.engines()[1].total.wins, 1U);
  EXPECT_EQ(tally.engines()[1].total.losses, 1U);
  EXPECT_EQ(tally.engines()[1].total.draws, 1U);
  EXPECT_NEAR(tally.engines()[0].total.points, 2.0 / 3, 1e-12);
  EXPECT_NEAR(tally.estimate_of(0).score, 2.0 / 9, 1e-12);
}

} // namespace
} // namespace howdah::match
