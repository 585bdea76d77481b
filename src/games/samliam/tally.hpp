// How many cells of each figure a player has filled, and how many are dead to that player: neither
// filled nor to be filled with one placement. Bit-sliced counters for 256 figures at a time, each
// number spread over three bit planes:
//
//      figure     255 ...    3   2   1   0
//      ones       | 0 | .. | 0 | 1 | 0 | 1 |      figure 0 counts 3, figure 1 counts 2,
//      twos       | 0 | .. | 0 | 0 | 1 | 1 |      figure 2 counts 1, figure 3 counts 4,
//      fours      | 0 | .. | 1 | 0 | 0 | 0 |      figure 255 counts 0
//
// A set of figures is counted up or down in a few logical operations, and sets such as "three
// filled, none dead" are read from the planes. Since no figure has two points in one cell, one step
// per cell is enough.
#pragma once

#include "games/samliam/figures.hpp"

#include <cstddef>

namespace howdah::samliam {

/// A number from 0 to 4 for each figure of a lane.
struct Tally {
  Lane ones{};
  Lane twos{};
  Lane fours{};

  constexpr void count_up(Lane figures) noexcept {
    for (std::size_t i = 0; i < kLaneWords; ++i) {
      const auto carry = ones[i] & figures[i];
      ones[i] ^= figures[i];
      fours[i] ^= twos[i] & carry;
      twos[i] ^= carry;
    }
  }

  constexpr void count_down(Lane figures) noexcept {
    for (std::size_t i = 0; i < kLaneWords; ++i) {
      const auto borrow = figures[i] & ~ones[i];
      ones[i] ^= figures[i];
      fours[i] ^= borrow & ~twos[i];
      twos[i] ^= borrow;
    }
  }

  friend constexpr bool operator==(const Tally&, const Tally&) noexcept = default;
};

/// One lane of one player's counters.
struct FigureCounts {
  Tally filled;
  Tally dead;

  /// Three cells filled and the fourth can be: the open figures.
  [[nodiscard]] constexpr Lane open() const noexcept {
    Lane figures{};
    for (std::size_t i = 0; i < kLaneWords; ++i) {
      figures[i] = filled.ones[i] & filled.twos[i] & ~any_dead(i);
    }
    return figures;
  }

  /// Two cells filled and the other two can be.
  [[nodiscard]] constexpr Lane half_filled() const noexcept {
    Lane figures{};
    for (std::size_t i = 0; i < kLaneWords; ++i) {
      figures[i] = ~filled.ones[i] & filled.twos[i] & ~any_dead(i);
    }
    return figures;
  }

  /// One cell filled and the other three can be.
  [[nodiscard]] constexpr Lane begun() const noexcept {
    Lane figures{};
    for (std::size_t i = 0; i < kLaneWords; ++i) {
      figures[i] = filled.ones[i] & ~filled.twos[i] & ~any_dead(i);
    }
    return figures;
  }

  /// Nothing filled, and all four cells can be. Bits beyond the last figure are set, too.
  [[nodiscard]] constexpr Lane untouched() const noexcept {
    Lane figures{};
    for (std::size_t i = 0; i < kLaneWords; ++i) {
      figures[i] = ~(filled.ones[i] | filled.twos[i] | filled.fours[i] | any_dead(i));
    }
    return figures;
  }

  [[nodiscard]] constexpr const Lane& complete() const noexcept { return filled.fours; }

  friend constexpr bool operator==(const FigureCounts&, const FigureCounts&) noexcept = default;

private:
  [[nodiscard]] constexpr std::uint64_t any_dead(std::size_t word) const noexcept {
    return dead.ones[word] | dead.twos[word] | dead.fours[word];
  }
};

[[nodiscard]] constexpr bool any(const Lane& lane) noexcept {
  return (lane[0] | lane[1] | lane[2] | lane[3]) != 0;
}

} // namespace howdah::samliam
