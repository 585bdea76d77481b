#include "games/samliam/remarks.hpp"

#include "core/text.hpp"
#include "games/samliam/announcements.hpp"
#include "games/samliam/notation.hpp"
#include "games/samliam/threats.hpp"
#include "games/samliam/words.hpp"

namespace howdah::samliam {
namespace {

std::vector<PieceRole> places_of(const CellSet& cells, std::string_view role) {
  std::vector<PieceRole> places;
  for (Cell cell = 0; cell < kCells; ++cell) {
    if (!cells.contains(cell)) continue;
    places.push_back({.place = cell_text(cell), .piece = "", .role = role, .destination = ""});
  }
  return places;
}

/// What the player who has just moved announces; nothing when it was left out or is not played.
void add_announcement(const Setting& setting, const Position& position, std::vector<Remark>& into) {
  const Seat last = position.last_seat();
  if (last == kNobody || position.ending == Ending::complete_figure ||
      setting.rules.announce == Announce::off || !position.barred_to(last).empty()) {
    return;
  }
  const Due due = due_announcement(*setting.figures, position, last);
  if (due.announcement == Announcement::none) return;
  const auto what = announcement_name(due.announcement);
  const auto cells = list_of(due.cells);
  const auto name = seat_name(last);
  into.push_back({.kind = kAnnouncedRemark,
                  .seat = last,
                  .text = {concat(name.english, " announces ", what, ": ", cells),
                           concat(name.french, " annonce ", what, " : ", cells)},
                  .places = places_of(due.cells, "missing")});
}

void add_bars(const Position& position, std::vector<Remark>& into) {
  for (Seat seat = 0; seat < position.players; ++seat) {
    const CellSet& cells = position.barred_to(seat);
    if (cells.empty()) continue;
    const auto name = seat_name(seat);
    into.push_back({.kind = kBarredRemark,
                    .seat = seat,
                    .text = {concat("Barred to ", name.english, ": ", list_of(cells)),
                             concat("Interdit à ", name.french, " : ", list_of(cells))},
                    .places = places_of(cells, "barred")});
  }
}

void add_open_figures(const Setting& setting, const Position& position, std::vector<Remark>& into) {
  for (Seat seat = 0; seat < position.players; ++seat) {
    const auto name = seat_name(seat);
    for_each_open_figure(position, seat, [&](int number) {
      const Figure& figure = (*setting.figures)[number];
      const auto words = the_open_figure(position, figure, seat);
      Remark remark{.kind = kOpenRemark,
                    .seat = seat,
                    .text = {concat("Open to ", name.english, ": ", words.english),
                             concat("Figure ouverte à ", name.french, " : ", words.french)}};
      const Point missing = missing_point(position, figure, seat);
      for (const Point point : figure.points) {
        const bool lacks = point == missing;
        const Point shown = lacks ? placement_for(position, point, seat) : point;
        remark.places.push_back({.place = cell_text(cell_of(point)),
                                 .piece = triangle_text(seat, corner_of(shown)),
                                 .role = lacks ? "missing" : "figure",
                                 .destination = ""});
      }
      into.push_back(std::move(remark));
    });
  }
}

} // namespace

std::vector<Remark> remarks(const Setting& setting, const Position& position) {
  std::vector<Remark> all;
  add_announcement(setting, position, all);
  add_bars(position, all);
  add_open_figures(setting, position, all);
  return all;
}

} // namespace howdah::samliam
