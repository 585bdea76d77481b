// Playing and undoing a move.
#pragma once

#include "games/samliam/move.hpp"
#include "games/samliam/setting.hpp"

namespace howdah::samliam {

/// The state that a move destroys, for undo: the bars that ended with it.
struct Undo {
  CellSet bars;
};

/// Plays a legal move and determines whether it ends the game.
Undo play(const Setting& setting, Position& position, Move move) noexcept;

void undo(const Setting& setting, Position& position, Move move, const Undo& before) noexcept;

/// Only moves the mover's triangle: turn, bars and ending stay as they are.
void move_triangle(const Setting& setting, Position& position, Move move) noexcept;
void move_triangle_back(const Setting& setting, Position& position, Move move) noexcept;

/// For a position that was given, not played: whether it is won already, and by whom.
void find_ending(const Setting& setting, Position& position) noexcept;

} // namespace howdah::samliam
