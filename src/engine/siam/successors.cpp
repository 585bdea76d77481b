#include "engine/siam/successors.hpp"

#include "core/bits.hpp"

namespace howdah::siam {

Successors::Successors(const Evaluation& evaluation, const Position& position) noexcept
    : evaluation_(evaluation), animals_(animal_code_lookup()), own_(position.own()) {
  const int own = std::popcount(own_);
  const int other = position.on_board(1 - position.to_move());
  // Evaluated for the other player.
  const std::int64_t material = evaluation.material(other, own);
  const std::int64_t immediate_wins = evaluation.immediate_wins(other, own);
  Source& reserve = sources_[static_cast<unsigned>(own)];
  add_board(reserve, position);
  std::size_t next = 0;
  for_each_bit(own_, [&](Square square) {
    Source& source = sources_[next++];
    source = reserve;
    remove_animal(source, square, position.facing(square));
    source.sum += material;
    source.immediate_wins = immediate_wins;
  });
  if (own > 0) {
    material_after_leaving_ = evaluation.material(other, own - 1) - material;
    immediate_wins_after_leaving_ = evaluation.immediate_wins(other, own - 1);
  }
  if (own < kMaxAnimals) {
    reserve.sum += evaluation.material(other, own + 1);
    reserve.immediate_wins = evaluation.immediate_wins(other, own + 1);
  }
}

void Successors::add_board(Source& source, const Position& position) const noexcept {
  Position turned = position;
  ++turned.ply;
  source.sum = 0;
  for_each_line_code(turned, turned.to_move(), [&](unsigned i, LineCode row, LineCode column) {
    source.rows[i] = placed_line(i, row);
    source.columns[i] = placed_line(i, column);
    source.row_words[i] = evaluation_.line_word(source.rows[i]);
    source.column_words[i] = evaluation_.line_word(source.columns[i]);
    source.sum += std::int64_t{source.row_words[i]} + source.column_words[i];
  });
  source.blocks = {};
  source.block_values.fill(static_cast<std::int16_t>(evaluation_.block_value(0)));
  Value blocks = 0;
  std::size_t visited = 0;
  for_each_block_code(turned, [&](BlockZone zone, BlockCode code) {
    const auto number = number_in_grid(visited++);
    source.blocks[number] = placed_block(zone, code);
    source.block_values[number] =
        static_cast<std::int16_t>(evaluation_.block_value(source.blocks[number]));
    blocks += source.block_values[number];
  });
  source.sum += Evaluation::as_part_of_sum(blocks);
}

void Successors::remove_animal(Source& source, Square square, Facing facing) const noexcept {
  const AnimalCodes& animal =
      animals_[static_cast<unsigned>(square)][static_cast<unsigned>(facing)];
  const auto change_line = [&](PlacedLine& line, std::int32_t& word, std::uint16_t code) {
    line ^= code;
    source.sum -= word;
    word = evaluation_.line_word(line);
    source.sum += word;
  };
  const auto row = static_cast<unsigned>(rank_of(square));
  const auto column = static_cast<unsigned>(file_of(square));
  change_line(source.rows[row], source.row_words[row], animal.row);
  change_line(source.columns[column], source.column_words[column], animal.column);
  Value blocks = 0;
  for (std::size_t i = 0; i < kFourBlocks.size(); ++i) {
    const auto number = first_block_of(square) + kFourBlocks[i];
    source.blocks[number] ^= animal.blocks[i];
    blocks -= source.block_values[number];
    source.block_values[number] =
        static_cast<std::int16_t>(evaluation_.block_value(source.blocks[number]));
    blocks += source.block_values[number];
  }
  source.sum += Evaluation::as_part_of_sum(blocks);
}

} // namespace howdah::siam
