#include "engine/samliam/table_knowledge.hpp"

#include <array>

namespace howdah::samliam {

// Set by matches between neighbours; docs/strength.md has the results.
TableStrength TableKnowledge::strength(int level) const noexcept {
  using Levels = std::array<TableStrength, kMaxLevel>;
  constexpr Levels kOfThree = {{
      {.playouts = 16, .blur = 30, .attention = 0, .sees_forced_wins = false},
      {.playouts = 16, .blur = 1.2F, .sees_forced_wins = false},
      {.playouts = 48, .sees_forced_wins = false},
      {.playouts = 128, .sees_forced_wins = false},
      {.playouts = 256, .sees_forced_wins = false},
      {.playouts = 448, .sees_forced_wins = false},
      {.playouts = 800, .sees_forced_wins = false},
      {.playouts = 6'400},
      {.playouts = 25'600},
      {},
  }};
  constexpr Levels kOfFour = {{
      {.playouts = 16, .blur = 150, .sees_forced_wins = false},
      {.playouts = 16, .blur = 60, .sees_forced_wins = false},
      {.playouts = 16, .blur = 29, .sees_forced_wins = false},
      {.playouts = 16, .blur = 12, .sees_forced_wins = false},
      {.playouts = 16, .blur = 1, .sees_forced_wins = false},
      {.playouts = 64, .sees_forced_wins = false},
      {.playouts = 160, .sees_forced_wins = false},
      {.playouts = 480, .sees_forced_wins = false},
      {.playouts = 6'400},
      {},
  }};
  const Levels& levels = game_.players() == 3 ? kOfThree : kOfFour;
  return levels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::samliam
