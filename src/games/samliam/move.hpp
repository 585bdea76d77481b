// A move in 21 bits:
//
//   20      18 17    9 8     0
//   [announced][ taken ][placed]
//
// Both are points; `taken` is kNoPoint in the first phase, when the triangle comes from the hand.
// Only moves of announce=strict have an announcement.
#pragma once

#include "games/samliam/geometry.hpp"

#include <cstdint>

namespace howdah::samliam {

enum class Announcement : unsigned char { none, sam, song, song_sam, win };

class Move {
public:
  Move() = default;
  explicit constexpr Move(Point placed, Point taken = kNoPoint,
                          Announcement announced = Announcement::none) noexcept
      : bits_(static_cast<std::uint32_t>(placed) | (static_cast<std::uint32_t>(taken) << 9U) |
              (static_cast<std::uint32_t>(announced) << 18U)) {}

  [[nodiscard]] constexpr Point placed() const noexcept { return static_cast<Point>(bits_ & 511U); }
  [[nodiscard]] constexpr Point taken() const noexcept {
    return static_cast<Point>((bits_ >> 9U) & 511U);
  }
  [[nodiscard]] constexpr bool takes() const noexcept { return taken() != kNoPoint; }
  [[nodiscard]] constexpr Announcement announced() const noexcept {
    return static_cast<Announcement>(bits_ >> 18U);
  }

  /// The same triangle on the same way, with another announcement.
  [[nodiscard]] constexpr Move announcing(Announcement announced) const noexcept {
    return Move(placed(), taken(), announced);
  }

  friend constexpr bool operator==(Move, Move) noexcept = default;

private:
  std::uint32_t bits_;
};

} // namespace howdah::samliam
