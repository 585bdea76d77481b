#include "engine/siam/knowledge.hpp"

namespace howdah::siam {

// Tuned by matches between adjacent levels; docs/strength.md has the results.
Strength Knowledge::strength(int level) noexcept {
  constexpr std::array<Strength, kMaxLevel> kLevels = {{
      {.depth = 1, .noise = 2500, .quiescence = false},
      {.depth = 1, .noise = 100, .quiescence = false},
      {.depth = 2, .noise = 3000, .quiescence = false},
      {.depth = 2, .noise = 300, .quiescence = false},
      {.depth = 2, .noise = 150},
      {.depth = 3, .noise = 100},
      {.depth = 4, .noise = 30},
      {.depth = 6},
      {.depth = 8},
      {},
  }};
  return kLevels[static_cast<std::size_t>(level - kMinLevel)];
}

} // namespace howdah::siam
