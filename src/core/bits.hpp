// Iterating over the bits of a word.
#pragma once

#include <bit>
#include <concepts>

namespace howdah {

/// Removes the lowest bit that is set, and returns its index.
[[nodiscard]] constexpr int take_lowest(std::unsigned_integral auto& bits) noexcept {
  const int index = std::countr_zero(bits);
  bits &= bits - 1;
  return index;
}

/// Calls `visit` with the index of each bit that is set, lowest first.
constexpr void for_each_bit(std::unsigned_integral auto bits, auto&& visit) {
  while (bits != 0) visit(take_lowest(bits));
}

} // namespace howdah
