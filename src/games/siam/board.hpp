// The board: squares, facings, and bitboards.
//
//      a  b  c  d  e
//   5 20 21 22 23 24      A square is its number; a set of squares is a word with those bits.
//   4 15 16 17 18 19      North is +5, east is +1.
//   3 10 11 12 13 14
//   2  5  6  7  8  9
//   1  0  1  2  3  4
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace howdah::siam {

inline constexpr int kSide = 5;
inline constexpr int kSquares = kSide * kSide;

/// From 0 (a1) to 24 (e5), or kOffBoard.
using Square = int;

/// A reserve, seen as a square: its bit lies outside the board and is masked away.
inline constexpr Square kOffBoard = 31;

using Squares = std::uint32_t;

[[nodiscard]] constexpr Squares bit(Square square) noexcept {
  return Squares{1} << static_cast<unsigned>(square);
}
[[nodiscard]] constexpr int file_of(Square square) noexcept {
  return square % kSide;
}
[[nodiscard]] constexpr int rank_of(Square square) noexcept {
  return square / kSide;
}
[[nodiscard]] constexpr Square square_at(int file, int rank) noexcept {
  return rank * kSide + file;
}

inline constexpr Squares kBoard = (Squares{1} << kSquares) - 1;
inline constexpr Squares kFileA = 0x0108421;
inline constexpr Squares kFileE = kFileA << 4U;
inline constexpr Squares kRank1 = 0x000001f;
inline constexpr Squares kRank5 = kRank1 << 20U;
inline constexpr Squares kBorder = kFileA | kFileE | kRank1 | kRank5;
/// The crossed squares of `opening=crosses`: c1 and c5.
inline constexpr Squares kCrosses = bit(2) | bit(22);
inline constexpr Squares kStartRocks = bit(11) | bit(12) | bit(13);
inline constexpr int kRocks = 3;

/// The low bit tells the axis (1: east-west), the high bit the sign (0: north or east, *forward*).
enum class Facing : std::uint8_t { north, east, south, west };

inline constexpr std::array kFacings = {Facing::north, Facing::east, Facing::south, Facing::west};

[[nodiscard]] constexpr bool is_horizontal(Facing facing) noexcept {
  return (static_cast<unsigned>(facing) & 1U) != 0;
}
[[nodiscard]] constexpr bool is_forward(Facing facing) noexcept {
  return (static_cast<unsigned>(facing) & 2U) == 0;
}
[[nodiscard]] constexpr Facing facing_of(bool horizontal, bool forward) noexcept {
  return static_cast<Facing>((horizontal ? 1 : 0) + (forward ? 0 : 2));
}
[[nodiscard]] constexpr Facing opposite(Facing facing) noexcept {
  return static_cast<Facing>(static_cast<unsigned>(facing) ^ 2U);
}

/// The next square that way, or kOffBoard.
[[nodiscard]] constexpr Square neighbour(Square square, Facing way) noexcept {
  const int step = is_forward(way) ? 1 : -1;
  const int file = file_of(square) + (is_horizontal(way) ? step : 0);
  const int rank = rank_of(square) + (is_horizontal(way) ? 0 : step);
  const bool inside = file >= 0 && file < kSide && rank >= 0 && rank < kSide;
  return inside ? square_at(file, rank) : kOffBoard;
}

/// The square and all squares behind it that way, up to the edge.
inline constexpr auto kRays = [] {
  std::array<std::array<Squares, 4>, kSquares> rays{};
  for (Square square = 0; square < kSquares; ++square) {
    for (const Facing way : kFacings) {
      auto& ray = rays[static_cast<unsigned>(square)][static_cast<unsigned>(way)];
      for (Square at = square; at != kOffBoard; at = neighbour(at, way)) ray |= bit(at);
    }
  }
  return rays;
}();

[[nodiscard]] constexpr Squares ray(Square square, Facing way) noexcept {
  return kRays[static_cast<unsigned>(square)][static_cast<unsigned>(way)];
}

/// The last square of that ray, at the edge.
inline constexpr auto kRayEnds = [] {
  std::array<std::array<Squares, 4>, kSquares> ends{};
  for (Square square = 0; square < kSquares; ++square) {
    for (const Facing way : kFacings) {
      Square last = square;
      while (neighbour(last, way) != kOffBoard) last = neighbour(last, way);
      ends[static_cast<unsigned>(square)][static_cast<unsigned>(way)] = bit(last);
    }
  }
  return ends;
}();

[[nodiscard]] constexpr Squares last_of_ray(Square square, Facing way) noexcept {
  return kRayEnds[static_cast<unsigned>(square)][static_cast<unsigned>(way)];
}

/// The four squares beside it, or fewer at the edge.
inline constexpr auto kNeighbours = [] {
  std::array<Squares, kSquares> neighbours{};
  for (Square square = 0; square < kSquares; ++square) {
    for (const Facing way : kFacings) {
      const Square next = neighbour(square, way);
      if (next != kOffBoard) neighbours[static_cast<unsigned>(square)] |= bit(next);
    }
  }
  return neighbours;
}();

inline constexpr std::array<int, 4> kRotations = {kSide, 1, 32 - kSide, 32 - 1};

/// All squares moved one step that way. Squares at that edge must not be in the set: so nothing
/// wraps around in the rotation, which is branchless in either direction.
[[nodiscard]] constexpr Squares shift(Squares squares, Facing way) noexcept {
  return std::rotl(squares, kRotations[static_cast<unsigned>(way)]);
}

} // namespace howdah::siam
