#include "tests/reference/samliam_figures.hpp"

#include <algorithm>

namespace howdah::reference::samliam {
namespace {

/// Adds the figure if the whole of it lies on the board.
void add_if_on_board(const Rules& rules, const Figure& figure, std::vector<Figure>& figures) {
  for (const auto& place : figure.places) {
    if (!is_on_board(rules, place.cell)) return;
  }
  figures.push_back(figure);
}

/// `south_west` is the square's corner cell with the least file and rank.
void add_squares(const Rules& rules, Cell south_west, int side, std::vector<Figure>& figures) {
  const auto [file, rank] = south_west;
  const Cell north_west = {file, rank + side};
  const Cell north_east = {file + side, rank + side};
  const Cell south_east = {file + side, rank};
  add_if_on_board(rules,
                  {FigureKind::square_outwards,
                   {{{north_west, Corner::nw},
                     {north_east, Corner::ne},
                     {south_east, Corner::se},
                     {south_west, Corner::sw}}}},
                  figures);
  add_if_on_board(rules,
                  {FigureKind::square_inwards,
                   {{{north_west, Corner::se},
                     {north_east, Corner::sw},
                     {south_east, Corner::nw},
                     {south_west, Corner::ne}}}},
                  figures);
}

void add_crosses(const Rules& rules, Cell centre, int arm, std::vector<Figure>& figures) {
  const auto [file, rank] = centre;
  for (const auto corner : kCorners) {
    add_if_on_board(rules,
                    {FigureKind::cross,
                     {{{{file, rank + arm}, corner},
                       {{file + arm, rank}, corner},
                       {{file, rank - arm}, corner},
                       {{file - arm, rank}, corner}}}},
                    figures);
  }
}

void add_lines(const Rules& rules, Cell first, int step, std::vector<Figure>& figures) {
  const auto [file, rank] = first;
  const Cell directions[] = {{1, 0}, {0, 1}, {1, 1}, {1, -1}}; // rank, file, the two diagonals
  for (const auto [east, north] : directions) {
    for (const auto corner : kCorners) {
      Figure line{FigureKind::line, {}};
      int steps = 0;
      for (auto& place : line.places) {
        place = {{file + steps * east, rank + steps * north}, corner};
        steps += step;
      }
      add_if_on_board(rules, line, figures);
    }
  }
}

std::vector<Figure> figures_of(const Rules& rules, const std::vector<Cell>& cells) {
  std::vector<Figure> figures;
  for (const auto cell : cells) {
    for (int distance = 1; distance < kBoardSize; ++distance) {
      add_squares(rules, cell, distance, figures);
      if (rules.players == 3 && (rules.cross_any || distance == 1)) {
        add_crosses(rules, cell, distance, figures);
      }
      if (rules.players == 4 && (rules.line_spaced || distance == 1)) {
        add_lines(rules, cell, distance, figures);
      }
    }
  }
  return figures;
}

} // namespace

std::string text_of(FigureKind kind) {
  switch (kind) {
  case FigureKind::square_outwards: return "square outwards";
  case FigureKind::square_inwards: return "square inwards";
  case FigureKind::cross: return "cross";
  default: return "line";
  }
}

bool is_on_board(const Rules& rules, Cell cell) {
  const int margin = (kBoardSize - rules.size) / 2;
  const int last = kBoardSize - 1 - margin;
  return cell.file >= margin && cell.file <= last && cell.rank >= margin && cell.rank <= last;
}

Setting::Setting(const Rules& chosen) : rules(chosen) {
  for (int file = 0; file < kBoardSize; ++file) {
    for (int rank = 0; rank < kBoardSize; ++rank) {
      if (is_on_board(rules, {file, rank})) cells.push_back({file, rank});
    }
  }
  figures = figures_of(rules, cells);
}

bool could_fill(const Board& board, const Place& place, Player player) {
  if (owns(board, place, player)) return false;
  const int held = board.triangles_in(place.cell);
  if (held == 0) return true;
  if (held == 2) return false;
  for (const auto corner : kCorners) {
    const auto owner = board.owner({place.cell, corner});
    // A second own triangle makes a small square, which fits any corner.
    if (owner == player) return true;
    // Beside a foreign triangle only the opposite corner is free.
    if (owner != kNobody) return place.corner == opposite(corner);
  }
  return false;
}

bool owns_complete_figure(const Setting& setting, const Board& board, Player player) {
  return std::ranges::any_of(setting.figures, [&](const Figure& figure) {
    return std::ranges::all_of(figure.places,
                               [&](const Place& place) { return owns(board, place, player); });
  });
}

std::vector<const Figure*> figures_owned_in(const Setting& setting, const Board& board,
                                            Player player, int cells) {
  std::vector<const Figure*> found;
  for (const auto& figure : setting.figures) {
    int owned = 0;
    for (const auto& place : figure.places) {
      if (owns(board, place, player)) ++owned;
    }
    if (owned == cells) found.push_back(&figure);
  }
  return found;
}

void add_if_open(const Figure& figure, const Board& board, Player player,
                 std::vector<OpenFigure>& open) {
  const Place* missing = nullptr;
  for (const auto& place : figure.places) {
    if (owns(board, place, player)) continue;
    if (missing != nullptr) return; // fewer than three owned
    missing = &place;
  }
  if (missing != nullptr && could_fill(board, *missing, player)) {
    open.push_back({figure, *missing});
  }
}

std::vector<OpenFigure> open_figures(const Setting& setting, const Board& board, Player player) {
  std::vector<OpenFigure> open;
  for (const auto& figure : setting.figures) add_if_open(figure, board, player, open);
  return open;
}

std::set<Cell> missing_cells(const std::vector<OpenFigure>& open) {
  std::set<Cell> cells;
  for (const auto& figure : open) cells.insert(figure.missing.cell);
  return cells;
}

} // namespace howdah::reference::samliam
