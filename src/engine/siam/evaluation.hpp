// The static evaluation of a position and its immediate wins, as a sum of lookups: one for each of
// its ten lines, one for each of its sixteen blocks of two by two squares. The word for a line, as
// the player to move sees it:
//
//   31            16  15  14   12 11    9 8     6 5    3 2        0
//   [   estimate   ][ 0 ][ entry ][ push ][ entry ][ push ][ forcing ]
//                         `the other's'    `own wins'
//
// The low parts count lines. Only a line with a rock has any of them, and three rocks lie on six
// lines at the most, so three bits are enough: the sum of ten words has the counts of the position
// below bit 16 and the sum of the estimates above.
#pragma once

#include "engine/alphabeta/value.hpp"
#include "engine/siam/weights.hpp"
#include "games/siam/rules.hpp"

#include <array>
#include <bit>
#include <cstdint>
#include <memory>

namespace howdah::siam {

/// What is known of a position without move generation, for the player to move.
struct PositionInfo {
  Value line_estimate; // what the lines alone are worth, without a limit (as_estimate)
  bool wins_now;       // the player to move can win with one ply
  bool threatened;     // the other could, if it were their turn
  bool has_forcing_moves;
};

/// A line's code, and its class above it: its index among the words.
using PlacedLine = std::uint32_t;
[[nodiscard]] constexpr PlacedLine placed_line(unsigned line, LineCode code) noexcept {
  return (static_cast<PlacedLine>(line_class(static_cast<int>(line))) << 15U) | code;
}

/// The same of a block.
using PlacedBlock = std::uint32_t;
[[nodiscard]] constexpr PlacedBlock placed_block(BlockZone zone, BlockCode code) noexcept {
  return (PlacedBlock{zone} << 16U) | code;
}

class Evaluation {
public:
  Evaluation(const Rules& rules, const Weights& weights);

  /// Of a position in which no other rule forbids a push.
  [[nodiscard]] PositionInfo inspect(const Position& position) const noexcept {
    const int own = std::popcount(position.animals[position.ply & 1U]);
    const int other = std::popcount(position.animals[~position.ply & 1U]);
    std::int64_t sum = material(own, other);
    for_each_line_code(position, position.to_move(),
                       [&](unsigned i, LineCode row, LineCode column) {
                         sum += line_word(placed_line(i, row));
                         sum += line_word(placed_line(i, column));
                       });
    return {.line_estimate = estimate_in(sum),
            .wins_now = (sum & own_wins(own)) != 0,
            .threatened = (sum & others_wins(other)) != 0,
            .has_forcing_moves = (sum & kForcing) != 0};
  }

  /// What the blocks add to the estimate of the lines.
  [[nodiscard]] Value blocks(const Position& position) const noexcept {
    Value sum = 0;
    for_each_block_code(position, [&](BlockZone zone, BlockCode code) {
      sum += block_value(placed_block(zone, code));
    });
    return sum;
  }

  [[nodiscard]] std::int32_t line_word(PlacedLine line) const noexcept { return (*lines_)[line]; }
  [[nodiscard]] Value block_value(PlacedBlock block) const noexcept { return (*blocks_)[block]; }

  // What a sum of words is made of, besides the words. `own` and `other` are the numbers of animals
  // on the board.
  [[nodiscard]] static constexpr std::int64_t as_part_of_sum(Value estimate) noexcept {
    return static_cast<std::int64_t>(estimate) * (1 << kEstimateShift);
  }
  [[nodiscard]] static constexpr Value estimate_in(std::int64_t sum) noexcept {
    return static_cast<Value>(sum >> kEstimateShift);
  }
  [[nodiscard]] std::int64_t material(int own, int other) const noexcept {
    return as_part_of_sum(animals_[static_cast<unsigned>(own)][static_cast<unsigned>(other)]);
  }
  /// The bits of a sum that say that somebody can win at once.
  [[nodiscard]] std::int64_t immediate_wins(int own, int other) const noexcept {
    return own_wins(own) | others_wins(other);
  }

private:
  // The counts of a sum of words; their lowest bits are the flags of one line.
  static constexpr std::int64_t kForcing = 7U << 0U;
  static constexpr std::int64_t kOwnPushWins = 7U << 3U;
  static constexpr std::int64_t kOwnEntryWins = 7U << 6U;
  static constexpr std::int64_t kOtherPushWins = 7U << 9U;
  static constexpr std::int64_t kOtherEntryWins = 7U << 12U;
  static constexpr unsigned kEstimateShift = 16;

  using LineWords = std::array<std::int32_t, kLineClasses * kLineCodes>;
  using BlockValues = std::array<std::int16_t, kBlockZones * kBlockCodes>;

  [[nodiscard]] std::int64_t own_wins(int own) const noexcept {
    return kOwnPushWins | (own < army_size_ ? kOwnEntryWins : 0);
  }
  [[nodiscard]] std::int64_t others_wins(int other) const noexcept {
    return kOtherPushWins | (other < army_size_ ? kOtherEntryWins : 0);
  }

  int army_size_;
  std::unique_ptr<LineWords> lines_;
  std::unique_ptr<BlockValues> blocks_;
  std::array<std::array<std::int16_t, kMaxAnimals + 1>, kMaxAnimals + 1> animals_;
};

} // namespace howdah::siam
