// Who plays whom in which seats.
#include "match/schedule.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace howdah::match {
namespace {

using testing::ElementsAre;

Schedule of_names(const std::vector<std::string>& names, int players) {
  std::vector<EngineSpec> engines;
  for (const auto& name : names) engines.push_back({.name = name});
  return schedule_of(engines, players);
}

/// Engines with names of their own.
Schedule of_engines(int engines, int players) {
  std::vector<std::string> names;
  for (int i = 0; i < engines; ++i) names.push_back("engine " + std::to_string(i));
  return of_names(names, players);
}

TEST(Schedule, TwoEnginesSwapSeats) {
  EXPECT_THAT(of_engines(2, 2).lineups, ElementsAre(Lineup{0, 1}, Lineup{1, 0}));
}

TEST(Schedule, MoreEnginesPlayARoundRobin) {
  const auto all = of_engines(4, 2).lineups;
  EXPECT_EQ(all.size(), 12U);
  EXPECT_EQ(std::set<Lineup>(all.begin(), all.end()).size(), 12U);
  for (const auto& lineup : all) EXPECT_NE(lineup[0], lineup[1]);
}

TEST(Schedule, SeatsFavourNobody) {
  for (const auto& [engines, players, count] :
       {std::tuple(2, 3, 6U), {3, 3, 6U}, {2, 4, 14U}, {3, 4, 36U}, {4, 4, 24U}, {5, 3, 60U}}) {
    const auto all = of_engines(engines, players).lineups;
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
  const auto two = of_engines(2, 2);
  EXPECT_EQ(slot_of(0, two).opening, 0U);
  EXPECT_EQ(slot_of(1, two).opening, 0U);
  EXPECT_EQ(slot_of(1, two).lineup, 1U);
  EXPECT_EQ(slot_of(2, two).lineup, 0U);
  EXPECT_EQ(slot_of(2, two).opening, 1U);
  EXPECT_EQ(of_engines(3, 3).an_opening, 6U);
}

TEST(Schedule, EnginesOfOneNameDoNotPlayAnOpeningInEachOthersSeats) {
  const auto schedule = of_names({"strong", "weak", "weak", "weak"}, 4);
  EXPECT_EQ(schedule.lineups.size(), 24U);
  EXPECT_EQ(schedule.an_opening, 4U);
  for (std::size_t game = 0; game < 24; game += 4) {
    std::set<std::size_t> seats_of_strong;
    for (std::size_t i = 0; i < 4; ++i) {
      const auto slot = slot_of(game + i, schedule);
      EXPECT_EQ(slot.opening, game / 4);
      const auto& lineup = schedule.lineups[slot.lineup];
      seats_of_strong.insert(
          static_cast<std::size_t>(std::ranges::find(lineup, 0) - lineup.begin()));
    }
    EXPECT_EQ(seats_of_strong.size(), 4U);
  }
}

} // namespace
} // namespace howdah::match
