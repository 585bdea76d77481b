// The moves of a position that another thread was busy with when it was their turn
// (busy_moves.hpp).
#pragma once

#include "core/fixed_list.hpp"

#include <cstddef>

namespace howdah {

/// A move whose turn it is to be searched, and its place in the order.
template <class Move>
struct Turn {
  Move move;
  int place;
};

template <class Move>
class MovesPutOff {
public:
  /// False when there is no room.
  [[nodiscard]] bool add(Turn<Move> turn) noexcept {
    if (turns_.size() == turns_.capacity()) return false;
    turns_.push_back(turn);
    return true;
  }
  [[nodiscard]] bool are_done() const noexcept { return taken_ == turns_.size(); }
  [[nodiscard]] Turn<Move> take() noexcept { return turns_[taken_++]; }

private:
  FixedList<Turn<Move>, 16> turns_;
  std::size_t taken_ = 0;
};

} // namespace howdah
