#include "engine/samliam/weights.hpp"

namespace howdah::samliam {
namespace {

// In parts of a logit.
constexpr int kBegun = 8;
constexpr int kHalfFilled = 40;
constexpr int kOthersThreat = -150;

} // namespace

Weights figure_count_weights() {
  BoardWeights weights{};
  for (std::size_t i = 0; i < kFigureClasses; ++i) {
    weights[figure_feature(0, i, 1)] = kBegun;
    weights[figure_feature(0, i, 2)] = kHalfFilled;
    weights[figure_feature(1, i, 1)] = -kBegun;
    weights[figure_feature(1, i, 2)] = -kHalfFilled;
  }
  weights[kThreatened] = kOthersThreat;
  return {.nine = weights, .seven = weights};
}

} // namespace howdah::samliam
