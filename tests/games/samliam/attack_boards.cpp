#include "tests/games/samliam/attack_boards.hpp"

#include "games/samliam/play.hpp"
#include "games/samliam/threats.hpp"

#include <algorithm>

namespace howdah::testing {

using namespace samliam; // NOLINT(google-build-using-namespace)

namespace {

/// Whether the player could still fill the point.
bool is_alive(const Position& position, Point point, Seat seat) {
  const CellContent content = position.at(cell_of(point));
  return content.empty() || (content.single() && content.single_owner() == seat) ||
         content.accepts(corner_of(point)) || fills(content, corner_of(point), seat);
}

bool shares_a_live_figure(const FigureTable& figures, const Position& position, Point point,
                          Seat seat) {
  for (int i = 0; i < figures.size(); ++i) {
    const auto& points = figures[i].points;
    if (std::ranges::find(points, point) != points.end() &&
        std::ranges::all_of(points, [&](Point p) { return is_alive(position, p, seat); }) &&
        std::ranges::any_of(
            points, [&](Point p) { return fills(position.at(cell_of(p)), corner_of(p), seat); })) {
      return true;
    }
  }
  return false;
}

void add_triangles(const SamLiam& game, Position& position, Seat seat, int count, bool together,
                   Random& random) {
  const auto& figures = *game.setting().figures;
  for (int tries = 0; position.triangles_of(seat) < count && tries < 10'000; ++tries) {
    const auto point = static_cast<Point>(random.below(kPoints));
    if (!game.setting().board.contains(cell_of(point))) continue;
    if (!position.at(cell_of(point)).accepts(corner_of(point))) continue;
    const bool first = position.triangles_of(seat) == 0;
    if (together && !first && !shares_a_live_figure(figures, position, point, seat)) continue;
    put_triangle(figures, position, point, seat);
  }
}

} // namespace

Position make_attack_board(const SamLiam& game, const AttackBoard& plan, Random& random) {
  while (true) {
    Position position = game.start();
    add_triangles(game, position, 1, plan.foreign, plan.foreign_together, random);
    add_triangles(game, position, 0, plan.own, true, random);
    if (position.triangles_of(0) < plan.own || position.triangles_of(1) < plan.foreign) continue;
    if (has_open_figure(position, 0) || has_open_figure(position, 1)) continue;
    if (has_complete_figure(position, 0) || has_complete_figure(position, 1)) continue;
    position.ply = static_cast<std::uint32_t>(2 * std::max(plan.own, plan.foreign));
    return position;
  }
}

} // namespace howdah::testing
