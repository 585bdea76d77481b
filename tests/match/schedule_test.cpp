// Who plays whom in which seats.
#include "match/schedule.hpp"

#include <gmock/gmock.h>

#include <map>
#include <set>

namespace howdah::match {
namespace {

using testing::ElementsAre;

TEST(Schedule, TwoEnginesSwapSeats) {
  EXPECT_THAT(lineups(2, 2), ElementsAre(Lineup{0, 1}, Lineup{1, 0}));
}

TEST(Schedule, MoreEnginesPlayARoundRobin) {
  const auto all = lineups(4, 2);
  EXPECT_EQ(all.size(), 12U);
  EXPECT_EQ(std::set<Lineup>(all.begin(), all.end()).size(), 12U);
  for (const auto& lineup : all) EXPECT_NE(lineup[0], lineup[1]);
}

TEST(Schedule, SeatsFavourNobody) {
  for (const auto& [engines, players, count] :
       {std::tuple(2, 3, 6U), {3, 3, 6U}, {2, 4, 14U}, {3, 4, 36U}, {4, 4, 24U}, {5, 3, 60U}}) {
    const auto all = lineups(engines, players);
    EXPECT_EQ(all.size(), count);
    std::map<std::pair<int, int>, int> seats; // (engine, seat) -> games
    for (const auto& lineup : all) {
      for (int seat = 0; seat < players; ++seat)
        ++seats[{lineup[static_cast<std::size_t>(seat)], seat}];
    }
    EXPECT_EQ(seats.size(), static_cast<std::size_t>(engines * players));
    for (const auto& [place, games] : seats) EXPECT_EQ(games, seats.begin()->second);
  }
}

TEST(Schedule, AnOpeningIsPlayedInAllLineupsBeforeTheNext) {
  static_assert(slot_of(0, 2).opening == 0 && slot_of(1, 2).opening == 0);
  static_assert(slot_of(1, 2).lineup == 1 && slot_of(2, 2).lineup == 0);
  static_assert(slot_of(7, 6).opening == 1 && slot_of(7, 6).lineup == 1);
}

} // namespace
} // namespace howdah::match
