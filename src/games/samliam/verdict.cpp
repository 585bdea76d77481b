#include "games/samliam/verdict.hpp"

#include "games/samliam/moves.hpp"
#include "games/samliam/play.hpp"
#include "games/samliam/threats.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

[[nodiscard]] Ruling judge_taking(const Setting& setting, const Position& position, Move move) {
  const bool must_take = setting.in_hand(position, position.mover) == 0;
  if (!move.takes()) return must_take ? Ruling::hand_empty : Ruling::legal;
  if (!setting.board.contains(cell_of(move.taken()))) return Ruling::outside_board;
  if (!must_take) return Ruling::hand_not_empty;
  const Seat owner = position.at(cell_of(move.taken())).owner(corner_of(move.taken()));
  if (owner == kNobody) return Ruling::nothing_to_take;
  if (owner != position.mover) return Ruling::not_own_triangle;
  return move.placed() == move.taken() ? Ruling::put_back_as_it_was : Ruling::legal;
}

[[nodiscard]] Ruling judge_placing(const Setting& setting, const Position& position, Move move) {
  const Cell cell = cell_of(move.placed());
  const Corner corner = corner_of(move.placed());
  if (!setting.board.contains(cell)) return Ruling::outside_board;
  CellContent content = position.at(cell);
  if (move.takes() && cell_of(move.taken()) == cell) {
    content = content.without(corner_of(move.taken()));
  }
  if (content.full()) return Ruling::cell_full;
  if (!content.accepts(corner)) {
    return content.owner(corner) == kNobody ? Ruling::not_opposite : Ruling::corner_taken;
  }
  return bars_in_force(setting, position).contains(cell) ? Ruling::cell_barred : Ruling::legal;
}

[[nodiscard]] Ruling judge_duty(const Setting& setting, const Position& position, Move move) {
  const Duty duty(setting, position);
  if (!duty.exists()) return Ruling::legal;
  // Whether any turn meets the duty depends on all turns.
  MoveList turns;
  list_turns(setting, position, turns);
  if (std::ranges::find(turns, move.announcing(Announcement::none)) != turns.end()) {
    return Ruling::legal;
  }
  return duty.kind() == DutyKind::block ? Ruling::threat_not_blocked : Ruling::song_not_answered;
}

[[nodiscard]] Ruling judge_announcement(const Setting& setting, const Position& position,
                                        Move move) {
  if (move.announced() == Announcement::none) return Ruling::legal;
  if (!setting.strict()) return Ruling::announcement_not_used;
  const Position after = board_after(setting, position, move);
  const Seat mover = position.mover;
  if (has_complete_figure(after, mover)) return Ruling::announcement_with_complete_figure;
  if (move.announced() == Announcement::win) {
    return has_win(*setting.figures, after, mover) ? Ruling::legal : Ruling::win_does_not_hold;
  }
  const Due due = due_announcement(*setting.figures, after, mover);
  return move.announced() == due.announcement ? Ruling::legal : Ruling::announcement_wrong;
}

} // namespace

Position board_after(const Setting& setting, const Position& position, Move move) {
  Position after = position;
  move_triangle(setting, after, move);
  set_bars(after, position.mover, {});
  return after;
}

Ruling judge(const Setting& setting, const Position& position, Move move) {
  if (setting.result(position).is_over()) return Ruling::game_over;
  for (const auto step : {judge_taking, judge_placing, judge_duty, judge_announcement}) {
    const Ruling ruling = step(setting, position, move);
    if (ruling != Ruling::legal) return ruling;
  }
  return Ruling::legal;
}

} // namespace howdah::samliam
