// Fits the weights of the evaluation to samples.
#pragma once

#include "training/regression.hpp"
#include "training/samliam/self_play.hpp"

namespace howdah::samliam {

inline constexpr FitPlan kUsualFit{.trust_in_games = 0.7F, .step = 0.05F, .decay = 1e-3F};

/// Starts from zero. The result is rounded to whole parts of a logit.
[[nodiscard]] BoardWeights fit(std::span<const Sample> samples, const FitPlan& plan,
                               const FitListener& report);

} // namespace howdah::samliam
