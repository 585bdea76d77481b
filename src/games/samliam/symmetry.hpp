// The eight symmetries of the square board: a symmetry is a number of quarter turns clockwise
// (bits 0 and 1) after, with bit 2, a reflection that swaps left and right. Corners turn with the
// board.
#pragma once

#include "games/samliam/move.hpp"
#include "games/samliam/setting.hpp"

namespace howdah::samliam {

inline constexpr int kSymmetries = 8;

[[nodiscard]] constexpr Point transform(Point point, int symmetry) noexcept {
  const int turns = symmetry & 3;
  int file = file_of(cell_of(point));
  int rank = rank_of(cell_of(point));
  int corner = static_cast<int>(corner_of(point));
  if ((symmetry & 4) != 0) {
    file = kSide - 1 - file;
    corner ^= 1;
  }
  for (int turn = 0; turn < turns; ++turn) {
    const int west_to_north = kSide - 1 - file;
    file = rank;
    rank = west_to_north;
  }
  return point_at(cell_at(file, rank), static_cast<Corner>((corner + turns) % kCorners));
}

[[nodiscard]] constexpr Cell transform_cell(Cell cell, int symmetry) noexcept {
  return cell_of(transform(point_at(cell, Corner::nw), symmetry));
}

[[nodiscard]] constexpr Move transform(Move move, int symmetry) noexcept {
  const Point taken = move.takes() ? transform(move.taken(), symmetry) : kNoPoint;
  return Move(transform(move.placed(), symmetry), taken, move.announced());
}

[[nodiscard]] Position transform(const Setting& setting, const Position& position,
                                 int symmetry) noexcept;

} // namespace howdah::samliam
