// What the search knows of Siam beyond the rules: who wins at once, how good a position looks,
// and which moves are worth a look when all others are cut off.
//
// Ten look-ups, one a line, answer nearly all of it; sixteen more, one a block of two by two
// squares, improve the estimate. The word for a line, as the player to move sees it:
//
//   31            16 15    5    4      3     2      1     0
//   [   estimate   ][ zero ][entry][push][entry][push][forcing]
//                            `the other's'  `own wins'
//
// The sum of ten such words has the sum of the estimates above bit 16: the bits below add up to
// less than that.
#pragma once

#include "core/fixed_list.hpp"
#include "engine/alphabeta/value.hpp"
#include "engine/levels.hpp"
#include "engine/siam/weights.hpp"
#include "games/siam/siam.hpp"

#include <array>
#include <cstdint>
#include <memory>

namespace howdah::siam {

class Knowledge {
public:
  using Game = Siam;

  /// What one look at a position shows.
  struct View {
    Value rough;     // what the lines alone are worth
    bool wins_now;   // the player to move can win with one ply
    bool threatened; // the other could, if it were their turn
    bool has_forcing_moves;
  };

  Knowledge(const Siam& game, const Weights& weights);

  [[nodiscard]] View look(const Position& position) const noexcept;

  /// How good the position looks: the rough estimate, and what the blocks add to it.
  [[nodiscard]] Value estimate(const Position& position, const View& view) const noexcept;

  /// The moves that quiescence tries: those that push a rock.
  void forcing_moves(const Position& position, const View& view, MoveList& moves) const noexcept;

  /// The lines along which the other could win, each as its squares.
  using Threats = FixedList<Squares, 2 * kSide>;

  /// Of a threatened position: all moves but those that surely leave the threat as it is, and so
  /// lose to it.
  Threats evasions(const Position& position, const View& view, MoveList& moves) const;

  /// Whether one of these threats can be carried out in the position after a move: then that move
  /// was no evasion. Quicker than a look, which sees it too.
  [[nodiscard]] bool can_carry_out(const Threats& threats, const Position& after) const noexcept;

  /// The turn goes over without a move. False when that would tell nothing: a player with few
  /// animals may be lost only because one of them has to move.
  [[nodiscard]] bool pass(Position& position) const noexcept {
    if (game_.rules().animals < kArmyWithAFreeMove || may_end_soon(position) ||
        crosses_forbidden(position, game_.rules())) {
      return false;
    }
    ++position.ply;
    return true;
  }

  [[nodiscard]] static Strength strength(int level) noexcept;

  /// A tenth of a millisecond's work.
  static constexpr std::uint64_t kNodesBetweenPolls = 1024;

  // Small numbers for moves, by which orderings remember them.
  static constexpr std::size_t kMoveNumbers = 1U << 15U;
  static constexpr std::size_t kPlaceNumbers = 1U << 7U; // where and how an animal ends
  [[nodiscard]] static constexpr std::size_t number(Move move) noexcept { return move.bits(); }
  [[nodiscard]] static constexpr std::size_t place_number(Move move) noexcept {
    return move.bits() & (kPlaceNumbers - 1);
  }
  /// Moves that quiescence would try, nearly: all pushes.
  [[nodiscard]] static constexpr bool is_forcing(Move move) noexcept { return move.is_push(); }

private:
  // The flags of a line's word.
  static constexpr std::uint32_t kForcing = 1U << 0U;
  static constexpr std::uint32_t kOwnPushWins = 1U << 1U;
  static constexpr std::uint32_t kOwnEntryWins = 1U << 2U;
  static constexpr std::uint32_t kOtherPushWins = 1U << 3U;
  static constexpr std::uint32_t kOtherEntryWins = 1U << 4U;
  static constexpr unsigned kEstimateShift = 16;

  static constexpr int kArmyWithAFreeMove = 3;

  using LineWords = std::array<std::uint32_t, kLineCodes>;
  using Table = std::array<LineWords, kLineClasses>;
  using BlockTable = std::array<std::array<std::int16_t, kBlockCodes>, kBlockPlaces>;

  [[nodiscard]] bool may_end_soon(const Position& position) const noexcept {
    const auto limit = game_.rules().limit != 0 ? game_.rules().limit : kMaxPly;
    return position.ply + 2 >= limit;
  }
  [[nodiscard]] bool has_winning_move(const Position& position) const;

  Siam game_;
  const RockPushTable* rock_pushes_;
  std::unique_ptr<Table> table_;
  std::array<std::array<std::int16_t, kMaxAnimals + 1>, kMaxAnimals + 1> animals_;
  std::unique_ptr<BlockTable> blocks_;
};

inline bool Knowledge::can_carry_out(const Threats& threats, const Position& after) const noexcept {
  const bool may_enter = std::popcount(after.own()) < game_.rules().animals;
  const unsigned wins = kPushWins | (may_enter ? kEntryWins : 0U);
  for (const Squares line : threats) {
    if (((*rock_pushes_)[line_code(after, after.to_move(), line)] & wins) != 0) return true;
  }
  return false;
}

inline Knowledge::View Knowledge::look(const Position& position) const noexcept {
  std::uint32_t flags = 0;
  std::int64_t sum = 0;
  for_each_line_code(position, position.to_move(), [&](unsigned i, LineCode row, LineCode column) {
    const auto& words = (*table_)[line_class(static_cast<int>(i))];
    flags |= words[row] | words[column];
    sum += static_cast<std::int32_t>(words[row]);
    sum += static_cast<std::int32_t>(words[column]);
  });
  const int own = std::popcount(position.animals[position.ply & 1U]);
  const int other = std::popcount(position.animals[~position.ply & 1U]);
  const int army = game_.rules().animals;
  View view{
      .rough = as_estimate(static_cast<Value>(sum >> kEstimateShift) +
                           animals_[static_cast<unsigned>(own)][static_cast<unsigned>(other)]),
      .wins_now = (flags & kOwnPushWins) != 0 || ((flags & kOwnEntryWins) != 0 && own < army),
      .threatened =
          (flags & kOtherPushWins) != 0 || ((flags & kOtherEntryWins) != 0 && other < army),
      .has_forcing_moves = (flags & kForcing) != 0,
  };
  // Two rules can make a push of the table impossible or pointless.
  if (view.wins_now && crosses_forbidden(position, game_.rules())) [[unlikely]] {
    view.wins_now = has_winning_move(position);
  }
  if (view.threatened &&
      (may_end_soon(position) || (game_.rules().opening_crosses && position.ply < kOpeningPlies)))
      [[unlikely]] {
    view.threatened = false;
  }
  return view;
}

inline Value Knowledge::estimate(const Position& position, const View& view) const noexcept {
  Value blocks = 0;
  for_each_block_code(position,
                      [&](BlockPlace place, BlockCode code) { blocks += (*blocks_)[place][code]; });
  return as_estimate(view.rough + blocks);
}

} // namespace howdah::siam
