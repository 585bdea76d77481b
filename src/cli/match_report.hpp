// What `howdah match` prints at its end.
#pragma once

#include "games/any_game.hpp"
#include "match/match.hpp"
#include "match/tally.hpp"

#include <nlohmann/json_fwd.hpp>

#include <optional>
#include <string>

namespace howdah::cli {

struct MatchReport {
  const AnyGame& game;
  const match::MatchPlan& plan;
  const match::Tally& tally;
  std::optional<match::SprtHypotheses> sprt{};
};

/// The summary for people, in lines with their ends.
[[nodiscard]] std::string match_text(const MatchReport& report, Language language);

/// Adds what the summary says to a document.
void add_match(nlohmann::ordered_json& document, const MatchReport& report);

} // namespace howdah::cli
