#include "match/schedule.hpp"

#include <algorithm>
#include <set>

namespace howdah::match {

std::vector<Lineup> lineups(int engines, int players) {
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

} // namespace howdah::match
