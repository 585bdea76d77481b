// Zobrist keys (Zobrist 1970), whose exclusive or is a position's key: one for each triangle on the
// board, one for the player to move, one for each bar.
#pragma once

#include "core/hashing.hpp"
#include "games/result.hpp"
#include "games/samliam/geometry.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace howdah::samliam {

namespace detail {

inline constexpr int kMoverNumber = kMaxPlayers * kPoints;
inline constexpr int kBarNumber = kMoverNumber + kMaxPlayers;

inline constexpr auto kZobrist = [] {
  std::array<std::uint64_t, kBarNumber + (kMaxPlayers * kCells)> numbers{};
  constexpr std::uint64_t kSeed = 0x53616d204c69616dULL; // "Sam Liam"
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    numbers[i] = mix(kSeed + ((i + 1) * 0x9e3779b97f4a7c15ULL));
  }
  return numbers;
}();

} // namespace detail

[[nodiscard]] constexpr std::uint64_t triangle_key(Seat seat, Point point) noexcept {
  return detail::kZobrist[static_cast<std::size_t>((seat * kPoints) + point)];
}
[[nodiscard]] constexpr std::uint64_t mover_key(Seat seat) noexcept {
  return detail::kZobrist[static_cast<std::size_t>(detail::kMoverNumber + seat)];
}
[[nodiscard]] constexpr std::uint64_t bar_key(Seat seat, Cell cell) noexcept {
  return detail::kZobrist[static_cast<std::size_t>(detail::kBarNumber + (seat * kCells) + cell)];
}

} // namespace howdah::samliam
