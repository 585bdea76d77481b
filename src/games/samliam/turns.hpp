// The turns that placing by itself allows: duties are ignored, and nothing is announced. They come
// in groups, one for each triangle that may be taken, since all its turns begin with one board.
#pragma once

#include "core/fixed_list.hpp"
#include "games/samliam/move.hpp"
#include "games/samliam/setting.hpp"

namespace howdah::samliam {

/// Points in ascending order.
using Points = FixedList<Point, kPoints>;

/// Where a triangle may be placed on the board as it stands, cells barred to the mover left out.
[[nodiscard]] Points placements_on(const Setting& setting, const Position& position,
                                   const CellSet& barred);

/// The same once the triangle `taken` has left its cell, and without the point it came from. `all`
/// are the placements on the board as it stands. A triangle alone in its cell makes room there; one
/// of two could only go back.
[[nodiscard]] Points placements_without(const Position& position, Point taken, const Points& all,
                                        const CellSet& barred);

/// Calls `visit` with every triangle of the player, in ascending order.
void for_each_triangle(const Setting& setting, const Position& position, Seat seat, auto&& visit) {
  setting.board.for_each([&](Cell cell) {
    for (const Corner corner : kAllCorners) {
      if (position.at(cell).owner(corner) == seat) visit(point_at(cell, corner));
    }
  });
}

/// Calls `visit` with every triangle that the mover may take, kNoPoint in the first phase, and with
/// the points where it may be placed then.
void for_each_group(const Setting& setting, const Position& position, const CellSet& barred,
                    auto&& visit) {
  const Points all = placements_on(setting, position, barred);
  if (setting.in_hand(position, position.mover) > 0) return visit(kNoPoint, all);
  for_each_triangle(setting, position, position.mover, [&](Point taken) {
    const bool alone = position.at(cell_of(taken)).single();
    visit(taken, alone ? placements_without(position, taken, all, barred) : all);
  });
}

/// Calls `visit` with every turn that places a triangle on the given cells, the board being as it
/// is after the turn meanwhile.
void for_each_board_after(const Setting& setting, Position& board, const CellSet& barred,
                          const CellSet& cells, auto&& visit) {
  const Seat mover = board.mover;
  const Position before = board;
  for_each_group(setting, before, barred, [&](Point taken, const Points& places) {
    if (taken != kNoPoint) take_triangle(*setting.figures, board, taken, mover);
    for (const Point placed : places) {
      if (!cells.contains(cell_of(placed))) continue;
      put_triangle(*setting.figures, board, placed, mover);
      visit(Move(placed, taken));
      take_triangle(*setting.figures, board, placed, mover);
    }
    if (taken != kNoPoint) put_triangle(*setting.figures, board, taken, mover);
  });
}

} // namespace howdah::samliam
