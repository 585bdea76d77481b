#include "engine/siam/animal_codes.hpp"

namespace howdah::siam {
namespace {

/// Read from a board on which the animal is alone.
AnimalCodes codes_of(Square square, Facing facing) {
  Position position;
  position.rocks = 0;
  position.animals[kRhinos] = bit(square);
  position.horizontal = is_horizontal(facing) ? bit(square) : 0;
  position.forward = is_forward(facing) ? bit(square) : 0;
  const LineCodes lines = line_codes(position, kElephants);
  std::array<std::uint16_t, kGrid> blocks{};
  std::size_t visited = 0;
  for_each_block_code(position, [&](BlockZone /*zone*/, BlockCode code) {
    blocks[number_in_grid(visited++)] = static_cast<std::uint16_t>(code);
  });
  AnimalCodes codes{
      .row = static_cast<std::uint16_t>(lines.rows[static_cast<unsigned>(rank_of(square))]),
      .column = static_cast<std::uint16_t>(lines.columns[static_cast<unsigned>(file_of(square))])};
  for (std::size_t i = 0; i < kFourBlocks.size(); ++i) {
    codes.blocks[i] = blocks[first_block_of(square) + kFourBlocks[i]];
  }
  return codes;
}

} // namespace

const AnimalCodeLookup& animal_code_lookup() {
  static const AnimalCodeLookup kLookup = [] {
    AnimalCodeLookup made;
    for (Square square = 0; square < kSquares; ++square) {
      for (const Facing facing : kFacings) {
        made[static_cast<unsigned>(square)][static_cast<unsigned>(facing)] =
            codes_of(square, facing);
      }
    }
    return made;
  }();
  return kLookup;
}

} // namespace howdah::siam
