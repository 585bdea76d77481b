// The incremental evaluation of successors, for moves that push nothing, without playing them.
//
// Such a move takes an animal from one square and puts it on another: two lines and at most four
// blocks change at either. So the sums are computed once for each animal that may move, without it
// (a *source*; the reserve is one too, with all animals on the board). For each move it remains to
// exchange two words and four blocks. A position in which every move has to be evaluated has some
// seventy: none of them is played.
#pragma once

#include "engine/siam/animal_codes.hpp"
#include "engine/siam/evaluation.hpp"
#include "games/siam/position.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace howdah::siam {

class Successors {
public:
  /// The board alone must decide what follows the position (Knowledge::board_decides_next).
  Successors(const Evaluation& evaluation, const Position& position) noexcept;

  /// After a move that pushes nothing: the evaluation of the position for the other player, if
  /// it is a quiet one. Nothing when somebody could win there at once.
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
    std::int64_t sum; // of words and, as far as their estimates go, of blocks and animals
    std::int64_t immediate_wins; // what must not be in the sum of a quiet position
  };

  void add_board(Source& source, const Position& position) const noexcept;
  void remove_animal(Source& source, Square square, Facing facing) const noexcept;

  [[nodiscard]] static std::optional<Value> if_quiet(std::int64_t sum,
                                                     std::int64_t immediate_wins) noexcept {
    if ((sum & immediate_wins) != 0) return std::nullopt;
    return as_estimate(Evaluation::estimate_in(sum));
  }

  const Evaluation& evaluation_;
  const AnimalCodeLookup& animals_;
  Squares own_;
  /// By how many of the mover's animals stand on lower squares; the last one is the reserve.
  std::array<Source, kMaxAnimals + 1> sources_;
  std::int64_t material_after_leaving_;
  std::int64_t immediate_wins_after_leaving_;
};

inline std::optional<Value> Successors::quiet_estimate(Move move) const noexcept {
  const Squares below = bit(move.from()) - 1;
  const Source& source = sources_[static_cast<unsigned>(std::popcount(own_ & below))];
  if (move.action() == Action::leave) [[unlikely]] {
    return if_quiet(source.sum + material_after_leaving_, immediate_wins_after_leaving_);
  }
  const Square to = move.to();
  const AnimalCodes& animal =
      animals_[static_cast<unsigned>(to)][static_cast<unsigned>(move.facing())];
  const auto row = static_cast<unsigned>(rank_of(to));
  const auto column = static_cast<unsigned>(file_of(to));
  const std::int64_t lines = std::int64_t{evaluation_.line_word(source.rows[row] ^ animal.row)} +
                             evaluation_.line_word(source.columns[column] ^ animal.column) -
                             source.row_words[row] - source.column_words[column];
  Value blocks = 0;
  for (std::size_t i = 0; i < kFourBlocks.size(); ++i) {
    const auto block = first_block_of(to) + kFourBlocks[i];
    blocks += evaluation_.block_value(source.blocks[block] ^ animal.blocks[i]) -
              source.block_values[block];
  }
  return if_quiet(source.sum + lines + Evaluation::as_part_of_sum(blocks), source.immediate_wins);
}

} // namespace howdah::siam
