// Moves as plain numbers, for tables and graphs that store them.
#pragma once

#include <bit>
#include <cstdint>
#include <type_traits>

namespace howdah {

template <class Move>
using MoveBits = std::conditional_t<sizeof(Move) == 4, std::uint32_t, std::uint16_t>;

template <class Move>
[[nodiscard]] constexpr std::uint32_t to_bits(Move move) noexcept {
  return std::bit_cast<MoveBits<Move>>(move);
}

template <class Move>
[[nodiscard]] constexpr Move from_bits(std::uint32_t bits) noexcept {
  return std::bit_cast<Move>(static_cast<MoveBits<Move>>(bits));
}

} // namespace howdah
