// Counting moves without listing them, one and two plies deep.
#include "core/bits.hpp"
#include "games/siam/moves.hpp"

#include <bit>

namespace howdah::siam {
namespace {

/// The pairs of an animal of the set and an empty square beside it.
[[nodiscard]] int count_steps(Squares animals, Squares empty) noexcept {
  const std::uint64_t vertical =
      ((animals << kSide) & empty) | (std::uint64_t{(animals >> kSide) & empty} << 32U);
  const std::uint64_t horizontal = (((animals & ~kFileE) << 1U) & empty) |
                                   (std::uint64_t{((animals & ~kFileA) >> 1U) & empty} << 32U);
  return std::popcount(vertical) + std::popcount(horizontal);
}

/// The player's moves but for those that depend on empty squares or lines.
[[nodiscard]] int count_turns_and_exits(const Position& position, Seat seat) noexcept {
  const Squares animals = position.animals[static_cast<unsigned>(seat)];
  return 3 * std::popcount(animals) +
         (position.may_leave(seat) ? std::popcount(animals & kBorder) : 0);
}

/// Counts the opponent's answers to moves that push nothing. Such a move empties a square, fills
/// one, or both; the answers change only with the two lines through it and the squares beside it.
class AnswerCounter {
public:
  AnswerCounter(const Position& position, const MoveContext& context) noexcept
      : codes_(line_codes(position, 1 - position.to_move())),
        other_(position.animals[(position.ply & 1U) ^ 1U]),
        entry_(std::popcount(other_) < context.animals ? 1U : 0U),
        count_(context.table.count[entry_]), placed_(context.table.count_after_placing[entry_]) {
    const Squares empty = position.empty();
    total_ = count_turns_and_exits(position, 1 - position.to_move()) +
             4 * count_steps(other_, empty) +
             (entry_ != 0 ? 4 * std::popcount(empty & kBorder) : 0);
    for (unsigned i = 0; i < kSide; ++i)
      total_ += count_[codes_.rows[i]] + count_[codes_.columns[i]];
  }

  /// The answers as the board stands.
  [[nodiscard]] int total() const noexcept { return total_; }

  void clear(Square square) noexcept { // an animal goes away
    auto [row, column, file, rank] = lines_of(square);
    total_ -= count_[row] + count_[column];
    row = without(row, file);
    column = without(column, rank);
    total_ += count_[row] + count_[column] + steps_onto(square);
  }

  /// The answers, added up over the four facings of an animal put on an empty square.
  [[nodiscard]] int sum_after_placing(Square square) const noexcept {
    const auto file = static_cast<unsigned>(file_of(square));
    const auto rank = static_cast<unsigned>(rank_of(square));
    const LineCode row = codes_.rows[rank];
    const LineCode column = codes_.columns[file];
    return 4 * (total_ - count_[row] - count_[column] - steps_onto(square)) + placed_[row][file] +
           placed_[column][rank];
  }

private:
  struct Crossing {
    LineCode& row;
    LineCode& column;
    int file;
    int rank;
  };

  [[nodiscard]] Crossing lines_of(Square square) noexcept {
    const int file = file_of(square);
    const int rank = rank_of(square);
    return {codes_.rows[static_cast<unsigned>(rank)], codes_.columns[static_cast<unsigned>(file)],
            file, rank};
  }

  /// The steps and entries that an empty square offers the opponent.
  [[nodiscard]] int steps_onto(Square square) const noexcept {
    const int beside = std::popcount(kNeighbours[static_cast<unsigned>(square)] & other_);
    return 4 * (beside + static_cast<int>(entry_ & (kBorder >> static_cast<unsigned>(square))));
  }

  LineCodes codes_;
  Squares other_;
  unsigned entry_; // 1 when the opponent has an animal in reserve
  const PushTable::PerCode<std::uint8_t>& count_;
  const PushTable::PerCode<std::array<std::uint8_t, kSide>>& placed_;
  int total_;
};

[[nodiscard]] std::uint64_t count_answers_to_pushes(const Position& position,
                                                    const MoveContext& context) {
  MoveList pushes;
  list_pushes(position, context, pushes);
  std::uint64_t sum = 0;
  for (const Move push : pushes) {
    Position after = position;
    play(after, push);
    if (after.winner == 0) sum += count_moves(after, context);
  }
  return sum;
}

} // namespace

std::uint64_t count_moves(const Position& position, const MoveContext& context) {
  const Seat seat = position.to_move();
  const Squares own = position.own();
  const Squares empty = position.empty();
  const unsigned entry = std::popcount(own) < context.animals ? 1U : 0U;
  const auto& count = context.table.count[entry];
  const auto codes = line_codes(position, seat);
  int moves = count_turns_and_exits(position, seat) + 4 * count_steps(own, empty) +
              (entry != 0 ? 4 * std::popcount(empty & kBorder) : 0);
  for (unsigned i = 0; i < kSide; ++i) moves += count[codes.rows[i]] + count[codes.columns[i]];
  return static_cast<std::uint64_t>(moves);
}

std::uint64_t count_two_plies(const Position& position, const MoveContext& context) {
  const AnswerCounter before(position, context);
  const Squares empty = position.empty();
  const bool may_leave = position.may_leave(position.to_move());
  int sum = 0;
  for_each_bit(position.own(), [&](Square from) {
    AnswerCounter lifted = before;
    lifted.clear(from);
    sum += lifted.sum_after_placing(from) - before.total(); // the three turns
    if (may_leave && (bit(from) & kBorder) != 0) sum += lifted.total();
    for_each_bit(kNeighbours[static_cast<unsigned>(from)] & empty,
                 [&](Square to) { sum += lifted.sum_after_placing(to); });
  });
  if (std::popcount(position.own()) < context.animals) {
    for_each_bit(empty & kBorder, [&](Square to) { sum += before.sum_after_placing(to); });
  }
  return static_cast<std::uint64_t>(sum) + count_answers_to_pushes(position, context);
}

} // namespace howdah::siam
