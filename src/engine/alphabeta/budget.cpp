#include "engine/alphabeta/budget.hpp"

#include <algorithm>

namespace howdah {
namespace {

using std::chrono::milliseconds;

// Games last 30 to 40 plies per side among equals (docs/strength.md), mostly decided well before.
constexpr int kMovesToGo = 25;
/// The overhead of sending a move.
constexpr milliseconds kOverhead{20};

} // namespace

Budget::Budget(const SearchLimits& limits, Seat mover, Clock::time_point start) : start_(start) {
  if (limits.depth) depth_ = std::clamp(*limits.depth, 1, kMaxDepth);
  if (limits.nodes) nodes_ = *limits.nodes;
  if (limits.move_time) hard_ = *limits.move_time;
  const auto& clock = limits.clocks[static_cast<unsigned>(mover)];
  if (!clock) return;
  const auto left = std::max(clock->left - kOverhead, milliseconds{1});
  const auto share = std::min(left / kMovesToGo + clock->increment * 3 / 4, left / 2);
  soft_ = share;
  const Clock::duration most = std::min(share * 4, std::max(left / 3, milliseconds{1}));
  hard_ = hard_ ? std::min(*hard_, most) : most;
}

bool Budget::is_not_worth_more(int best_move_changes) const noexcept {
  if (!soft_) return false;
  const auto worth = *soft_ * (2 + std::min(best_move_changes, 4)) / 4;
  return Clock::now() - start_ >= worth;
}

} // namespace howdah
