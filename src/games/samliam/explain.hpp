// What a move does, or why it is refused, in words and as data for pages that draw it.
#pragma once

#include "games/explanation.hpp"
#include "games/samliam/verdict.hpp"

namespace howdah::samliam {

[[nodiscard]] Explanation explain(const Setting& setting, const Position& position, Move move);

} // namespace howdah::samliam
