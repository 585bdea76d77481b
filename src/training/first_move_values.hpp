// Computes the value of every first move of a game.
#pragma once

#include "engine/first_moves.hpp"
#include "games/any_game.hpp"
#include "training/opening_judge.hpp"

#include <functional>

namespace howdah {

/// Called after each group of moves with how many are done, of how many.
using MapListener = std::function<void(std::size_t done, std::size_t all)>;

/// Moves that a symmetry turns into each other are searched once. Best for the first player first.
[[nodiscard]] Expected<FirstMoveMap> map_first_moves(OpeningJudge& judge, const AnyGame& game,
                                                     std::uint64_t nodes,
                                                     const MapListener& listener);

} // namespace howdah
