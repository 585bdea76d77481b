#include "games/samliam/turns.hpp"

namespace howdah::samliam {

Points placements_on(const Setting& setting, const Position& position, const CellSet& barred) {
  Points points;
  setting.board.without(barred).for_each([&](Cell cell) {
    const CellContent content = position.at(cell);
    if (content.empty()) {
      for (const Corner corner : kAllCorners) points.push_back(point_at(cell, corner));
    } else if (!content.full()) {
      points.push_back(point_at(cell, content.free_corner()));
    }
  });
  return points;
}

Points placements_without(const Position& position, Point taken, const Points& all,
                          const CellSet& barred) {
  const Cell left = cell_of(taken);
  if (!position.at(left).single() || barred.contains(left)) return all;
  Points points;
  for (const Point point : all) {
    if (cell_of(point) != left) {
      points.push_back(point);
      continue;
    }
    // The one corner it left free becomes three.
    for (const Corner corner : kAllCorners) {
      if (point_at(left, corner) != taken) points.push_back(point_at(left, corner));
    }
  }
  return points;
}

} // namespace howdah::samliam
