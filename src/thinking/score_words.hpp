// Scores in words for people.
#pragma once

#include "core/language.hpp"
#include "engine/score.hpp"

#include <string>

namespace howdah {

/// "1 ply", "3 plies".
[[nodiscard]] std::string plies_words(int plies, Language language);

/// "+0.35", "win in 5 plies", "loss in 4 plies".
[[nodiscard]] std::string score_words(Score score, Language language);

} // namespace howdah
