// Time for the players: so much for the game, and some more with every move.
#pragma once

#include <chrono>

namespace howdah::play {

using std::chrono::milliseconds;

/// A moment, counted from whichever moment the caller chooses. A game in play is told the time.
using Instant = std::chrono::milliseconds;

struct ClockRules {
  milliseconds base{};
  milliseconds increment{};

  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

} // namespace howdah::play
