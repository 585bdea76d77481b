#include "games/samliam/symmetry.hpp"

namespace howdah::samliam {

Position transform(const Setting& setting, const Position& position, int symmetry) noexcept {
  Position turned = empty_position(*setting.figures, setting.rules.size);
  for (Point point = 0; point < kPoints; ++point) {
    const Seat owner = position.at(cell_of(point)).owner(corner_of(point));
    if (owner != kNobody) {
      put_triangle(*setting.figures, turned, transform(point, symmetry), owner);
    }
  }
  for (Seat seat = 0; seat < position.players; ++seat) {
    CellSet barred;
    position.barred_to(seat).for_each(
        [&](Cell cell) { barred.insert(transform_cell(cell, symmetry)); });
    set_bars(turned, seat, barred);
  }
  set_mover(turned, position.mover);
  turned.ply = position.ply;
  turned.ending = position.ending;
  turned.winner = position.winner;
  return turned;
}

} // namespace howdah::samliam
