#include "engine/siam/knowledge.hpp"

namespace howdah::siam {

// Set by matches between neighbours; docs/strength.md has the results.
Strength Knowledge::strength(int level) noexcept {
  constexpr std::array<Strength, kMaxLevel> kLevels = {{
      {.depth = 1, .blur = 600, .quiescence = false},
      {.depth = 1, .blur = 250, .quiescence = false},
      {.depth = 2, .blur = 250, .quiescence = false},
      {.depth = 2, .blur = 150},
      {.depth = 3, .blur = 100},
      {.depth = 4, .blur = 50},
      {.depth = 5},
      {.depth = 7},
      {.depth = 10},
      {},
  }};
  return kLevels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::siam
