// Cells, corners and points of the board.
//
// Files a-i and ranks 1-9 count from 0. A cell is file * 9 + rank, 0 to 80, so that cells in
// ascending order are sorted the way their texts are: a1, a2, ..., i9. The 7 x 7 board keeps these
// numbers and uses the inner cells only.
//
// A point is a cell and the corner a triangle there points to, 0 to 323:
//
//      point = cell * 4 + corner           nw 0 | 1 ne
//                                          -----+-----     opposite corner: ^ 2
//                                          sw 3 | 2 se     quarter turn clockwise: + 1
#pragma once

#include "core/bits.hpp"

#include <array>
#include <bit>
#include <cstdint>

namespace howdah::samliam {

using Cell = int;
using Point = int;

inline constexpr int kSide = 9;
inline constexpr int kCells = kSide * kSide;
inline constexpr int kCorners = 4;
inline constexpr int kPoints = kCells * kCorners;
inline constexpr Point kNoPoint = 511; // fits nine bits

enum class Corner : unsigned char { nw, ne, se, sw };

inline constexpr std::array kAllCorners = {Corner::nw, Corner::ne, Corner::se, Corner::sw};

[[nodiscard]] constexpr Corner opposite(Corner corner) noexcept {
  return static_cast<Corner>(static_cast<unsigned>(corner) ^ 2U);
}

[[nodiscard]] constexpr Cell cell_at(int file, int rank) noexcept {
  return (file * kSide) + rank;
}
[[nodiscard]] constexpr int file_of(Cell cell) noexcept {
  return cell / kSide;
}
[[nodiscard]] constexpr int rank_of(Cell cell) noexcept {
  return cell % kSide;
}

[[nodiscard]] constexpr Point point_at(Cell cell, Corner corner) noexcept {
  return (cell * kCorners) + static_cast<int>(corner);
}
[[nodiscard]] constexpr Cell cell_of(Point point) noexcept {
  return point / kCorners;
}
[[nodiscard]] constexpr Corner corner_of(Point point) noexcept {
  return static_cast<Corner>(point % kCorners);
}
/// The opposite corner of the same cell.
[[nodiscard]] constexpr Point opposite_point(Point point) noexcept {
  return point ^ 2;
}

/// Some of the 81 cells.
class CellSet {
public:
  constexpr void insert(Cell cell) noexcept { words_[index(cell)] |= bit(cell); }
  [[nodiscard]] constexpr bool contains(Cell cell) const noexcept {
    return (words_[index(cell)] & bit(cell)) != 0;
  }
  [[nodiscard]] constexpr bool empty() const noexcept { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr int size() const noexcept {
    return std::popcount(words_[0]) + std::popcount(words_[1]);
  }

  constexpr CellSet& operator|=(const CellSet& other) noexcept {
    words_[0] |= other.words_[0];
    words_[1] |= other.words_[1];
    return *this;
  }
  /// The cells that are not in `other`.
  [[nodiscard]] constexpr CellSet without(const CellSet& other) const noexcept {
    CellSet left;
    left.words_ = {words_[0] & ~other.words_[0], words_[1] & ~other.words_[1]};
    return left;
  }

  /// Calls `visit` with each cell, in the order of their texts.
  constexpr void for_each(auto&& visit) const {
    for_each_bit(words_[0], visit);
    for_each_bit(words_[1], [&](int bit) { visit(bit + kWordBits); });
  }

  friend constexpr bool operator==(const CellSet&, const CellSet&) noexcept = default;

private:
  static constexpr int kWordBits = 64;
  [[nodiscard]] static constexpr std::size_t index(Cell cell) noexcept {
    return static_cast<std::size_t>(cell) / kWordBits;
  }
  [[nodiscard]] static constexpr std::uint64_t bit(Cell cell) noexcept {
    return std::uint64_t{1} << (static_cast<unsigned>(cell) % kWordBits);
  }

  std::array<std::uint64_t, 2> words_{};
};

/// The distance of the board's edge from the edge of the 9 x 9 board: 0, or 1 with size=7.
[[nodiscard]] constexpr int margin_of(int size) noexcept {
  return (kSide - size) / 2;
}

[[nodiscard]] constexpr CellSet cells_of_board(int size) noexcept {
  const int margin = margin_of(size);
  CellSet cells;
  for (int file = margin; file < kSide - margin; ++file) {
    for (int rank = margin; rank < kSide - margin; ++rank) cells.insert(cell_at(file, rank));
  }
  return cells;
}

} // namespace howdah::samliam
