#include "games/samliam/position.hpp"

namespace howdah::samliam {
namespace {

/// Counts for one triangle that comes to, or leaves, a cell which holds `others` without it.
///
/// Let c be the triangle's corner. For every player the points of the cell that change are either
/// c alone or all but the opposite of c:
///
///   others              its owner fills    other players lose
///   nothing             c                  all but the opposite of c
///   own triangle        all but opposite   c, the one that was left to them
///   foreign triangle    c                  its owner: all but the opposite; the rest: c
template <int kLanes, class Change>
void count_lanes(const FigureTable& figures, Position& position, Point point, Seat seat,
                 CellContent others, Change change) noexcept {
  const Lane* const corner_only = figures.through(point);
  const Lane* const all_but_opposite = figures.through_all_but_opposite(point);
  const Seat other = others.empty() ? kNobody : others.single_owner();
  FigureCounts* counts = position.counts.data();
  for (Seat player = 0; player < figures.players(); ++player, counts += kLanes) {
    const bool own = player == seat;
    const bool most = own ? other == seat : (other == kNobody) | (other == player);
    const Lane* const changed = most ? all_but_opposite : corner_only;
    const auto tally = own ? &FigureCounts::filled : &FigureCounts::dead;
    for (int lane = 0; lane < kLanes; ++lane) change(counts[lane].*tally, changed[lane]);
  }
}

/// Calls `count_lanes` for the table's number of lanes: known when compiled, it keeps the counters
/// in registers and the loops unrolled.
void count(const FigureTable& figures, Position& position, Point point, Seat seat,
           CellContent others, auto change) noexcept {
  switch (figures.lanes()) {
  case 1: return count_lanes<1>(figures, position, point, seat, others, change);
  case 2: return count_lanes<2>(figures, position, point, seat, others, change);
  case 3: return count_lanes<3>(figures, position, point, seat, others, change);
  case 5: return count_lanes<5>(figures, position, point, seat, others, change);
  default: return count_lanes<kMostLanes>(figures, position, point, seat, others, change);
  }
}

} // namespace

Position empty_position(const FigureTable& figures, int size) noexcept {
  Position position{};
  position.players = static_cast<std::uint8_t>(figures.players());
  position.lanes = static_cast<std::uint8_t>(figures.lanes());
  position.empty_cells = static_cast<std::uint8_t>(size * size);
  position.key = mover_key(0);
  return position;
}

void put_triangle(const FigureTable& figures, Position& position, Point point, Seat seat) noexcept {
  auto& content = position.cells[static_cast<std::size_t>(cell_of(point))];
  count(figures, position, point, seat, content,
        [](Tally& tally, const Lane& changed) { tally.count_up(changed); });
  if (content.empty()) {
    --position.empty_cells;
    ++position.single_cells;
  } else {
    --position.single_cells;
  }
  content = content.with(corner_of(point), seat);
  ++position.on_board[static_cast<std::size_t>(seat)];
  position.key ^= triangle_key(seat, point);
}

void take_triangle(const FigureTable& figures, Position& position, Point point,
                   Seat seat) noexcept {
  auto& content = position.cells[static_cast<std::size_t>(cell_of(point))];
  content = content.without(corner_of(point));
  count(figures, position, point, seat, content,
        [](Tally& tally, const Lane& changed) { tally.count_down(changed); });
  if (content.empty()) {
    ++position.empty_cells;
    --position.single_cells;
  } else {
    ++position.single_cells;
  }
  --position.on_board[static_cast<std::size_t>(seat)];
  position.key ^= triangle_key(seat, point);
}

void set_bars(Position& position, Seat seat, const CellSet& cells) noexcept {
  auto& bars = position.bars[static_cast<std::size_t>(seat)];
  const auto flip = [&](Cell cell) { position.key ^= bar_key(seat, cell); };
  bars.for_each(flip);
  cells.for_each(flip);
  bars = cells;
}

} // namespace howdah::samliam
