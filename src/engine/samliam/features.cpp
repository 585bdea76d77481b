#include "engine/samliam/features.hpp"

#include <cstdlib>

namespace howdah::samliam {

std::vector<std::uint8_t> figure_classes(const FigureTable& figures) {
  std::vector<std::uint8_t> classes;
  for (int i = 0; i < figures.size(); ++i) {
    const Figure& figure = figures[i];
    // The points of a square are those of its nw, ne, se and sw cells.
    const Cell north_west = cell_of(figure.points[0]);
    const Cell south_east = cell_of(figure.points[2]);
    const auto side = static_cast<std::size_t>(file_of(south_east) - file_of(north_west));
    // In half cells, from the middle of the board.
    const int east = std::abs(file_of(north_west) + file_of(south_east) - (kSide - 1));
    const int north = std::abs(rank_of(north_west) + rank_of(south_east) - (kSide - 1));
    const int away = std::max(east, north);
    const std::size_t distance = away <= 1 ? 0 : (away <= 3 ? 1 : 2);
    const std::size_t kind = figure.kind == FigureKind::outward_square ? 0 : 1;
    classes.push_back(
        static_cast<std::uint8_t>((kind * (kSide - 1) + side - 1) * kDistanceClasses + distance));
  }
  return classes;
}

} // namespace howdah::samliam
