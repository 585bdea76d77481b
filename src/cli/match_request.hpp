// From the options of `howdah match` to the plan of a match.
#pragma once

#include "cli/command.hpp"
#include "cli/request.hpp"
#include "match/match.hpp"
#include "match/statistics.hpp"

#include <optional>
#include <vector>

namespace howdah::cli {

[[nodiscard]] std::vector<Option> match_options();

/// Refuses what is wrong. The plan refers to the game and the start.
[[nodiscard]] match::MatchPlan match_plan(const Request& request, const AnyGame& game,
                                          const AnyState& start);

/// The hypotheses of --sprt, if it was given. Only two engines that play a game for two can be
/// tested.
[[nodiscard]] std::optional<match::SprtHypotheses> sprt_choice(const Request& request,
                                                               const match::MatchPlan& plan);

} // namespace howdah::cli
