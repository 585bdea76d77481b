// Scores inside the search: one integer, so that a comparison is one instruction.
//
//   -32000 ... -30001 | -30000 ... 30000 | 30001 ... 32000
//      proved losses  |     estimates    |   proved wins
//
// kWin - n is a win with the n-th ply after the root of the search, and so on. In the table,
// distances count from the stored position instead.
#pragma once

#include "engine/score.hpp"

#include <algorithm>

namespace howdah {

using Value = int;

inline constexpr Value kWin = 32'000;
inline constexpr Value kMaxEstimate = 30'000;
inline constexpr Value kInfinity = 32'001;
inline constexpr Value kDraw = 0;
/// No search goes deeper, extensions and quiescence included.
inline constexpr int kMaxPlies = 240;

[[nodiscard]] constexpr Value win_at(int ply) noexcept {
  return kWin - ply;
}
[[nodiscard]] constexpr Value loss_at(int ply) noexcept {
  return ply - kWin;
}
[[nodiscard]] constexpr bool is_proved_win(Value value) noexcept {
  return value > kMaxEstimate;
}
[[nodiscard]] constexpr bool is_proved_loss(Value value) noexcept {
  return value < -kMaxEstimate;
}
[[nodiscard]] constexpr bool is_proved(Value value) noexcept {
  return is_proved_win(value) || is_proved_loss(value);
}
/// Clamps a value to the range of estimates.
[[nodiscard]] constexpr Value as_estimate(Value value) noexcept {
  return std::clamp(value, -kMaxEstimate, kMaxEstimate);
}

[[nodiscard]] constexpr Value to_table(Value value, int ply) noexcept {
  if (is_proved_win(value)) return value + ply;
  return is_proved_loss(value) ? value - ply : value;
}
[[nodiscard]] constexpr Value from_table(Value value, int ply) noexcept {
  if (is_proved_win(value)) return value - ply;
  return is_proved_loss(value) ? value + ply : value;
}

/// Estimates count in parts of a logit: at this many the odds are e to 1, about 73 %.
inline constexpr Value kLogit = 256;

[[nodiscard]] constexpr Score to_score(Value value) noexcept {
  if (is_proved_win(value)) return Score::win_in(kWin - value);
  if (is_proved_loss(value)) return Score::loss_in(value + kWin);
  return Score::estimate(value * 100 / kLogit);
}

} // namespace howdah
