// The sixteen blocks of two by two squares, as the player to move sees them.
//
// Every block is mirrored into the south-west quarter of the board, so that its first square is
// the one nearest to the corner there; what stands on it makes a code of 16 bits, a byte for each
// of its rows, the lower first, and in it two bits, west and east, for each of four planes:
//
//   7       6 5                   4 3      2 1   0
//   [ forward ][ horizontal or rock ][other's][own ]
//
// A rock is what has the third plane alone.
#pragma once

#include "games/siam/lines.hpp"
#include "games/siam/position.hpp"

#include <array>
#include <cstdint>

namespace howdah::siam {

using BlockCode = std::uint32_t;
inline constexpr std::size_t kBlockCodes = 1U << 16U;

inline constexpr std::size_t kBlocksAside = kSide - 1;
inline constexpr std::size_t kBlocks = kBlocksAside * kBlocksAside;

/// Where a block lies, once it is mirrored into the quarter.
enum BlockZone : std::uint8_t { corner_block, south_block, west_block, centre_block };
inline constexpr std::size_t kBlockZones = 4;

/// False for codes that no block has: two owners of one square, or a direction without an animal.
[[nodiscard]] bool is_possible_block(BlockCode code) noexcept;

/// The same block with files and ranks swapped: a south block becomes a west one.
[[nodiscard]] BlockCode transposed(BlockCode code) noexcept;

inline constexpr std::size_t kBlockClasses = 3;

/// Which number a block has: those of blocks that are alike but for a symmetry are one.
struct FoldedBlock {
  std::size_t block_class; // corner, edge, centre
  BlockCode code;
};
[[nodiscard]] FoldedBlock folded_block(BlockZone zone, BlockCode code) noexcept;

namespace detail {

inline constexpr std::uint64_t kOneBitARow = 0x0101010101;

/// The five rows of a plane, each in a byte of its own.
[[nodiscard]] inline std::uint64_t rows_apart(Squares plane) noexcept {
#if HOWDAH_SIAM_PEXT
  return _pdep_u64(plane, 0x1f * kOneBitARow);
#else
  std::uint64_t rows = 0;
  for (unsigned i = 0; i < kSide; ++i) {
    rows |= std::uint64_t{(plane >> (kSide * i)) & 31U} << (8 * i);
  }
  return rows;
#endif
}

// Vectors of the compiler: in one register where the processor has such registers, else in several.
using Words [[gnu::vector_size(32)]] = std::uint64_t;
using Bytes [[gnu::vector_size(32)]] = std::uint8_t;
using Codes [[gnu::vector_size(32)]] = std::uint16_t;

} // namespace detail

/// Calls `visit(zone, code)` for each block.
[[gnu::always_inline]] inline void for_each_block_code(const Position& position, auto&& visit) {
  const std::uint64_t own = detail::rows_apart(position.animals[position.ply & 1U]);
  const std::uint64_t other = detail::rows_apart(position.animals[~position.ply & 1U]);
  const std::uint64_t third = detail::rows_apart(position.horizontal | position.rocks);
  const std::uint64_t forward = detail::rows_apart(position.forward);

  // Of each pair of neighbouring files, the rows one above another.
  constexpr detail::Words kFiles = {0, 1, 2, 3};
  constexpr std::uint64_t kTwoFiles = 3 * detail::kOneBitARow;
  const detail::Words pairs = (((detail::Words{} + own) >> kFiles) & kTwoFiles) |
                              (((detail::Words{} + (other << 2U)) >> kFiles) & (kTwoFiles << 2U)) |
                              (((detail::Words{} + (third << 4U)) >> kFiles) & (kTwoFiles << 4U)) |
                              (((detail::Words{} + (forward << 6U)) >> kFiles) & (kTwoFiles << 6U));

  // Two neighbouring rows of each: four blocks from south to north, the northern two upside down.
  const auto rows = __builtin_bit_cast(detail::Bytes, pairs);
  auto codes = __builtin_bit_cast(
      detail::Codes,
      __builtin_shufflevector(rows, rows, 0, 1, 1, 2, 3, 2, 4, 3, 8, 9, 9, 10, 11, 10, 12, 11, 16,
                              17, 17, 18, 19, 18, 20, 19, 24, 25, 25, 26, 27, 26, 28, 27));

  // The eastern half is mirrored too.
  constexpr detail::Codes kEast = {0,      0,      0,      0,      0,      0,      0,      0,
                                   0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff, 0xffff};
  constexpr detail::Codes kNorth = {0, 0, 0xffff, 0xffff, 0, 0, 0xffff, 0xffff,
                                    0, 0, 0xffff, 0xffff, 0, 0, 0xffff, 0xffff};
  constexpr std::uint16_t kWestFile = 0x5555;
  const detail::Codes swapped =
      ((codes >> 1) & kWestFile) | ((codes << 1) & static_cast<std::uint16_t>(~kWestFile));
  codes = (codes & ~kEast) | (swapped & kEast);
  // Mirroring reverses the facings across the axis: in the east the horizontal animals, in the
  // north the vertical ones.
  constexpr std::uint16_t kPlane = 0x0303;
  const detail::Codes turned =
      (codes | (codes >> 2)) & (((codes >> 4) & (kEast ^ kNorth)) ^ kNorth) & kPlane;
  codes ^= turned << 6;

  // File by file, as they were shuffled.
  constexpr std::array<BlockZone, kBlocks> kZones = {
      corner_block, west_block,   west_block,   corner_block, //
      south_block,  centre_block, centre_block, south_block,  //
      south_block,  centre_block, centre_block, south_block,  //
      corner_block, west_block,   west_block,   corner_block};
  // Four codes at a time: one by one, the compiler would repeat the steps above sixteen times.
  const auto words = __builtin_bit_cast(detail::Words, codes);
#pragma GCC unroll 4
  for (unsigned file = 0; file < kBlocksAside; ++file) {
    const std::uint64_t four = words[file];
#pragma GCC unroll 4
    for (unsigned i = 0; i < kBlocksAside; ++i) {
      visit(kZones[file * kBlocksAside + i], static_cast<BlockCode>((four >> (16 * i)) & 0xffffU));
    }
  }
}

} // namespace howdah::siam
