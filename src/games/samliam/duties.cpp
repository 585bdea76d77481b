#include "games/samliam/duties.hpp"

#include "games/samliam/threats.hpp"

namespace howdah::samliam {
namespace {

/// The cells that the player's half-filled figures still need.
[[nodiscard]] CellSet cells_of_half_filled(const FigureTable& figures, const Position& position,
                                           Seat seat) noexcept {
  CellSet cells;
  const FigureCounts* const counts = position.counts_of(seat);
  for (int lane = 0; lane < position.lanes; ++lane) {
    for_each_figure(counts[lane].half_filled(), lane, [&](int figure) {
      for (const Point point : figures[figure].points) {
        const Cell cell = cell_of(point);
        if (!fills(position.at(cell), corner_of(point), seat)) cells.insert(cell);
      }
    });
  }
  return cells;
}

} // namespace

CellSet known_threats(const FigureTable& figures, const Position& position, Seat seat) noexcept {
  return missing_cells(figures, position, seat).without(position.barred_to(seat));
}

Duty::Duty(const Setting& setting, const Position& position) noexcept : figures_(setting.figures) {
  if (position.players == 2) return;
  for (Seat seat = 0; seat < position.players; ++seat) {
    if (seat == position.mover) continue;
    const CellSet threatened = known_threats(*figures_, position, seat);
    threats_ += threatened.size();
    cells_ |= threatened;
  }
  const Seat last = position.last_seat();
  if (threats_ > 0) {
    kind_ = DutyKind::block;
  } else if (last != kNobody && has_song(*figures_, position, last)) {
    kind_ = DutyKind::answer_song;
    singer_ = last;
    cells_ = cells_of_half_filled(*figures_, position, last);
  }
}

bool Duty::is_met(const Position& after) const noexcept {
  if (kind_ == DutyKind::answer_song) {
    return known_threats(*figures_, after, singer_).empty() && !has_song(*figures_, after, singer_);
  }
  int left = 0;
  for (Seat seat = 0; seat < after.players; ++seat) {
    if (seat != after.mover) left += known_threats(*figures_, after, seat).size();
  }
  return left < threats_;
}

} // namespace howdah::samliam
