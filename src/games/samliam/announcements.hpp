// What a player has to announce after a move, and what it is about.
#pragma once

#include "games/samliam/move.hpp"
#include "games/samliam/position.hpp"

namespace howdah::samliam {

struct Due {
  Announcement announcement = Announcement::none; // never win, which is a claim
  /// The cells it is about: barred to the player if it is left out.
  CellSet cells;
};

/// What is due on the board as it stands, for a player who has just moved without completing a
/// figure.
[[nodiscard]] Due due_announcement(const FigureTable& figures, const Position& position,
                                   Seat seat) noexcept;

} // namespace howdah::samliam
