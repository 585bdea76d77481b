// The codes of blocks, compared with a plain reading of the position square by square.
#include "engine/siam/blocks.hpp"
#include "games/siam/siam.hpp"
#include "games/siam/symmetry.hpp"
#include "tests/games/siam/random_positions.hpp"

#include <gmock/gmock.h>

#include <utility>
#include <vector>

namespace howdah::siam {
namespace {

using ::testing::UnorderedElementsAreArray;
using PlacedCodes = std::vector<std::pair<BlockZone, BlockCode>>;

PlacedCodes all_codes(const Position& position) {
  PlacedCodes codes;
  for_each_block_code(position,
                      [&](BlockZone zone, BlockCode code) { codes.emplace_back(zone, code); });
  return codes;
}

/// What stands on a square: own, other's, horizontal or rock, forward; a bit each.
std::array<bool, 4> planes_at(const Position& position, Square square) {
  if ((position.rocks & bit(square)) != 0) return {false, false, true, false};
  if ((position.all_animals() & bit(square)) == 0) return {};
  const bool own = (position.own() & bit(square)) != 0;
  const Facing facing = position.facing(square);
  return {own, !own, facing == Facing::east || facing == Facing::west,
          facing == Facing::east || facing == Facing::north};
}

BlockCode plain_code(const Position& position, int file, int rank) {
  BlockCode code = 0;
  for (const int north : {0, 1}) {
    for (const int east : {0, 1}) {
      const auto planes = planes_at(position, square_at(file + east, rank + north));
      for (int plane = 0; plane < 4; ++plane) {
        if (planes[static_cast<unsigned>(plane)]) code |= 1U << (8 * north + 2 * plane + east);
      }
    }
  }
  return code;
}

void for_each_position(auto&& visit) {
  const Siam game{Rules{}};
  Random random(5);
  for (int seen = 0; seen < 2000;) {
    const auto text = testing::random_position({}, random);
    const auto position = game.parse_position(text);
    if (!position) continue;
    ++seen;
    visit(*position);
  }
}

TEST(SiamBlocks, AreReadAsIfMirroredIntoTheSouthWestQuarter) {
  for_each_position([](const Position& position) {
    PlacedCodes expected;
    for (int mirrors = 0; mirrors < kSymmetriesOfCrosses; ++mirrors) {
      const auto mirrored = transform(position, mirrors);
      expected.emplace_back(corner_block, plain_code(mirrored, 0, 0));
      expected.emplace_back(south_block, plain_code(mirrored, 1, 0));
      expected.emplace_back(west_block, plain_code(mirrored, 0, 1));
      expected.emplace_back(centre_block, plain_code(mirrored, 1, 1));
    }
    ASSERT_THAT(all_codes(position), UnorderedElementsAreArray(expected));
  });
}

TEST(SiamBlocks, AreTransposedWithThePosition) {
  constexpr int kFilesForRanks = 4;
  for_each_position([](const Position& position) {
    auto expected = all_codes(position);
    for (auto& [zone, code] : expected) {
      code = transposed(code);
      if (zone == south_block || zone == west_block) {
        zone = zone == south_block ? west_block : south_block;
      }
    }
    ASSERT_THAT(all_codes(transform(position, kFilesForRanks)),
                UnorderedElementsAreArray(expected));
  });
}

TEST(SiamBlocks, OfRealPositionsArePossible) {
  for_each_position([](const Position& position) {
    for (const auto& [zone, code] : all_codes(position)) ASSERT_TRUE(is_possible_block(code));
  });
}

TEST(SiamBlocks, HaveFourSquaresOfTenKinds) {
  int possible = 0;
  for (BlockCode code = 0; code < kBlockCodes; ++code) possible += is_possible_block(code) ? 1 : 0;
  EXPECT_EQ(possible, 10 * 10 * 10 * 10);
}

} // namespace
} // namespace howdah::siam
