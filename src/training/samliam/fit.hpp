// Fits weights to samples: logistic regression, so that a position's estimate, as a logit,
// foretells the mover's score.
#pragma once

#include "training/samliam/samples.hpp"

#include <functional>
#include <span>

namespace howdah::samliam {

struct Fit {
  int epochs = 12;
  /// How much a sample's truth is the game's end; the rest is the search's opinion.
  float trust_in_games = 0.7F;
  float step = 0.05F;
  /// How strongly numbers that few samples speak of are held near zero.
  float decay = 1e-3F;
  std::uint64_t seed = 1;
};

struct FitReport {
  int epoch;
  double loss;          // on what was learnt from
  double held_out_loss; // on every tenth stretch of samples, which was not
};

/// Begins from nothing. The result is rounded to whole parts of a logit.
[[nodiscard]] BoardWeights fit(std::span<const Sample> samples, const Fit& plan,
                               const std::function<void(const FitReport&)>& report);

} // namespace howdah::samliam
