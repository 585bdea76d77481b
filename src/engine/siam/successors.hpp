// What a look at the positions one move further would show, for moves that push nothing.
//
// Such a move takes an animal from one square and puts it on another: two lines and at most four
// blocks change at either. So the sums of the position are taken once, and once more for each
// animal that may go, without it (a *source*; the reserve is one too, from which nothing goes).
// What is left for each move is to exchange two words and four blocks. A position in which every
// move has to be looked at has some seventy: none of them is played.
#pragma once

#include "engine/siam/animal_codes.hpp"
#include "engine/siam/sight.hpp"
#include "games/siam/position.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace howdah::siam {

class Successors {
public:
  /// No rule but those of the board may have a say in what follows the position
  /// (Knowledge::board_decides_next).
  Successors(const Sight& sight, const Position& position) noexcept;

  /// After a move that pushes nothing: how good the position looks to the other player, if it is
  /// a quiet one. Nothing when somebody could win there at once.
  [[nodiscard]] std::optional<Value> quiet_estimate(Move move) const noexcept;

private:
  /// The board without one of the mover's animals, as the other player sees it. Blocks of the rim
  /// have a code that no animal changes, and so a value that makes no difference.
  struct Source {
    std::array<PlacedLine, kSide> rows;
    std::array<PlacedLine, kSide> columns;
    std::array<PlacedBlock, kGrid> blocks;
    std::array<std::int32_t, kSide> row_words;
    std::array<std::int32_t, kSide> column_words;
    std::array<std::int16_t, kGrid> block_values;
    std::int64_t sum;   // of words and, as far as their estimates go, of blocks and animals
    std::int64_t alarm; // what must not be in the sum of a quiet position
  };

  void look_at_board(Source& source, const Position& position) const noexcept;
  void take_away(Source& source, Square square, Facing facing) const noexcept;

  [[nodiscard]] static std::optional<Value> if_quiet(std::int64_t sum,
                                                     std::int64_t alarm) noexcept {
    if ((sum & alarm) != 0) return std::nullopt;
    return as_estimate(Sight::estimate_in(sum));
  }

  const Sight& sight_;
  const AnimalCodeTable& animals_;
  Squares own_;
  /// By how many of the mover's animals stand on lower squares; the last one is the reserve.
  std::array<Source, kMaxAnimals + 1> sources_;
  std::int64_t army_after_leaving_;
  std::int64_t alarm_after_leaving_;
};

inline std::optional<Value> Successors::quiet_estimate(Move move) const noexcept {
  const Squares below = bit(move.from()) - 1;
  const Source& source = sources_[static_cast<unsigned>(std::popcount(own_ & below))];
  if (move.action() == Action::leave) [[unlikely]] {
    return if_quiet(source.sum + army_after_leaving_, alarm_after_leaving_);
  }
  const Square to = move.to();
  const AnimalCodes& animal =
      animals_[static_cast<unsigned>(to)][static_cast<unsigned>(move.facing())];
  const auto row = static_cast<unsigned>(rank_of(to));
  const auto column = static_cast<unsigned>(file_of(to));
  const std::int64_t lines = std::int64_t{sight_.line_word(source.rows[row] ^ animal.row)} +
                             sight_.line_word(source.columns[column] ^ animal.column) -
                             source.row_words[row] - source.column_words[column];
  Value blocks = 0;
  for (std::size_t i = 0; i < kFourBlocks.size(); ++i) {
    const auto block = first_block_of(to) + kFourBlocks[i];
    blocks +=
        sight_.block_value(source.blocks[block] ^ animal.blocks[i]) - source.block_values[block];
  }
  return if_quiet(source.sum + lines + Sight::as_part_of_sum(blocks), source.alarm);
}

} // namespace howdah::siam
