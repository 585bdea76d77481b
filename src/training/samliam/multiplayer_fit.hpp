// Fits the weights of the evaluation for three and four players to samples.
#pragma once

#include "training/regression.hpp"
#include "training/samliam/multiplayer_self_play.hpp"

#include <span>

namespace howdah::samliam {

inline constexpr FitPlan kUsualMultiplayerFit{
    .trust_in_games = 0.7F, .step = 0.03F, .decay = 1e-4F};

[[nodiscard]] SeatWeights fit_multiplayer(std::span<const MultiplayerSample> samples, int players,
                                          const FitPlan& plan, const FitListener& report);

} // namespace howdah::samliam
