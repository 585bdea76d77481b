#include "engine/pie.hpp"

#include "core/random.hpp"
#include "engine/limits.hpp"

#include <algorithm>
#include <cstdlib>
#include <limits>
#include <vector>

namespace howdah {
namespace {

constexpr int kProved = 10'000; // beyond every estimate
/// Moves this much less balanced than the best one, in hundredths of a logit, are played too.
constexpr int kVariety = 15;
/// Noise on a value for each level below the highest, either way.
constexpr int kNoisePerLevel = 25;

int value_of(Score score) {
  if (score.is_proved()) return score.is_win() ? kProved : -kProved;
  return score.centi();
}

int noisy(int value, int level, Random& random) {
  const int most = kNoisePerLevel * (kMaxLevel - level);
  if (most == 0) return value;
  return value + static_cast<int>(random.below(static_cast<std::uint32_t>(2 * most + 1))) - most;
}

} // namespace

std::size_t choose_first_move(std::span<const Score> scores, int level, std::uint64_t seed) {
  Random random(seed);
  std::vector<int> imbalances;
  imbalances.reserve(scores.size());
  int best = std::numeric_limits<int>::max();
  for (const auto score : scores) {
    imbalances.push_back(std::abs(noisy(value_of(score), level, random)));
    best = std::min(best, imbalances.back());
  }
  std::vector<std::size_t> candidates;
  for (std::size_t i = 0; i < imbalances.size(); ++i) {
    if (imbalances[i] - best <= kVariety) candidates.push_back(i);
  }
  return candidates[random.below(static_cast<std::uint32_t>(candidates.size()))];
}

bool should_swap(Score score, int level, std::uint64_t seed) {
  Random random(seed);
  return noisy(value_of(score), level, random) < 0;
}

} // namespace howdah
