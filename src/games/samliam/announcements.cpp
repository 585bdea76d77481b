#include "games/samliam/announcements.hpp"

#include "games/samliam/threats.hpp"

namespace howdah::samliam {

Due due_announcement(const FigureTable& figures, const Position& position, Seat seat) noexcept {
  if (has_open_figure(position, seat)) {
    const CellSet cells = missing_cells(figures, position, seat);
    const bool song_sam = position.players > 2 && cells.size() > 1;
    return {.announcement = song_sam ? Announcement::song_sam : Announcement::sam, .cells = cells};
  }
  const CellSet cells = double_threat_cells(figures, position, seat);
  return {.announcement = cells.empty() ? Announcement::none : Announcement::song, .cells = cells};
}

} // namespace howdah::samliam
