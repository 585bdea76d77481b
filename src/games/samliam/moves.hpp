// The legal moves of a position that is not finished: listed, or only counted.
#pragma once

#include "core/fixed_list.hpp"
#include "games/samliam/move.hpp"
#include "games/samliam/setting.hpp"

#include <cstdint>

namespace howdah::samliam {

/// Most turns are possible when the mover's 40 triangles are the only ones on the board and form
/// 20 small squares: each can go to 4 corners of 61 empty cells. (Single triangles fill more cells,
/// other triangles too.) With announce=strict a turn is up to three moves: with what is due, with
/// WIN, or with nothing. In the first phase there are at most 324 turns. Lists are left
/// uninitialised, so that only what is used costs anything but stack.
inline constexpr std::size_t kMaxTurns = 40 * 61 * 4;
using MoveList = FixedList<Move, kMaxTurns * 3>;

void list_moves(const Setting& setting, const Position& position, MoveList& moves);

/// The same without announcements: each turn once.
void list_turns(const Setting& setting, const Position& position, MoveList& turns);

[[nodiscard]] std::uint64_t count_moves(const Setting& setting, const Position& position);

/// The sum of `count_moves` over all positions one move further that are not finished.
[[nodiscard]] std::uint64_t count_two_plies(const Setting& setting, const Position& position);

/// The cells barred to the mover this turn: none, where bars would leave no move at all.
[[nodiscard]] CellSet bars_in_force(const Setting& setting, const Position& position);

} // namespace howdah::samliam
