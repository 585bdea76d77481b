#include "match/schedule.hpp"

#include <algorithm>
#include <iterator>
#include <map>
#include <set>
#include <utility>

namespace howdah::match {
namespace {

std::vector<Lineup> all_lineups(int engines, int players) {
  std::vector<Lineup> all;
  Lineup lineup(static_cast<std::size_t>(players), 0);
  // Counts through all numbers of `players` digits, and keeps those that fit.
  for (;;) {
    const std::set<int> seated(lineup.begin(), lineup.end());
    if (static_cast<int>(seated.size()) == std::min(engines, players)) all.push_back(lineup);
    auto digit = lineup.rbegin();
    while (digit != lineup.rend() && *digit == engines - 1) *digit++ = 0;
    if (digit == lineup.rend()) return all;
    ++*digit;
  }
}

} // namespace

Schedule schedule_of(std::span<const EngineSpec> engines, int players) {
  // The lineups of each round differ by name.
  std::vector<std::vector<Lineup>> rounds;
  std::map<std::vector<std::string>, std::size_t> times_seen;
  for (auto& lineup : all_lineups(static_cast<int>(engines.size()), players)) {
    std::vector<std::string> seats;
    seats.reserve(lineup.size());
    for (const int engine : lineup) seats.push_back(engines[static_cast<std::size_t>(engine)].name);
    const std::size_t round = times_seen[seats]++;
    if (round == rounds.size()) rounds.emplace_back();
    rounds[round].push_back(std::move(lineup));
  }
  Schedule schedule{.lineups = {}, .an_opening = rounds.front().size()};
  for (auto& round : rounds) std::ranges::move(round, std::back_inserter(schedule.lineups));
  return schedule;
}

} // namespace howdah::match
