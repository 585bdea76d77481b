// What a cell holds: nothing, one triangle, or two that point to opposite corners.
//
//      bit    6          5 4 3       2 1 0
//           +----------+-----------+-----------+
//           | diagonal | se or sw  | nw or ne  |    owners as seat + 1, 0 for nobody
//           +----------+-----------+-----------+
//
// The diagonal is 0 for nw-se and 1 for ne-sw; an empty cell is all zeros.
#pragma once

#include "games/result.hpp"
#include "games/samliam/geometry.hpp"

#include <array>
#include <cstdint>

namespace howdah::samliam {

inline constexpr Seat kNobody = -1;

class CellContent {
public:
  constexpr CellContent() noexcept = default;

  [[nodiscard]] constexpr bool empty() const noexcept { return bits_ == 0; }
  [[nodiscard]] constexpr bool full() const noexcept {
    return (bits_ & kFirstOwner) != 0 && (bits_ & kSecondOwner) != 0;
  }
  [[nodiscard]] constexpr bool single() const noexcept { return !empty() && !full(); }

  /// Whose triangle points to the corner, or kNobody. A small square's triangles keep theirs.
  [[nodiscard]] constexpr Seat owner(Corner corner) const noexcept {
    return diagonal() == diagonal_of(corner) ? owner_number(corner) - 1 : kNobody;
  }

  /// Whether a triangle may be placed here pointing to the corner.
  [[nodiscard]] constexpr bool accepts(Corner corner) const noexcept {
    return empty() || (diagonal() == diagonal_of(corner) && owner_number(corner) == 0);
  }

  /// Of a cell with one triangle: whose it is.
  [[nodiscard]] constexpr Seat single_owner() const noexcept {
    return ((bits_ | (bits_ >> 3)) & kFirstOwner) - 1;
  }
  /// Of a cell with one triangle: the corner left for a second one.
  [[nodiscard]] constexpr Corner free_corner() const noexcept {
    const int second = (bits_ & kFirstOwner) != 0 ? 2 : 0;
    return static_cast<Corner>(diagonal() | second);
  }

  [[nodiscard]] constexpr bool small_square_of(Seat seat) const noexcept {
    return (bits_ & kFirstOwner) == seat + 1 && (bits_ & kSecondOwner) >> 3 == seat + 1;
  }

  /// With one more triangle, at a corner that accepts it.
  [[nodiscard]] constexpr CellContent with(Corner corner, Seat seat) const noexcept {
    return CellContent((diagonal_of(corner) << 6) | (bits_ & kOwners) |
                       ((seat + 1) << shift_of(corner)));
  }
  /// Without the triangle at the corner.
  [[nodiscard]] constexpr CellContent without(Corner corner) const noexcept {
    const int left = bits_ & ~(kFirstOwner << shift_of(corner));
    return CellContent((left & kOwners) == 0 ? 0 : left);
  }

  friend constexpr bool operator==(CellContent, CellContent) noexcept = default;

private:
  static constexpr int kFirstOwner = 0b000'111;
  static constexpr int kSecondOwner = 0b111'000;
  static constexpr int kOwners = kFirstOwner | kSecondOwner;

  explicit constexpr CellContent(int bits) noexcept : bits_(static_cast<std::uint8_t>(bits)) {}

  [[nodiscard]] static constexpr int diagonal_of(Corner corner) noexcept {
    return static_cast<int>(corner) & 1;
  }
  [[nodiscard]] static constexpr int shift_of(Corner corner) noexcept {
    return static_cast<int>(corner) >= 2 ? 3 : 0;
  }
  [[nodiscard]] constexpr int diagonal() const noexcept { return bits_ >> 6; }
  [[nodiscard]] constexpr int owner_number(Corner corner) const noexcept {
    return (bits_ >> shift_of(corner)) & kFirstOwner;
  }

  std::uint8_t bits_ = 0;
};

/// Whether the player's triangle, or small square, in the cell fits a figure that requires the
/// corner there.
[[nodiscard]] constexpr bool fills(CellContent content, Corner corner, Seat seat) noexcept {
  return content.owner(corner) == seat || content.small_square_of(seat);
}

} // namespace howdah::samliam
