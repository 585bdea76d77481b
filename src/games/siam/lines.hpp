// All pushes along a row or a column, by one lookup.
//
// The five squares of a line, seen along its axis (west to east, or south to north: *forward*) and
// by one player, the *viewer*, make a code of 15 bits, three planes of five:
//
//   14      10 9        5 4       0
//   [  third ][  second  ][aligned]      bit i of each plane speaks of the line's square i
//
//   aligned  second    third
//      0        0        0       empty
//      0        0        1       a rock
//      0        1        0       an animal that faces sideways
//      1     other's?  forward?  an animal that faces along the line: the viewer's or another's
//
// One lookup serves both players, since codes are relative to the viewer.
//
// Example, row 3 at the start (`1OOO1`): third = 01110, code 0b01110'00000'00000.
#pragma once

#include "games/siam/position.hpp"

#include <array>
#include <bit>
#include <cstdint>

#if defined(__BMI2__) && !defined(__znver1__) && !defined(__znver2__)
#include <immintrin.h>
#define HOWDAH_SIAM_PEXT 1 // fast everywhere but on those two processors
#else
#define HOWDAH_SIAM_PEXT 0
#endif

namespace howdah::siam {

using LineCode = std::uint32_t;
inline constexpr std::size_t kLineCodes = 1U << 15U;

inline constexpr unsigned kSecondPlane = kSide;
inline constexpr unsigned kThirdPlane = 2 * kSide;

/// The code of an animal on square `at` of an otherwise empty line.
[[nodiscard]] constexpr LineCode sideways_animal(int at) noexcept {
  return LineCode{1} << (kSecondPlane + static_cast<unsigned>(at));
}
[[nodiscard]] constexpr LineCode aligned_animal(int at, bool others, bool forward) noexcept {
  const LineCode planes =
      1U | ((others ? 1U : 0U) << kSecondPlane) | ((forward ? 1U : 0U) << kThirdPlane);
  return planes << static_cast<unsigned>(at);
}
/// The line with its square `at` emptied.
[[nodiscard]] constexpr LineCode without(LineCode code, int at) noexcept {
  constexpr LineCode kOneSquare = 1U | (1U << kSecondPlane) | (1U << kThirdPlane);
  return code & ~(kOneSquare << static_cast<unsigned>(at));
}

/// A line taken apart; square 0 first. Whether it is another's means something only of an aligned
/// animal.
struct Line {
  enum class Piece : unsigned char { none, rock, sideways, forward, backward };
  std::array<Piece, kSide> pieces;
  std::array<bool, kSide> others;
};
[[nodiscard]] Line decode(LineCode code) noexcept;

/// False for codes that no line has: a rock where an animal faces sideways.
[[nodiscard]] bool is_possible(LineCode code) noexcept;

/// The same line as the other player sees it.
[[nodiscard]] constexpr LineCode seen_by_other(LineCode code) noexcept {
  return code ^ ((code & 31U) << kSecondPlane);
}

/// The same line seen from its other end.
[[nodiscard]] LineCode mirrored(LineCode code) noexcept;

/// The codes of the ten lines of a position.
struct LineCodes {
  std::array<LineCode, kSide> rows;
  std::array<LineCode, kSide> columns;
};

namespace detail {

/// Bits 0, 5, 10, 15 and 20 side by side: each meets one power of the factor that brings it to
/// its place above bit 20, and no two products share a bit.
[[nodiscard]] constexpr LineCode gather_column(Squares plane) noexcept {
  constexpr std::uint64_t kGather = 0x0111110;
  return static_cast<LineCode>(((plane & kFileA) * kGather) >> 20U) & 31U;
}

struct Planes {
  Squares aligned;
  Squares second;
  Squares third;
};

struct BothWays {
  Planes rows;
  Planes columns;
};

[[nodiscard]] constexpr BothWays planes(const Position& position, Seat viewer) noexcept {
  const Squares others = position.animals[static_cast<unsigned>(1 - viewer)];
  const Squares horizontal = position.horizontal;
  const Squares vertical = position.all_animals() & ~horizontal;
  const auto seen = [&](Squares aligned, Squares sideways) {
    return Planes{.aligned = aligned,
                  .second = (others & aligned) | sideways,
                  .third = (position.forward & aligned) | position.rocks};
  };
  return {.rows = seen(horizontal, vertical), .columns = seen(vertical, horizontal)};
}

} // namespace detail

/// The code of one line, given as its squares.
[[nodiscard]] inline LineCode line_code(const Position& position, Seat viewer,
                                        Squares line) noexcept {
  const bool is_row = (line & (line >> 1U)) != 0;
  const auto both = detail::planes(position, viewer);
  const auto& planes = is_row ? both.rows : both.columns;
#if HOWDAH_SIAM_PEXT
  const auto extract = [line](Squares plane) { return _pext_u32(plane, line); };
#else
  const auto extract = [is_row, first = std::countr_zero(line)](Squares plane) {
    return is_row ? (plane >> first) & 31U : detail::gather_column(plane >> first);
  };
#endif
  return extract(planes.aligned) | (extract(planes.second) << kSecondPlane) |
         (extract(planes.third) << kThirdPlane);
}

/// Calls `visit(i, row, column)` with the codes of row `i` and column `i`, from the first to the
/// last: for those who need each code only once, which saves keeping all ten.
inline void for_each_line_code(const Position& position, Seat viewer, auto&& visit) {
  const auto [rows, columns] = detail::planes(position, viewer);
#if HOWDAH_SIAM_PEXT
  // Rows lie together already: four of them are spread out over one word, the last one is apart.
  constexpr std::uint64_t kFourRows = 0x1fULL * (1 | (1ULL << 15U) | (1ULL << 30U) | (1ULL << 45U));
  const std::uint64_t first_rows = _pdep_u64(rows.aligned, kFourRows) |
                                   _pdep_u64(rows.second, kFourRows << kSecondPlane) |
                                   _pdep_u64(rows.third, kFourRows << kThirdPlane);
  const auto last = [](Squares plane) { return plane >> (kSide * (kSide - 1)); };
  const LineCode last_row =
      last(rows.aligned) | (last(rows.second) << kSecondPlane) | (last(rows.third) << kThirdPlane);
  const std::uint64_t two_of_columns = columns.aligned | (std::uint64_t{columns.second} << 32U);
#endif
  for (unsigned i = 0; i < kSide; ++i) {
#if HOWDAH_SIAM_PEXT
    const Squares file = kFileA << i;
    const std::uint64_t file_twice = file | (std::uint64_t{file} << 32U);
    visit(i,
          i < kSide - 1 ? static_cast<LineCode>(first_rows >> (15U * i)) & (kLineCodes - 1)
                        : last_row,
          static_cast<LineCode>(_pext_u64(two_of_columns, file_twice)) |
              (_pext_u32(columns.third, file) << kThirdPlane));
#else
    const auto row = [i](Squares plane) { return (plane >> (kSide * i)) & 31U; };
    const auto column = [i](Squares plane) { return detail::gather_column(plane >> i); };
    visit(i,
          row(rows.aligned) | (row(rows.second) << kSecondPlane) | (row(rows.third) << kThirdPlane),
          column(columns.aligned) | (column(columns.second) << kSecondPlane) |
              (column(columns.third) << kThirdPlane));
#endif
  }
}

[[nodiscard]] inline LineCodes line_codes(const Position& position, Seat viewer) noexcept {
  LineCodes codes;
  for_each_line_code(position, viewer, [&](unsigned i, LineCode row, LineCode column) {
    codes.rows[i] = row;
    codes.columns[i] = column;
  });
  return codes;
}

/// The pushes that the viewer has along one line:
///
///      11     10    9         5 4        0
///   [ high ][ low ][ backward  ][ forward ]
///
/// the animals that can push, by the square they stand on, and whether an animal can be pushed in
/// over the low end (it goes forward) or the high end (backward).
using LinePushes = std::uint16_t;

inline constexpr LinePushes kEntryPushes = (1U << 10U) | (1U << 11U);

struct PushTable {
  template <class T>
  using PerCode = std::array<T, kLineCodes>;

  PerCode<LinePushes> pushes;
  /// How many pushes that is: without and with an animal in reserve.
  std::array<PerCode<std::uint8_t>, 2> count;
  /// By the same two, then code, then square: the sum of `count` over the four facings of another's
  /// animal put on that empty square.
  std::array<PerCode<std::array<std::uint8_t, kSide>>, 2> count_after_placing;
};

/// The lookup for `push=total` or `push=running`; built at the first call, then constant.
[[nodiscard]] const PushTable& push_table(bool running);

} // namespace howdah::siam
