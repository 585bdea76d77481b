// The ten levels. A lower one sees less: it searches fewer plies, with noise on its evaluation. It
// never errs on purpose: it plays the best move it finds.
#pragma once

#include "engine/limits.hpp"

#include <array>

namespace howdah {

struct Strength {
  int depth = kMaxDepth;
  /// Evaluation noise: up to this much either way, in parts of a logit; the same for a position all
  /// through a search.
  int noise = 0;
  /// Whether quiescence follows forced lines beyond the depth.
  bool quiescence = true;
  /// How many forcing moves in a row are followed, in games where they make long sequences.
  int forced_moves = kMaxDepth;
};

} // namespace howdah
