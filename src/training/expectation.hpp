// What a score says of the game's end, as a share of the point.
#pragma once

#include "engine/score.hpp"

#include <cmath>

namespace howdah {

[[nodiscard]] inline float chance_of(Score score) {
  if (score.is_win()) return 1.0F;
  if (score.is_loss()) return 0.0F;
  return 1.0F / (1.0F + std::exp(-static_cast<float>(score.centi()) / 100.0F));
}

} // namespace howdah
