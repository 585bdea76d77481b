// The players' threats, computed from the counters: open figures and their missing cells, the
// placements that make a SONG, and WIN.
#pragma once

#include "games/samliam/position.hpp"

namespace howdah::samliam {

[[nodiscard]] inline bool has_complete_figure(const Position& position, Seat seat) noexcept {
  const FigureCounts* const counts = position.counts_of(seat);
  bool found = false;
  for (int lane = 0; lane < position.lanes; ++lane) found |= any(counts[lane].complete());
  return found;
}

[[nodiscard]] inline bool has_open_figure(const Position& position, Seat seat) noexcept {
  const FigureCounts* const counts = position.counts_of(seat);
  bool found = false;
  for (int lane = 0; lane < position.lanes; ++lane) found |= any(counts[lane].open());
  return found;
}

/// Calls `visit` with the number of each figure that is open for the player.
void for_each_open_figure(const Position& position, Seat seat, auto&& visit) {
  const FigureCounts* const counts = position.counts_of(seat);
  for (int lane = 0; lane < position.lanes; ++lane) {
    for_each_figure(counts[lane].open(), lane, visit);
  }
}

/// Of an open figure: the point the player has yet to fill.
[[nodiscard]] Point missing_point(const Position& position, const Figure& figure,
                                  Seat seat) noexcept;

/// Where the player has to place a triangle to fill a point: right there, or, beside an own
/// triangle, opposite to that one.
[[nodiscard]] Point placement_for(const Position& position, Point point, Seat seat) noexcept;

/// The missing cells of the player's open figures.
[[nodiscard]] CellSet missing_cells(const FigureTable& figures, const Position& position,
                                    Seat seat) noexcept;

/// The cells where a placement by the player would make two more open figures, or more, with
/// different missing cells. Cells barred to the player are left out.
[[nodiscard]] CellSet double_threat_cells(const FigureTable& figures, const Position& position,
                                          Seat seat) noexcept;

/// SONG: no open figure, but a placement that makes a double threat.
[[nodiscard]] bool has_song(const FigureTable& figures, const Position& position,
                            Seat seat) noexcept;

/// WIN: the player's open figures cannot all be blocked, and no opponent has one.
[[nodiscard]] bool has_win(const FigureTable& figures, const Position& position,
                           Seat seat) noexcept;

} // namespace howdah::samliam
