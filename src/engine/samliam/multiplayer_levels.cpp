#include "engine/samliam/multiplayer_knowledge.hpp"

#include <array>

namespace howdah::samliam {

// Tuned by matches between adjacent levels; docs/strength.md has the results.
MctsStrength MultiplayerKnowledge::strength(int level) const noexcept {
  using Levels = std::array<MctsStrength, kMaxLevel>;
  constexpr Levels kOfThree = {{
      {.playouts = 16, .noise = 70, .attention = 0, .sees_forced_wins = false},
      {.playouts = 16, .noise = 30, .attention = 0, .sees_forced_wins = false},
      {.playouts = 16, .noise = 1.2F, .sees_forced_wins = false},
      {.playouts = 48, .sees_forced_wins = false},
      {.playouts = 128, .sees_forced_wins = false},
      {.playouts = 256, .sees_forced_wins = false},
      {.playouts = 448, .sees_forced_wins = false},
      {.playouts = 800, .sees_forced_wins = false},
      {.playouts = 4'000},
      {},
  }};
  // Beyond some hundred playouts strength with four players grows little.
  constexpr Levels kOfFour = {{
      {.playouts = 16, .noise = 1'000, .sees_forced_wins = false},
      {.playouts = 16, .noise = 200, .sees_forced_wins = false},
      {.playouts = 16, .noise = 102, .sees_forced_wins = false},
      {.playouts = 16, .noise = 56, .sees_forced_wins = false},
      {.playouts = 16, .noise = 37, .sees_forced_wins = false},
      {.playouts = 16, .noise = 19, .sees_forced_wins = false},
      {.playouts = 16, .noise = 1, .sees_forced_wins = false},
      {.playouts = 64, .sees_forced_wins = false},
      {.playouts = 144, .sees_forced_wins = false},
      {},
  }};
  const Levels& levels = game_.players() == 3 ? kOfThree : kOfFour;
  return levels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::samliam
