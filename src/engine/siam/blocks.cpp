#include "engine/siam/blocks.hpp"

#include <algorithm>

namespace howdah::siam {
namespace {

// The planes of a code, each with the bits 0 (west) and 1 (east) of the low row, 8 and 9 of the
// high.
struct Planes {
  BlockCode own;
  BlockCode other;
  BlockCode third;
  BlockCode forward;
};
constexpr BlockCode kPlane = 0x0303;

Planes planes_of(BlockCode code) {
  return {.own = code & kPlane,
          .other = (code >> 2U) & kPlane,
          .third = (code >> 4U) & kPlane,
          .forward = (code >> 6U) & kPlane};
}

BlockCode swap_south_east_and_north_west(BlockCode plane) {
  constexpr BlockCode kSouthEast = 0x0002;
  constexpr BlockCode kNorthWest = 0x0100;
  return (plane & ~(kSouthEast | kNorthWest)) | ((plane & kSouthEast) << 7U) |
         ((plane & kNorthWest) >> 7U);
}

} // namespace

bool is_possible_block(BlockCode code) noexcept {
  const auto planes = planes_of(code);
  return (planes.own & planes.other) == 0 && (planes.forward & ~(planes.own | planes.other)) == 0;
}

BlockCode transposed(BlockCode code) noexcept {
  auto planes = planes_of(code);
  planes.third ^= planes.own | planes.other;
  const auto swap = swap_south_east_and_north_west;
  return swap(planes.own) | (swap(planes.other) << 2U) | (swap(planes.third) << 4U) |
         (swap(planes.forward) << 6U);
}

FoldedBlock folded_block(BlockZone zone, BlockCode code) noexcept {
  switch (zone) {
  case corner_block: return {0, std::min(code, transposed(code))};
  case south_block: return {1, code};
  case west_block: return {1, transposed(code)};
  case centre_block: break;
  }
  return {2, std::min(code, transposed(code))};
}

} // namespace howdah::siam
