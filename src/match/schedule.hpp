// Who plays whom from which opening, and in which seats.
#pragma once

#include <cstddef>
#include <vector>

namespace howdah::match {

/// The engine of each seat.
using Lineup = std::vector<int>;

/// Every way to seat the engines that an opening is played with, so that seats favour nobody:
/// with as many engines as seats, or fewer, every way in which each engine has a seat; with more
/// engines, every choice of different ones in every order. Two engines, two players: both ways.
/// Five engines, two players: a round robin, both ways.
[[nodiscard]] std::vector<Lineup> lineups(int engines, int players);

/// Game by game: an opening with all its lineups, then the next opening.
struct Slot {
  std::size_t opening; // counted on without end; whoever has fewer openings begins again
  std::size_t lineup;
};

[[nodiscard]] constexpr Slot slot_of(std::size_t game, std::size_t lineups) noexcept {
  return {.opening = game / lineups, .lineup = game % lineups};
}

} // namespace howdah::match
