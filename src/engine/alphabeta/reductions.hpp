// How much less attention later moves get.
#pragma once

#include "engine/alphabeta/tuning.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace howdah {

namespace detail {

/// Sixteen times the logarithm to base 2, in whole numbers: the same on every machine.
[[nodiscard]] constexpr int log2_times_16(int number) noexcept {
  const int whole = static_cast<int>(std::bit_width(static_cast<unsigned>(number))) - 1;
  return 16 * whole + ((number << 4) >> whole) - 16;
}

} // namespace detail

/// How much less deep later moves are searched at first.
class Reductions {
public:
  constexpr Reductions() noexcept {
    for (int depth = 1; depth < kDepths; ++depth) {
      for (int place = 1; place < kPlaces; ++place) {
        const int product = detail::log2_times_16(depth) * detail::log2_times_16(place + 1);
        table_[static_cast<unsigned>(depth)][static_cast<unsigned>(place)] =
            static_cast<std::int8_t>((product + kTuning.reduction_base) /
                                     kTuning.reduction_divisor);
      }
    }
  }

  /// In plies, for the move at that place of the order, from 1 on.
  [[nodiscard]] constexpr int at(int depth, int place) const noexcept {
    return table_[static_cast<unsigned>(std::min(depth, kDepths - 1))]
                 [static_cast<unsigned>(std::min(place, kPlaces - 1))];
  }

private:
  static constexpr int kDepths = 64;
  static constexpr int kPlaces = 64;
  std::array<std::array<std::int8_t, kPlaces>, kDepths> table_{};
};

inline constexpr Reductions kReductions;

} // namespace howdah
