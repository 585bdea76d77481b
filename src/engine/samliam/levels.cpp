#include "engine/samliam/knowledge.hpp"

namespace howdah::samliam {

// Set by matches between neighbours; docs/strength.md has the results.
Strength Knowledge::strength(int level) noexcept {
  constexpr std::array<Strength, kMaxLevel> kLevels = {{
      {.depth = 1, .blur = 600, .quiescence = false, .forced_moves = 0},
      {.depth = 1, .blur = 250, .quiescence = false, .forced_moves = 0},
      {.depth = 1, .blur = 150, .quiescence = false, .forced_moves = 1},
      {.depth = 1, .blur = 100, .forced_moves = 2},
      {.depth = 1, .blur = 100, .forced_moves = 3},
      {.depth = 1, .blur = 50, .forced_moves = 5},
      {.depth = 2, .blur = 50, .forced_moves = 8},
      {.depth = 2, .forced_moves = 12},
      {.depth = 3},
      {},
  }};
  return kLevels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::samliam
