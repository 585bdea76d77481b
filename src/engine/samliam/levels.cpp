#include "engine/samliam/knowledge.hpp"

namespace howdah::samliam {

// Tuned by matches between adjacent levels; docs/strength.md has the results.
Strength Knowledge::strength(int level) noexcept {
  constexpr std::array<Strength, kMaxLevel> kLevels = {{
      {.depth = 1, .noise = 4000, .quiescence = false, .forced_moves = 0},
      {.depth = 1, .noise = 600, .quiescence = false, .forced_moves = 0},
      {.depth = 1, .noise = 3500, .quiescence = false, .forced_moves = 1},
      {.depth = 1, .noise = 300, .quiescence = false, .forced_moves = 1},
      {.depth = 1, .noise = 700, .forced_moves = 2},
      {.depth = 1, .noise = 500, .forced_moves = 3},
      {.depth = 1, .noise = 300, .forced_moves = 5},
      {.depth = 1, .noise = 150, .forced_moves = 7},
      {.depth = 2, .noise = 100, .forced_moves = 10},
      {},
  }};
  return kLevels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::samliam
