// The board of the playouts, for three and four players in the first phase: triangles are only
// added, so a figure that is dead to a player stays dead, and one bit is enough for that. Filled
// cells are not counted beyond three, since a complete figure ends the playout.
//
//      filled   ones twos          open  = three filled, alive
//        0       0    0            half  = two filled, alive
//        1       1    0            begun = one filled, alive
//        2       0    1
//        3       1    1
#pragma once

#include "games/samliam/position.hpp"
#include "games/samliam/setting.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace howdah::samliam {

template <int kPlayers, int kLanes>
class MultiplayerBoard {
public:
  static constexpr std::size_t kWords = static_cast<std::size_t>(kLanes) * kLaneWords;
  using Words = std::array<std::uint64_t, kWords>;

  MultiplayerBoard(const FigureTable& table, const Position& position) noexcept
      : table_(&table), cells_(position.cells), mover_(position.mover) {
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      Side& side = side_of(seat);
      const FigureCounts* const counts = position.counts_of(seat);
      std::uint64_t open = 0;
      for (std::size_t i = 0; i < kWords; ++i) {
        const auto& lane = counts[i / kLaneWords];
        const auto word = i % kLaneWords;
        side.ones[i] = lane.filled.ones[word];
        side.twos[i] = lane.filled.twos[word];
        side.dead[i] = lane.dead.ones[word] | lane.dead.twos[word] | lane.dead.fours[word];
        open |= side.ones[i] & side.twos[i] & ~side.dead[i];
      }
      side.is_open = open != 0;
    }
  }

  [[nodiscard]] Seat mover() const noexcept { return mover_; }
  [[nodiscard]] static constexpr Seat after(Seat seat) noexcept {
    return seat + 1 == kPlayers ? 0 : seat + 1;
  }
  [[nodiscard]] CellContent at(Cell cell) const noexcept {
    return cells_[static_cast<std::size_t>(cell)];
  }
  [[nodiscard]] const FigureTable& figures() const noexcept { return *table_; }

  [[nodiscard]] bool has_open(Seat seat) const noexcept { return side_of(seat).is_open; }

  // The words of those sets.
  [[nodiscard]] std::uint64_t open(Seat seat, std::size_t i) const noexcept {
    const Side& side = side_of(seat);
    return side.ones[i] & side.twos[i] & ~side.dead[i];
  }
  [[nodiscard]] std::uint64_t half(Seat seat, std::size_t i) const noexcept {
    const Side& side = side_of(seat);
    return ~side.ones[i] & side.twos[i] & ~side.dead[i];
  }
  [[nodiscard]] std::uint64_t begun(Seat seat, std::size_t i) const noexcept {
    const Side& side = side_of(seat);
    return side.ones[i] & ~side.twos[i] & ~side.dead[i];
  }
  [[nodiscard]] std::uint64_t untouched(Seat seat, std::size_t i) const noexcept {
    const Side& side = side_of(seat);
    return ~(side.ones[i] | side.twos[i] | side.dead[i]);
  }

  /// The figures in which a player's placement fills a cell.
  [[nodiscard]] const Lane* filled_by(Point placement, Seat seat) const noexcept {
    const CellContent content = at(cell_of(placement));
    const bool beside_own = content.single() && content.single_owner() == seat;
    return beside_own ? table_->through_all_but_opposite(placement) : table_->through(placement);
  }
  /// The figures that die to `victim` with a placement of another player.
  [[nodiscard]] const Lane* killed_by(Point placement, Seat victim) const noexcept {
    const CellContent content = at(cell_of(placement));
    const bool most = content.empty() || content.single_owner() == victim;
    return most ? table_->through_all_but_opposite(placement) : table_->through(placement);
  }

  [[nodiscard]] bool fills_point(Point point, Seat seat) const noexcept {
    return fills(at(cell_of(point)), corner_of(point), seat);
  }
  /// Where a player has to place a triangle to fill a point that is not dead.
  [[nodiscard]] Point placement_for(Point point, Seat seat) const noexcept {
    const CellContent content = at(cell_of(point));
    if (content.empty() || content.single_owner() != seat) return point;
    return point_at(cell_of(point), content.free_corner());
  }

  /// The mover places a triangle where the cell accepts it; the turn passes on. True when that
  /// completes a figure.
  bool place(Point point) noexcept {
    const CellContent content = at(cell_of(point));
    const Seat other = content.empty() ? kNobody : content.single_owner();
    const Lane* const corner_only = table_->through(point);
    const Lane* const all_but_opposite = table_->through_all_but_opposite(point);
    std::uint64_t complete = 0;
    for (Seat seat = 0; seat < kPlayers; ++seat) {
      Side& side = side_of(seat);
      std::uint64_t open = 0;
      if (seat == mover_) {
        const Lane* const filled = other == seat ? all_but_opposite : corner_only;
        for (std::size_t i = 0; i < kWords; ++i) {
          const auto changed = filled[i / kLaneWords][i % kLaneWords];
          const auto carry = side.ones[i] & changed;
          complete |= carry & side.twos[i];
          side.twos[i] ^= carry;
          side.ones[i] ^= changed;
          open |= side.ones[i] & side.twos[i] & ~side.dead[i];
        }
      } else {
        const bool most = other == kNobody || other == seat;
        const Lane* const killed = most ? all_but_opposite : corner_only;
        for (std::size_t i = 0; i < kWords; ++i) {
          side.dead[i] |= killed[i / kLaneWords][i % kLaneWords];
          open |= side.ones[i] & side.twos[i] & ~side.dead[i];
        }
      }
      side.is_open = open != 0;
    }
    cells_[static_cast<std::size_t>(cell_of(point))] = content.with(corner_of(point), mover_);
    mover_ = after(mover_);
    return complete != 0;
  }

private:
  struct Side {
    Words ones;
    Words twos;
    Words dead;
    bool is_open;
  };

  [[nodiscard]] Side& side_of(Seat seat) noexcept { return sides_[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] const Side& side_of(Seat seat) const noexcept {
    return sides_[static_cast<std::size_t>(seat)];
  }

  const FigureTable* table_;
  std::array<Side, static_cast<std::size_t>(kPlayers)> sides_;
  std::array<CellContent, kCells> cells_;
  Seat mover_;
};

/// Calls `visit` with the board of a position with three or four players.
decltype(auto) with_multiplayer_board(const Setting& setting, const Position& position,
                                      auto&& visit) {
  const FigureTable& figures = *setting.figures;
  if (position.players == 3) return visit(MultiplayerBoard<3, 3>(figures, position));
  if (position.lanes == 5) return visit(MultiplayerBoard<4, 5>(figures, position));
  return visit(MultiplayerBoard<4, 6>(figures, position));
}

/// A word of a figure set that is given as lanes.
[[nodiscard]] inline std::uint64_t word_of(const Lane* lanes, std::size_t i) noexcept {
  return lanes[i / kLaneWords][i % kLaneWords];
}

} // namespace howdah::samliam
