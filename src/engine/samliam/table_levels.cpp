#include "engine/samliam/table_knowledge.hpp"

#include <array>

namespace howdah::samliam {

// Set by matches between neighbours; docs/strength.md has the results.
TableStrength TableKnowledge::strength(int level) const noexcept {
  using Levels = std::array<TableStrength, kMaxLevel>;
  // Players who overlook what the others build leave the game open, which is more fun among
  // beginners. Not with four: whoever minds the others then loses the race to those who do not.
  constexpr Levels kOfThree = {{
      {.playouts = 16, .blur = 8, .attention = 0, .sees_forced_wins = false},
      {.playouts = 48, .blur = 1, .attention = 0, .sees_forced_wins = false},
      {.playouts = 96, .attention = 0, .sees_forced_wins = false},
      {.playouts = 320, .attention = 0, .sees_forced_wins = false},
      {.playouts = 1'000, .sees_forced_wins = false},
      {.playouts = 2'500},
      {.playouts = 6'000},
      {.playouts = 14'000},
      {.playouts = 32'000},
      {},
  }};
  constexpr Levels kOfFour = {{
      {.playouts = 16, .blur = 20, .sees_forced_wins = false},
      {.playouts = 16, .blur = 6, .sees_forced_wins = false},
      {.playouts = 24, .blur = 2.8F, .sees_forced_wins = false},
      {.playouts = 72, .blur = 0.6F, .sees_forced_wins = false},
      {.playouts = 176, .sees_forced_wins = false},
      {.playouts = 900},
      {.playouts = 3'000},
      {.playouts = 9'000},
      {.playouts = 30'000},
      {},
  }};
  const Levels& levels = game_.players() == 3 ? kOfThree : kOfFour;
  return levels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::samliam
