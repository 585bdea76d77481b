// Verdicts in words, and the data behind them for pages that draw arrows.
#pragma once

#include "games/explanation.hpp"
#include "games/siam/verdict.hpp"

namespace howdah::siam {

[[nodiscard]] Explanation put_in_words(const Position& position, const Rules& rules,
                                       WrittenMove written, const Verdict& verdict);

} // namespace howdah::siam
