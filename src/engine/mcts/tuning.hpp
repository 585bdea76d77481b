// The numbers of the tree search, in one place.
#pragma once

#include <cstddef>
#include <cstdint>

namespace howdah {

struct TreeTuning {
  /// Lowered in self-play: 57 to 59 % of decided games against more exploration.
  float exploration = 0.45F;
  /// Before its first visit a move is expected to bring this part of what its player has now
  /// (hand-set).
  float first_play_urgency = 0.8F;
  std::uint32_t visits_before_expansion = 4; // hand-set
  std::size_t widest = 40;                   // hand-set: moves a node keeps below the root
};

} // namespace howdah
