// The tuned constants of the tree search.
#pragma once

#include <cstddef>
#include <cstdint>

namespace howdah {

struct TreeTuning {
  /// Lowered in self-play: 57 to 59 % of decided games against more exploration.
  float exploration = 0.45F;
  /// First-play urgency: an unvisited move is expected to score this part of the player's current
  /// expected score (hand-set).
  float first_play_urgency = 0.8F;
  std::uint32_t visits_before_expansion = 4; // hand-set
  std::size_t widest = 40;                   // hand-set: moves a node keeps below the root
};

} // namespace howdah
