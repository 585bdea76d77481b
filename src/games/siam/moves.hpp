// The legal moves of a position: listed, or only counted.
//
// These use the board alone: callers check whether the game is over.
#pragma once

#include "core/fixed_list.hpp"
#include "games/siam/lines.hpp"
#include "games/siam/position.hpp"

#include <cstdint>
#include <span>

namespace howdah::siam {

/// An animal has at most 4 x 4 steps (a push takes the place of four of them), 3 turns and 1 exit.
/// When one can enter, at most 4 stand on the board: 4 x 20, 16 x 4 entries, 20 entries by a push,
/// 164 in all. (The most ever found is 136.)
inline constexpr std::size_t kMaxMoves = 164;
/// Lists are written four moves at a time, of which some or none may be kept.
inline constexpr std::size_t kMovesAtATime = 4;
using MoveList = FixedList<Move, kMaxMoves + kMovesAtATime>;

/// What a count or a list depends on besides the board.
struct MoveContext {
  const PushTable& table;
  int animals;            // of each player
  bool crosses_forbidden; // the opening restriction is in force
};

void list_moves(const Position& position, const MoveContext& context, MoveList& list);

/// Of the legal moves those that may change something on each of the given lines (sets of squares):
/// an animal goes from or to the line, or pushes towards it.
void list_moves_touching(const Position& position, const MoveContext& context,
                         std::span<const Squares> lines, MoveList& list);

/// Only the pushes, entries by a push included; the opening restriction is ignored.
void list_pushes(const Position& position, const MoveContext& context, MoveList& list);

/// A set of a position's pushes: the twelve bits of each line side by side, row `i` before column
/// `i`, five lines per word.
class PushSet {
public:
  void add_row(unsigned i, LinePushes pushes) noexcept { add(2 * i, pushes); }
  void add_column(unsigned i, LinePushes pushes) noexcept { add(2 * i + 1, pushes); }
  void remove_entries() noexcept {
    for (auto& word : words_) word &= ~kEntries;
  }

  static constexpr unsigned kLinesOfAWord = kSide;
  static constexpr unsigned kBitsOfALine = 12;
  [[nodiscard]] const std::array<std::uint64_t, 2>& words() const noexcept { return words_; }

private:
  static constexpr std::uint64_t kEntries = [] {
    std::uint64_t entries = 0;
    for (unsigned line = 0; line < kLinesOfAWord; ++line) {
      entries |= std::uint64_t{kEntryPushes} << (kBitsOfALine * line);
    }
    return entries;
  }();

  void add(unsigned line, LinePushes pushes) noexcept {
    words_[line / kLinesOfAWord] |= std::uint64_t{pushes}
                                    << (kBitsOfALine * (line % kLinesOfAWord));
  }

  std::array<std::uint64_t, 2> words_{};
};
void list_pushes(const PushSet& pushes, MoveList& list);

[[nodiscard]] std::uint64_t count_moves(const Position& position, const MoveContext& context);

/// The sum of `count_moves` over all positions one move further that are not won, where the
/// opening restriction is over and no limit ends the game.
[[nodiscard]] std::uint64_t count_two_plies(const Position& position, const MoveContext& context);

} // namespace howdah::siam
