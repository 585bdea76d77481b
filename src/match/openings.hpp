// The openings of a match: some moves from the start, so that deterministic engines do not repeat
// one game a hundred times.
#pragma once

#include "games/any_game.hpp"

#include <cstddef>
#include <cstdint>
#include <istream>
#include <string>
#include <vector>

namespace howdah::match {

using Opening = std::vector<std::string>; // the moves

/// One opening per line, its moves separated by spaces; empty lines and lines that begin with '#'
/// are skipped. An error names the line.
[[nodiscard]] Expected<std::vector<Opening>> read_openings(std::istream& in, const AnyState& start);

/// That many random legal moves that do not end the game. The same for the same seed and index.
[[nodiscard]] Expected<Opening> random_opening(const AnyState& start, int plies, std::uint64_t seed,
                                               std::size_t index);

} // namespace howdah::match
