// The settings in which the callers of a game in play differ.
#pragma once

#include <chrono>
#include <cstdint>

namespace howdah::play {

struct Policy {
  /// Whether clocks run from the first move, or only once every seat has moved.
  bool times_first_moves = true;
  bool times_engines = true;
  /// Whether the engine is asked when a draw is offered; else such an offer is refused.
  bool engines_judge_draws = true;
  /// How much later than the clock allows a move may come: programs and pipes take time too.
  std::chrono::milliseconds margin{0};
  /// A game of that many moves without a winner is a draw; 0 for no limit.
  std::uint32_t ply_limit = 0;

  friend bool operator==(const Policy&, const Policy&) = default;
};

} // namespace howdah::play
