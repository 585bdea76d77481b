#include "games/samliam/notices.hpp"

#include "core/text.hpp"
#include "games/samliam/announcements.hpp"
#include "games/samliam/words.hpp"

namespace howdah::samliam {
namespace {

/// What the player who has just moved has to announce, unless it was left out.
void add_announcement(const Setting& setting, const Position& position,
                      std::vector<Phrase>& notices) {
  const Seat last = position.last_seat();
  if (last == kNobody || position.ending == Ending::complete_figure ||
      setting.rules.announce == Announce::off || !position.barred_to(last).empty()) {
    return;
  }
  const Due due = due_announcement(*setting.figures, position, last);
  if (due.announcement == Announcement::none) return;
  const auto name = seat_name(last);
  const auto what = announcement_name(due.announcement);
  const auto cells = list_of(due.cells);
  notices.push_back({concat(name.english, " announces ", what, ": ", cells),
                     concat(name.french, " annonce ", what, " : ", cells)});
}

} // namespace

std::vector<Phrase> notices(const Setting& setting, const Position& position) {
  std::vector<Phrase> notices;
  add_announcement(setting, position, notices);
  for (Seat seat = 0; seat < position.players; ++seat) {
    const CellSet& cells = position.barred_to(seat);
    if (cells.empty()) continue;
    const auto name = seat_name(seat);
    notices.push_back({concat("Barred to ", name.english, ": ", list_of(cells)),
                       concat("Interdit à ", name.french, " : ", list_of(cells))});
  }
  return notices;
}

} // namespace howdah::samliam
