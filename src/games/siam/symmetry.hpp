// The eight symmetries of the square board, numbered so that the first four keep the row of
// rocks, and with it the crossed squares:
//
//   0 none   1 left-right   2 up-down   3 half turn   4 to 7: these, after swapping files and ranks
#pragma once

#include "games/siam/position.hpp"

namespace howdah::siam {

inline constexpr int kSymmetries = 8;
inline constexpr int kSymmetriesOfCrosses = 4;

[[nodiscard]] Square transform(Square square, int symmetry) noexcept;
[[nodiscard]] Facing transform(Facing facing, int symmetry) noexcept;
[[nodiscard]] Move transform(Move move, int symmetry) noexcept;
[[nodiscard]] Position transform(const Position& position, int symmetry) noexcept;

} // namespace howdah::siam
