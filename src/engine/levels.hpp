// The ten levels. A lower one sees less: it looks fewer plies ahead, and its eye for a position is
// blurred. It never throws a game away on purpose: what it sees, it plays as well as it can.
#pragma once

#include "engine/limits.hpp"

#include <array>

namespace howdah {

struct Strength {
  int depth = kMaxDepth;
  /// Estimates are wrong by up to this much, in parts of a logit; the same for a position all
  /// through a search.
  int blur = 0;
  /// Whether forced lines are followed beyond the depth.
  bool quiescence = true;
  /// How many forcing moves in a row are followed, in games where they make long sequences.
  int forced_moves = kMaxDepth;
};

} // namespace howdah
