#include "games/samliam/threats.hpp"

#include <array>

namespace howdah::samliam {
namespace {

[[nodiscard]] bool fills_point(const Position& position, Point point, Seat seat) noexcept {
  return fills(position.at(cell_of(point)), corner_of(point), seat);
}

/// Whether the player's open figures ask for all four corners of one empty cell.
[[nodiscard]] bool needs_four_corners(const FigureTable& figures, const Position& position,
                                      Seat seat) noexcept {
  std::array<std::uint8_t, kCells> needed{};
  bool all_four = false;
  for_each_open_figure(position, seat, [&](int figure) {
    const Point point = missing_point(position, figures[figure], seat);
    if (!position.at(cell_of(point)).empty()) return;
    auto& corners = needed[static_cast<std::size_t>(cell_of(point))];
    corners |= static_cast<std::uint8_t>(1U << static_cast<unsigned>(corner_of(point)));
    all_four |= corners == 0b1111;
  });
  return all_four;
}

} // namespace

Point missing_point(const Position& position, const Figure& figure, Seat seat) noexcept {
  for (const Point point : figure.points) {
    if (!fills_point(position, point, seat)) return point;
  }
  return kNoPoint;
}

Point placement_for(const Position& position, Point point, Seat seat) noexcept {
  const CellContent content = position.at(cell_of(point));
  if (content.empty() || content.single_owner() != seat) return point;
  return point_at(cell_of(point), content.free_corner());
}

CellSet missing_cells(const FigureTable& figures, const Position& position, Seat seat) noexcept {
  CellSet cells;
  for_each_open_figure(position, seat, [&](int figure) {
    cells.insert(cell_of(missing_point(position, figures[figure], seat)));
  });
  return cells;
}

CellSet double_threat_cells(const FigureTable& figures, const Position& position,
                            Seat seat) noexcept {
  // By placement: the missing cell of the first figure it would open.
  constexpr std::uint8_t kNone = 255;
  std::array<std::uint8_t, kPoints> first_missing;
  first_missing.fill(kNone);
  CellSet found;
  const auto note = [&](Point filled, Point missing) {
    const Point placement = placement_for(position, filled, seat);
    auto& first = first_missing[static_cast<std::size_t>(placement)];
    const auto cell = static_cast<std::uint8_t>(cell_of(missing));
    if (first == kNone) first = cell;
    if (first != cell) found.insert(cell_of(placement));
  };
  const FigureCounts* const counts = position.counts_of(seat);
  for (int lane = 0; lane < position.lanes; ++lane) {
    for_each_figure(counts[lane].half_filled(), lane, [&](int figure) {
      std::array<Point, 4> unfilled{}; // two of them
      std::size_t count = 0;
      for (const Point point : figures[figure].points) {
        unfilled[count] = point;
        count += fills_point(position, point, seat) ? 0U : 1U;
      }
      note(unfilled[0], unfilled[1]);
      note(unfilled[1], unfilled[0]);
    });
  }
  return found.without(position.barred_to(seat));
}

bool has_song(const FigureTable& figures, const Position& position, Seat seat) noexcept {
  return !has_open_figure(position, seat) && !double_threat_cells(figures, position, seat).empty();
}

bool has_win(const FigureTable& figures, const Position& position, Seat seat) noexcept {
  if (!has_open_figure(position, seat)) return false;
  for (Seat other = 0; other < position.players; ++other) {
    if (other != seat && has_open_figure(position, other)) return false;
  }
  const int opponents = position.players - 1;
  if (missing_cells(figures, position, seat).size() > opponents) return true;
  return opponents == 1 && needs_four_corners(figures, position, seat);
}

} // namespace howdah::samliam
