// Fits the weights of the evaluation to samples.
#pragma once

#include "training/regression.hpp"
#include "training/siam/self_play.hpp"

namespace howdah::siam {

inline constexpr FitPlan kUsualFit{.trust_in_games = 0.5F, .step = 0.1F, .decay = 2e-3F};

/// Starts from zero. The result is rounded to whole parts of a logit.
[[nodiscard]] std::unique_ptr<Weights> fit(std::span<const Sample> samples, const FitPlan& plan,
                                           const FitListener& report);

} // namespace howdah::siam
