// Whether a move is legal, and if not, which rule forbids it.
#pragma once

#include "games/samliam/announcements.hpp"
#include "games/samliam/duties.hpp"
#include "games/samliam/move.hpp"

namespace howdah::samliam {

enum class Ruling : unsigned char {
  legal,
  game_over,
  outside_board,
  hand_not_empty,
  hand_empty,
  nothing_to_take,
  not_own_triangle,
  put_back_as_it_was,
  cell_full,
  corner_taken,
  not_opposite,
  cell_barred,
  threat_not_blocked,
  song_not_answered,
  announcement_not_used,
  announcement_with_complete_figure,
  announcement_wrong,
  win_does_not_hold,
};

[[nodiscard]] Ruling judge(const Setting& setting, const Position& position, Move move);

/// The position right after the mover's triangle has moved, before the turn is handed on, with the
/// mover's bars ended: the board on which announcements are judged.
[[nodiscard]] Position board_after(const Setting& setting, const Position& position, Move move);

} // namespace howdah::samliam
