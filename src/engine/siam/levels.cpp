#include "engine/siam/knowledge.hpp"

namespace howdah::siam {

// Set by matches between neighbours; docs/strength.md has the results.
Strength Knowledge::strength(int level) noexcept {
  constexpr std::array<Strength, kMaxLevel> kLevels = {{
      {.depth = 1, .blur = 2500, .quiescence = false},
      {.depth = 1, .blur = 100, .quiescence = false},
      {.depth = 2, .blur = 3000, .quiescence = false},
      {.depth = 2, .blur = 300, .quiescence = false},
      {.depth = 2, .blur = 150},
      {.depth = 3, .blur = 100},
      {.depth = 4, .blur = 30},
      {.depth = 6},
      {.depth = 8},
      {},
  }};
  return kLevels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::siam
