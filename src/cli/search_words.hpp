// What a search found, in words for people and as JSON.
#pragma once

#include "core/language.hpp"
#include "thinking/latest_reports.hpp"
#include "thinking/score_words.hpp"

#include <nlohmann/json_fwd.hpp>

#include <string>

namespace howdah::cli {

/// "depth 8, +0.35: @a1e @e1w".
[[nodiscard]] std::string report_words(const SearchReport& report, Language language);

/// {"cp": 35}, {"win": 5} or {"loss": 4}.
[[nodiscard]] nlohmann::ordered_json score_json(Score score);
[[nodiscard]] nlohmann::ordered_json report_json(const SearchReport& report);

} // namespace howdah::cli
