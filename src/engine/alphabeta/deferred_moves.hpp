// The moves of a node that another thread was searching when it was their turn
// (moves_in_progress.hpp): they are searched last.
#pragma once

#include "core/fixed_list.hpp"

#include <cstddef>

namespace howdah {

/// A move to be searched, and its index in the order.
template <class Move>
struct RankedMove {
  Move move;
  int index;
};

template <class Move>
class DeferredMoves {
public:
  /// False when there is no room: then the move is searched now.
  [[nodiscard]] bool add(RankedMove<Move> move) noexcept {
    if (moves_.size() == moves_.capacity()) return false;
    moves_.push_back(move);
    return true;
  }
  [[nodiscard]] bool all_taken() const noexcept { return taken_ == moves_.size(); }
  /// In the order in which they were added.
  [[nodiscard]] RankedMove<Move> take() noexcept { return moves_[taken_++]; }

private:
  FixedList<RankedMove<Move>, 16> moves_;
  std::size_t taken_ = 0;
};

} // namespace howdah
