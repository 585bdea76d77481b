// When a search has to end: its limits turned into one question that is asked often.
#pragma once

#include "engine/limits.hpp"

#include <chrono>
#include <cstdint>

namespace howdah {

class Budget {
public:
  using Clock = std::chrono::steady_clock;

  Budget() = default;
  Budget(const SearchLimits& limits, Seat mover, Clock::time_point start);

  [[nodiscard]] int depth() const noexcept { return depth_; }
  [[nodiscard]] std::chrono::milliseconds elapsed() const noexcept {
    return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - start_);
  }
  /// The search must stop now.
  [[nodiscard]] bool is_used_up(std::uint64_t nodes) const noexcept {
    return nodes >= nodes_ || (hard_ && Clock::now() - start_ >= *hard_);
  }
  /// Another iteration is unlikely to end in time. An unstable best move gets more time.
  [[nodiscard]] bool is_not_worth_more(int best_move_changes) const noexcept;

private:
  Clock::time_point start_{};
  int depth_ = kMaxDepth;
  std::uint64_t nodes_ = UINT64_MAX;
  std::optional<Clock::duration> hard_{};
  std::optional<Clock::duration> soft_{}; // only when playing on a clock
};

} // namespace howdah
