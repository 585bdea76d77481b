// The figures of §3 of Sam Liam's rules, and which of them a player owns (§3) or has open (§4).
#pragma once

#include "tests/reference/samliam_board.hpp"
#include "tests/reference/samliam_rules.hpp"

#include <array>
#include <set>
#include <string>
#include <vector>

namespace howdah::reference::samliam {

enum class FigureKind : unsigned char { square_outwards, square_inwards, cross, line };

[[nodiscard]] std::string text_of(FigureKind kind);

/// Four cells, each with the corner that the player's triangle there must point to.
struct Figure {
  FigureKind kind = FigureKind::square_outwards;
  std::array<Place, 4> places;
};

/// A figure of which a player owns three cells and could fill the fourth.
struct OpenFigure {
  Figure figure;
  Place missing;
};

/// The rules with what follows from them alone.
struct Setting {
  explicit Setting(const Rules& chosen);

  Rules rules;
  std::vector<Cell> cells; // of the part of the board that is played on
  std::vector<Figure> figures;
};

[[nodiscard]] bool is_on_board(const Rules& rules, Cell cell);

/// Whether the player's triangle there points to the corner; a small square fits any corner.
[[nodiscard]] inline bool owns(const Board& board, const Place& place, Player player) {
  return board.owner(place) == player || board.is_small_square_of(place.cell, player);
}

/// Whether one placement would make the player own the place; false where it is owned already.
[[nodiscard]] bool could_fill(const Board& board, const Place& place, Player player);

[[nodiscard]] bool owns_complete_figure(const Setting& setting, const Board& board, Player player);

/// The figures of which the player owns exactly that many of the four cells.
[[nodiscard]] std::vector<const Figure*>
figures_owned_in(const Setting& setting, const Board& board, Player player, int cells);

/// Adds nothing where the figure is not open for the player.
void add_if_open(const Figure& figure, const Board& board, Player player,
                 std::vector<OpenFigure>& open);

[[nodiscard]] std::vector<OpenFigure> open_figures(const Setting& setting, const Board& board,
                                                   Player player);

[[nodiscard]] std::set<Cell> missing_cells(const std::vector<OpenFigure>& open);

} // namespace howdah::reference::samliam
