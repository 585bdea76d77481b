#include "engine/siam/successors.hpp"

#include "core/bits.hpp"

namespace howdah::siam {

Successors::Successors(const Sight& sight, const Position& position) noexcept
    : sight_(sight), animals_(animal_code_table()), own_(position.own()) {
  const int own = std::popcount(own_);
  const int other = position.on_board(1 - position.to_move());
  // The one who will look is the other player.
  const std::int64_t army = sight.army(other, own);
  const std::int64_t alarm = sight.alarm(other, own);
  Source& reserve = sources_[static_cast<unsigned>(own)];
  look_at_board(reserve, position);
  std::size_t next = 0;
  for_each_bit(own_, [&](Square square) {
    Source& source = sources_[next++];
    source = reserve;
    take_away(source, square, position.facing(square));
    source.sum += army;
    source.alarm = alarm;
  });
  if (own > 0) {
    army_after_leaving_ = sight.army(other, own - 1) - army;
    alarm_after_leaving_ = sight.alarm(other, own - 1);
  }
  if (own < kMaxAnimals) {
    reserve.sum += sight.army(other, own + 1);
    reserve.alarm = sight.alarm(other, own + 1);
  }
}

void Successors::look_at_board(Source& source, const Position& position) const noexcept {
  Position turned = position;
  ++turned.ply;
  source.sum = 0;
  for_each_line_code(turned, turned.to_move(), [&](unsigned i, LineCode row, LineCode column) {
    source.rows[i] = placed_line(i, row);
    source.columns[i] = placed_line(i, column);
    source.row_words[i] = sight_.line_word(source.rows[i]);
    source.column_words[i] = sight_.line_word(source.columns[i]);
    source.sum += std::int64_t{source.row_words[i]} + source.column_words[i];
  });
  source.blocks = {};
  source.block_values.fill(static_cast<std::int16_t>(sight_.block_value(0)));
  Value blocks = 0;
  std::size_t visited = 0;
  for_each_block_code(turned, [&](BlockPlace place, BlockCode code) {
    const auto number = number_in_grid(visited++);
    source.blocks[number] = placed_block(place, code);
    source.block_values[number] =
        static_cast<std::int16_t>(sight_.block_value(source.blocks[number]));
    blocks += source.block_values[number];
  });
  source.sum += Sight::as_part_of_sum(blocks);
}

void Successors::take_away(Source& source, Square square, Facing facing) const noexcept {
  const AnimalCodes& animal =
      animals_[static_cast<unsigned>(square)][static_cast<unsigned>(facing)];
  const auto change_line = [&](PlacedLine& line, std::int32_t& word, std::uint16_t code) {
    line ^= code;
    source.sum -= word;
    word = sight_.line_word(line);
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
        static_cast<std::int16_t>(sight_.block_value(source.blocks[number]));
    blocks += source.block_values[number];
  }
  source.sum += Sight::as_part_of_sum(blocks);
}

} // namespace howdah::siam
