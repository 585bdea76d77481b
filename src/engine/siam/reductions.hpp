// Late move reductions (LMR): how much less deep a move is searched at first, by its index in the
// order.
#pragma once

#include "engine/siam/tuning.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

namespace howdah::siam {

namespace detail {

/// Sixteen times the logarithm to base 2, in whole numbers: the same on every machine.
[[nodiscard]] constexpr int log2_times_16(int number) noexcept {
  const int whole = static_cast<int>(std::bit_width(static_cast<unsigned>(number))) - 1;
  return 16 * whole + ((number << 4) >> whole) - 16;
}

} // namespace detail

class Reductions {
public:
  constexpr Reductions() noexcept {
    for (int depth = 1; depth < kDepths; ++depth) {
      for (int index = 1; index < kIndices; ++index) {
        const int product = detail::log2_times_16(depth) * detail::log2_times_16(index + 1);
        plies_[static_cast<unsigned>(depth)][static_cast<unsigned>(index)] =
            static_cast<std::int8_t>((product + kTuning.reduction_base) /
                                     kTuning.reduction_divisor);
      }
    }
  }

  /// In plies, for the move at that index of the order, from 1.
  [[nodiscard]] constexpr int at(int depth, int index) const noexcept {
    return plies_[static_cast<unsigned>(std::min(depth, kDepths - 1))]
                 [static_cast<unsigned>(std::min(index, kIndices - 1))];
  }

private:
  static constexpr int kDepths = 64;
  static constexpr int kIndices = 64;
  std::array<std::array<std::int8_t, kIndices>, kDepths> plies_{};
};

inline constexpr Reductions kReductions;

} // namespace howdah::siam
