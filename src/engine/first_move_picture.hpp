// The map of first moves as a picture: a board on which every place is divided by the ways a piece
// can point there, coloured by the value of that first move. Orange is better for the first player,
// blue for the second, white is even; even moves are framed.
#pragma once

#include "engine/first_moves.hpp"
#include "games/any_game.hpp"

#include <string>

namespace howdah {

/// The map is this game's, with its rules.
[[nodiscard]] std::string first_move_svg(const AnyGame& game, const FirstMoveMap& map);

} // namespace howdah
