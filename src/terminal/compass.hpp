// The ways of gestures as steps on a board: east and north count up.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace howdah::terminal {

struct Step {
  int east = 0;
  int north = 0;

  friend constexpr bool operator==(const Step&, const Step&) noexcept = default;
};

/// "ne" is one east and one north.
[[nodiscard]] constexpr Step step_of(std::string_view way) noexcept {
  Step step;
  for (const char letter : way) {
    step.east += letter == 'e' ? 1 : letter == 'w' ? -1 : 0;
    step.north += letter == 'n' ? 1 : letter == 's' ? -1 : 0;
  }
  return step;
}

[[nodiscard]] constexpr int dot(Step one, Step other) noexcept {
  return one.east * other.east + one.north * other.north;
}

/// The way that leads most in the direction asked for; among equals, the one nearest to the
/// present way. Nothing changes when no way leads there.
[[nodiscard]] inline std::string_view way_towards(const std::vector<std::string>& ways,
                                                  std::string_view present, Step direction) {
  std::string_view best = present;
  int best_score = 0;
  for (const auto& way : ways) {
    const Step step = step_of(way);
    const int towards = dot(step, direction);
    if (towards <= 0) continue;
    const int score = 8 * towards + dot(step, step_of(present)) + 4;
    if (score > best_score) {
      best = way;
      best_score = score;
    }
  }
  return best;
}

} // namespace howdah::terminal
