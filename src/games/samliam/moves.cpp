#include "games/samliam/moves.hpp"

#include "games/samliam/announcements.hpp"
#include "games/samliam/duties.hpp"
#include "games/samliam/play.hpp"
#include "games/samliam/threats.hpp"

namespace howdah::samliam {
namespace {

/// Calls `visit` with every corner the content leaves for a triangle.
void for_each_corner(CellContent content, auto&& visit) {
  if (content.empty()) {
    for (const Corner corner : kAllCorners) visit(corner);
  } else if (!content.full()) {
    visit(content.free_corner());
  }
}

/// Calls `visit` with every turn that placing by itself allows: duties are not looked at, and
/// nothing is announced.
void for_each_turn(const Setting& setting, const Position& position, const CellSet& barred,
                   auto&& visit) {
  const CellSet open = setting.board.without(barred);
  const Seat mover = position.mover;
  if (setting.in_hand(position, mover) > 0) {
    open.for_each([&](Cell cell) {
      for_each_corner(position.at(cell),
                      [&](Corner corner) { visit(Move(point_at(cell, corner))); });
    });
    return;
  }
  setting.board.for_each([&](Cell from) {
    for (const Corner held : kAllCorners) {
      if (position.at(from).owner(held) != mover) continue;
      const Point taken = point_at(from, held);
      const CellContent left = position.at(from).without(held);
      open.for_each([&](Cell cell) {
        for_each_corner(cell == from ? left : position.at(cell), [&](Corner corner) {
          const Point placed = point_at(cell, corner);
          if (placed != taken) visit(Move(placed, taken));
        });
      });
    }
  });
}

/// Adds the turns that are legal under a duty; false when none meets it, for then every turn is
/// legal.
bool list_dutiful_turns(const Setting& setting, const Position& position, const Duty& duty,
                        const CellSet& barred, auto&& add) {
  const Seat mover = position.mover;
  CellSet worth_trying = duty.cells();
  worth_trying |= missing_cells(*setting.figures, position, mover);
  Position after = position;
  bool met = false;
  for_each_turn(setting, position, barred, [&](Move turn) {
    if (!worth_trying.contains(cell_of(turn.placed()))) return;
    move_triangle(setting, after, turn);
    const bool meets = duty.is_met(after);
    met |= meets;
    if (meets || has_complete_figure(after, mover)) add(turn);
    move_triangle_back(setting, after, turn);
  });
  return met;
}

/// Adds a turn with everything that may be announced with it.
void add_announced(const Setting& setting, Position& scratch, Move turn, MoveList& moves) {
  const Seat mover = scratch.mover;
  moves.push_back(turn);
  move_triangle(setting, scratch, turn);
  if (!has_complete_figure(scratch, mover)) {
    const Due due = due_announcement(*setting.figures, scratch, mover);
    if (due.announcement != Announcement::none) moves.push_back(turn.announcing(due.announcement));
    if (has_win(*setting.figures, scratch, mover)) {
      moves.push_back(turn.announcing(Announcement::win));
    }
  }
  move_triangle_back(setting, scratch, turn);
}

} // namespace

CellSet bars_in_force(const Setting& setting, const Position& position) {
  const CellSet& barred = position.barred_to(position.mover);
  if (barred.empty()) return barred;
  bool any_turn = false;
  for_each_turn(setting, position, barred, [&](Move) { any_turn = true; });
  return any_turn ? barred : CellSet{};
}

void list_turns(const Setting& setting, const Position& position, MoveList& turns) {
  turns.clear();
  const auto add = [&](Move turn) { turns.push_back(turn); };
  const CellSet barred = bars_in_force(setting, position);
  const Duty duty(setting, position);
  if (duty.exists()) {
    if (list_dutiful_turns(setting, position, duty, barred, add)) return;
    turns.clear();
  }
  for_each_turn(setting, position, barred, add);
}

void list_moves(const Setting& setting, const Position& position, MoveList& moves) {
  if (!setting.strict()) return list_turns(setting, position, moves);
  MoveList turns;
  list_turns(setting, position, turns);
  // The bars of the mover end before the announcement is judged.
  Position scratch = position;
  set_bars(scratch, position.mover, {});
  moves.clear();
  for (const Move turn : turns) add_announced(setting, scratch, turn, moves);
}

} // namespace howdah::samliam
