// Engines that fail lose the game; the match goes on.
#include "tests/match/mock.hpp"

namespace howdah::match {
namespace {

struct Failing {
  std::string mode;
  Fault fault;
  std::string termination;
};

class Faults : public ::testing::TestWithParam<Failing> {};

TEST_P(Faults, LoseTheGameAndTheRecordSaysWhy) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {mock("siam " + GetParam().mode + " 1"), mock("siam")}, 4);
  plan.control.margin = std::chrono::milliseconds(500);
  Keeper keeper;
  ASSERT_FALSE(run_match(plan, keeper));
  ASSERT_EQ(keeper.games.size(), 4U);
  int faults = 0;
  for (const auto& [number, opening, lineup, played] : keeper.games) {
    if (!played.failure) continue; // it won before
    ++faults;
    const Seat seat = lineup[0] == 0 ? 0 : 1;
    EXPECT_EQ(played.failure->fault, GetParam().fault);
    EXPECT_EQ(played.failure->seat, seat);
    EXPECT_EQ(played.result, Result::win(1 - seat));
    EXPECT_DOUBLE_EQ(played.points(seat, 2), 0);
    EXPECT_EQ(*played.record.tag("Termination"), GetParam().termination);
    EXPECT_TRUE(played.record.tag(kFaultTag)->starts_with(game->seat_tag(seat)));
  }
  EXPECT_GE(faults, 3);
}

INSTANTIATE_TEST_SUITE_P(Modes, Faults,
                         ::testing::Values(Failing{"crash", Fault::crash, "crash"},
                                           Failing{"hang", Fault::timeout, "timeout"},
                                           Failing{"silent", Fault::timeout, "timeout"},
                                           Failing{"nonsense", Fault::unreadable, "unreadable"},
                                           Failing{"illegal", Fault::illegal_move, "illegal"},
                                           Failing{"flood", Fault::timeout, "timeout"}),
                         [](const auto& failing) { return failing.param.mode; });

TEST(FaultsOfThree, TheOthersShareThePoint) {
  const auto game = game_of("samliam", "players=3");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {mock("samliam illegal"), mock("samliam")}, 6);
  Keeper keeper;
  ASSERT_FALSE(run_match(plan, keeper));
  ASSERT_EQ(keeper.games.size(), 6U);
  for (const auto& finished : keeper.games) {
    const auto& played = finished.played;
    ASSERT_TRUE(played.failure);
    EXPECT_FALSE(played.result.is_over());
    EXPECT_EQ(played.record.result, "*");
    for (Seat seat = 0; seat < 3; ++seat) {
      EXPECT_DOUBLE_EQ(played.points(seat, 3), seat == played.failure->seat ? 0 : 0.5);
    }
  }
}

} // namespace
} // namespace howdah::match
