// The contribution of an animal to the codes of its lines and blocks, seen by the other player: the
// codes of different squares are disjoint bits, so that an animal can be put on the board, or
// removed, by XOR without looking at the board.
//
// Blocks are numbered in a grid of six by six, whose rim lies half outside the board, so that
// every square lies in four of them:
//
//   b+6  b+7       b = 6 * rank + file
//      ■           the square
//   b    b+1
#pragma once

#include "engine/siam/blocks.hpp"
#include "games/siam/board.hpp"

#include <array>
#include <cstddef>
#include <cstdint>

namespace howdah::siam {

inline constexpr std::size_t kGridSide = kSide + 1;
inline constexpr std::size_t kGrid = kGridSide * kGridSide;

/// The first of a square's four blocks; how far the four are from it.
[[nodiscard]] constexpr std::size_t first_block_of(Square square) noexcept {
  return kGridSide * static_cast<std::size_t>(rank_of(square)) +
         static_cast<std::size_t>(file_of(square));
}
inline constexpr std::array<std::size_t, 4> kFourBlocks = {0, 1, kGridSide, kGridSide + 1};

/// The number in the grid of the block that for_each_block_code visits as the n-th, from 0.
[[nodiscard]] constexpr std::size_t number_in_grid(std::size_t nth) noexcept {
  return kGridSide * (nth % kBlocksAside + 1) + nth / kBlocksAside + 1;
}

struct AnimalCodes {
  std::uint16_t row = 0;
  std::uint16_t column = 0;
  std::array<std::uint16_t, 4> blocks{}; // 0 for those of the rim
};

/// By square, then facing. An animal that is off the board adds nothing.
using AnimalCodeLookup = std::array<std::array<AnimalCodes, 4>, kOffBoard + 1>;

/// Built at the first call.
[[nodiscard]] const AnimalCodeLookup& animal_code_lookup();

} // namespace howdah::siam
