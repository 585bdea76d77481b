// Who plays whom from which opening, and in which seats.
#pragma once

#include "match/engine_spec.hpp"

#include <cstddef>
#include <span>
#include <vector>

namespace howdah::match {

/// The engine of each seat.
using Lineup = std::vector<int>;

/// Every way to seat the engines, so that no engine is favoured by its seat: with as many engines
/// as seats, or fewer, every way in which each engine has a seat; with more engines, every choice
/// of different ones in every order. Two engines, two players: both ways. Five engines, two
/// players: a round robin, both ways.
struct Schedule {
  std::vector<Lineup> lineups;
  /// How many of them an opening is played with. Engines of one name are identical, and
  /// deterministic ones would play the same game again in each other's seats: lineups that differ
  /// by name come first, and those that do not get an opening of their own.
  std::size_t an_opening;
};

[[nodiscard]] Schedule schedule_of(std::span<const EngineSpec> engines, int players);

struct Slot {
  std::size_t opening; // unbounded; with fewer openings they start over
  std::size_t lineup;
};

/// Game by game: an opening with all the lineups it is played with, then the next opening.
[[nodiscard]] inline Slot slot_of(std::size_t game, const Schedule& schedule) noexcept {
  return {.opening = game / schedule.an_opening, .lineup = game % schedule.lineups.size()};
}

} // namespace howdah::match
