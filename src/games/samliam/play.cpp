#include "games/samliam/play.hpp"

#include "games/samliam/announcements.hpp"
#include "games/samliam/threats.hpp"

namespace howdah::samliam {
namespace {

void end_game(Position& position, Ending ending, Seat winner) noexcept {
  position.ending = ending;
  position.winner = static_cast<std::uint8_t>(winner);
}

/// What follows from the announcement, or from its absence. The mover's bars have ended.
void heed_announcement(const Setting& setting, Position& position, Announcement announced) {
  const Seat mover = position.mover;
  if (announced == Announcement::win) {
    end_game(position, Ending::win_announced, mover);
  } else if (announced == Announcement::none) {
    set_bars(position, mover, due_announcement(*setting.figures, position, mover).cells);
  }
}

} // namespace

void move_triangle(const Setting& setting, Position& position, Move move) noexcept {
  if (move.takes()) take_triangle(*setting.figures, position, move.taken(), position.mover);
  put_triangle(*setting.figures, position, move.placed(), position.mover);
}

void move_triangle_back(const Setting& setting, Position& position, Move move) noexcept {
  take_triangle(*setting.figures, position, move.placed(), position.mover);
  if (move.takes()) put_triangle(*setting.figures, position, move.taken(), position.mover);
}

Undo play(const Setting& setting, Position& position, Move move) noexcept {
  const Seat mover = position.mover;
  const Undo before{.bars = position.barred_to(mover)};
  move_triangle(setting, position, move);
  if (!before.bars.empty()) set_bars(position, mover, {});
  if (has_complete_figure(position, mover)) {
    end_game(position, Ending::complete_figure, mover);
  } else if (setting.strict()) {
    heed_announcement(setting, position, move.announced());
  } else if (setting.rules.announce == Announce::automatic &&
             has_win(*setting.figures, position, mover)) {
    end_game(position, Ending::win_announced, mover);
  }
  set_mover(position, position.next_seat());
  ++position.ply;
  return before;
}

void undo(const Setting& setting, Position& position, Move move, const Undo& before) noexcept {
  const Seat mover = position.last_seat();
  --position.ply;
  set_mover(position, mover);
  end_game(position, Ending::none, 0);
  if (position.barred_to(mover) != before.bars) set_bars(position, mover, before.bars);
  move_triangle_back(setting, position, move);
}

void find_ending(const Setting& setting, Position& position) noexcept {
  const Seat last = position.last_seat();
  if (last != kNobody && has_complete_figure(position, last)) {
    return end_game(position, Ending::complete_figure, last);
  }
  for (Seat seat = 0; seat < position.players; ++seat) {
    if (has_complete_figure(position, seat)) {
      return end_game(position, Ending::complete_figure, seat);
    }
  }
  if (last != kNobody && setting.rules.announce == Announce::automatic &&
      has_win(*setting.figures, position, last)) {
    end_game(position, Ending::win_announced, last);
  }
}

} // namespace howdah::samliam
