// Counting moves without listing them, one and two plies deep.
#include "games/samliam/duties.hpp"
#include "games/samliam/moves.hpp"
#include "games/samliam/play.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/turns.hpp"

namespace howdah::samliam {
namespace {

[[nodiscard]] std::uint64_t count_by_listing(const Setting& setting, const Position& position) {
  MoveList moves;
  list_moves(setting, position, moves);
  return moves.size();
}

/// The placements of a triangle on a board with that many empty cells and single triangles.
[[nodiscard]] constexpr std::uint64_t placements(unsigned empty, unsigned single) noexcept {
  return (std::uint64_t{4} * empty) + single;
}

/// What decides how many turns a player has: cells by what they hold, as that player sees them.
struct CellCounts {
  unsigned empty;
  unsigned own_single;
  unsigned foreign_single;
  unsigned own_pairs; // small squares
  unsigned mixed;     // full, one of the two triangles is the player's

  CellCounts(const Setting& setting, const Position& position, Seat seat) noexcept
      : empty(position.empty_cells), own_single(0), foreign_single(0), own_pairs(0), mixed(0) {
    setting.board.for_each([&](Cell cell) {
      const CellContent content = position.at(cell);
      if (content.single()) ++(content.single_owner() == seat ? own_single : foreign_single);
      if (content.small_square_of(seat)) ++own_pairs;
    });
    mixed = static_cast<unsigned>(position.triangles_of(seat)) - own_single - 2 * own_pairs;
  }
};

/// The turns of a player who takes a triangle. One that is alone in its cell leaves three corners
/// there besides the old one, where placements elsewhere count one; from a full cell it could only
/// go back as it was.
[[nodiscard]] constexpr std::uint64_t takes(unsigned triangles, unsigned alone, unsigned empty,
                                            unsigned single) noexcept {
  return (triangles * placements(empty, single)) + (std::uint64_t{2} * alone);
}

/// The replies to each turn of two players who announce nothing themselves. They depend on very few
/// numbers, so turns are counted by their kind: what the triangle leaves, and what it comes to.
class ReplyCounter {
public:
  ReplyCounter(const Setting& setting, const Position& position) noexcept
      : cells_(setting, position, position.mover),
        opponents_hand_(setting.in_hand(position, position.next_seat())),
        opponents_(static_cast<unsigned>(position.triangles_of(position.next_seat()))) {}

  /// After all turns of a player who places from the hand.
  [[nodiscard]] std::uint64_t after_placements() const noexcept { return place(cells_, 0, 0, 0); }

  /// After all turns of a player who takes a triangle.
  [[nodiscard]] std::uint64_t after_takes() const noexcept {
    std::uint64_t count = 0;
    if (cells_.own_single > 0) {
      CellCounts left = cells_;
      ++left.empty;
      --left.own_single;
      count += cells_.own_single * place(left, 1, 0, 0);
    }
    if (cells_.own_pairs > 0) {
      CellCounts left = cells_;
      ++left.own_single;
      count += std::uint64_t{2} * cells_.own_pairs * place(left, 0, 1, 0);
    }
    if (cells_.mixed > 0) {
      CellCounts left = cells_;
      ++left.foreign_single;
      count += cells_.mixed * place(left, 0, 0, 1);
    }
    return count;
  }

private:
  [[nodiscard]] std::uint64_t replies(unsigned empty, unsigned own,
                                      unsigned foreign) const noexcept {
    if (opponents_hand_ > 0) return placements(empty, own + foreign);
    return takes(opponents_, foreign, empty, own + foreign);
  }

  /// The replies after every placement. The last three numbers are the placements that would put
  /// the triangle back: on an empty cell, beside an own triangle, beside a foreign one.
  [[nodiscard]] std::uint64_t place(const CellCounts& cells, unsigned back_on_empty,
                                    unsigned back_beside_own,
                                    unsigned back_beside_foreign) const noexcept {
    const unsigned empty = cells.empty;
    const unsigned own = cells.own_single;
    const unsigned foreign = cells.foreign_single;
    std::uint64_t count = 0;
    if (empty > 0) count += (4 * empty - back_on_empty) * replies(empty - 1, own + 1, foreign);
    if (own > 0) count += (own - back_beside_own) * replies(empty, own - 1, foreign);
    if (foreign > 0) count += (foreign - back_beside_foreign) * replies(empty, own, foreign - 1);
    return count;
  }

  CellCounts cells_;
  int opponents_hand_;
  unsigned opponents_;
};

/// The cells where a turn may end the game, given that the mover has no open figure if WIN ends it:
/// those of the open figures, or those where a triangle would open two figures at once.
[[nodiscard]] CellSet cells_that_may_win(const Setting& setting, const Position& position) {
  const Seat mover = position.mover;
  if (setting.rules.announce == Announce::off) {
    return missing_cells(*setting.figures, position, mover);
  }
  CellSet once;
  CellSet twice;
  const FigureCounts* const counts = position.counts_of(mover);
  for (int lane = 0; lane < position.lanes; ++lane) {
    for_each_figure(counts[lane].half_filled(), lane, [&](int figure) {
      for (const Point point : (*setting.figures)[figure].points) {
        const Cell cell = cell_of(point);
        if (fills(position.at(cell), corner_of(point), mover)) continue;
        (once.contains(cell) ? twice : once).insert(cell);
      }
    });
  }
  return twice;
}

/// The replies that there would be after turns that end the game.
[[nodiscard]] std::uint64_t count_after_wins(const Setting& setting, const Position& position) {
  const CellSet cells = cells_that_may_win(setting, position);
  if (cells.empty()) return 0;
  const bool by_win = setting.rules.announce != Announce::off;
  const Seat mover = position.mover;
  Position board = position;
  std::uint64_t count = 0;
  for_each_board_after(setting, board, {}, cells, [&](Move) {
    if (!has_complete_figure(board, mover) &&
        !(by_win && has_win(*setting.figures, board, mover))) {
      return;
    }
    set_mover(board, position.next_seat());
    count += count_moves(setting, board);
    set_mover(board, mover);
  });
  return count;
}

/// Whether the replies to the turns of this position can be counted by kind: nothing is announced
/// with a turn, and no duty follows from it. An open figure that has not been completed may be part
/// of a WIN after any turn.
[[nodiscard]] bool counts_by_kind(const Setting& setting, const Position& position) noexcept {
  return position.players == 2 && !setting.strict() &&
         (setting.rules.announce == Announce::off || !has_open_figure(position, position.mover));
}

} // namespace

std::uint64_t count_moves(const Setting& setting, const Position& position) {
  if (setting.strict() || (position.players > 2 && Duty(setting, position).exists())) {
    return count_by_listing(setting, position);
  }
  if (setting.in_hand(position, position.mover) > 0) {
    return placements(position.empty_cells, position.single_cells);
  }
  const CellCounts cells(setting, position, position.mover);
  return takes(static_cast<unsigned>(position.triangles_of(position.mover)), cells.own_single,
               position.empty_cells, position.single_cells);
}

std::uint64_t count_two_plies(const Setting& setting, const Position& position) {
  if (position.ply + 1 >= setting.last_ply()) return 0;
  if (counts_by_kind(setting, position)) {
    const ReplyCounter counter(setting, position);
    const bool places = setting.in_hand(position, position.mover) > 0;
    return (places ? counter.after_placements() : counter.after_takes()) -
           count_after_wins(setting, position);
  }
  MoveList moves;
  list_moves(setting, position, moves);
  Position after = position;
  std::uint64_t count = 0;
  for (const Move move : moves) {
    const Undo before = play(setting, after, move);
    if (!setting.result(after).is_over()) count += count_moves(setting, after);
    undo(setting, after, move, before);
  }
  return count;
}

} // namespace howdah::samliam
