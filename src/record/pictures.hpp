// Export of a game: pictures of its positions, or one self-contained page that replays it.
#pragma once

#include "record/record.hpp"

#include <string>
#include <vector>

namespace howdah::record {

/// An SVG picture of every position, the start first. The moves must be legal.
[[nodiscard]] std::vector<std::string> pictures_of(const Record& record);

/// One HTML file that needs nothing else: the board, the moves with their marks and comments, the
/// tags; buttons and keys; English and French. The moves must be legal.
[[nodiscard]] std::string replay_page(const Record& record);

} // namespace howdah::record
