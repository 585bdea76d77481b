#include "games/samliam/figures.hpp"

#include <array>

namespace howdah::samliam {
namespace {

struct Spot {
  int file;
  int rank;
};

[[nodiscard]] std::uint16_t point_of(Spot spot, Corner corner) {
  return static_cast<std::uint16_t>(point_at(cell_at(spot.file, spot.rank), corner));
}

/// Collects the figures of a board whose files and ranks run from `first` to `last`.
struct Collector {
  int first;
  int last;
  std::vector<Figure>& figures;

  [[nodiscard]] bool holds(Spot spot) const {
    return spot.file >= first && spot.file <= last && spot.rank >= first && spot.rank <= last;
  }

  /// Calls `visit` with every cell of the board.
  void for_each_spot(auto&& visit) const {
    for (int file = first; file <= last; ++file) {
      for (int rank = first; rank <= last; ++rank) visit(Spot{.file = file, .rank = rank});
    }
  }

  /// All four cells require the same corner: one figure per corner.
  void add_alike(FigureKind kind, const std::array<Spot, 4>& spots) const {
    for (const auto corner : kAllCorners) {
      Figure figure{.points = {}, .kind = kind};
      for (std::size_t i = 0; i < spots.size(); ++i) figure.points[i] = point_of(spots[i], corner);
      figures.push_back(figure);
    }
  }

  void add_squares() const {
    for_each_spot([&](Spot south_west) {
      for (int side = 1; holds({south_west.file + side, south_west.rank + side}); ++side) {
        const auto [west, south] = south_west;
        const int east = west + side;
        const int north = south + side;
        // In the order of kAllCorners.
        const std::array<Spot, 4> spots = {
            {{west, north}, {east, north}, {east, south}, {west, south}}};
        Figure outward{.points = {}, .kind = FigureKind::outward_square};
        Figure inward{.points = {}, .kind = FigureKind::inward_square};
        for (std::size_t i = 0; i < spots.size(); ++i) {
          outward.points[i] = point_of(spots[i], kAllCorners[i]);
          inward.points[i] = point_of(spots[i], opposite(kAllCorners[i]));
        }
        figures.push_back(outward);
        figures.push_back(inward);
      }
    });
  }

  void add_crosses(int longest_arm) const {
    for_each_spot([&](Spot centre) {
      const auto [file, rank] = centre;
      for (int arm = 1; arm <= longest_arm; ++arm) {
        if (!holds({file - arm, rank - arm}) || !holds({file + arm, rank + arm})) break;
        add_alike(
            FigureKind::cross,
            {{{file, rank + arm}, {file + arm, rank}, {file, rank - arm}, {file - arm, rank}}});
      }
    });
  }

  void add_lines(int longest_step) const {
    constexpr std::array<Spot, 4> kDirections = {{{1, 0}, {0, 1}, {1, 1}, {1, -1}}};
    for_each_spot([&](Spot start) {
      for (const auto direction : kDirections) {
        for (int step = 1; step <= longest_step; ++step) {
          std::array<Spot, 4> spots{};
          for (int i = 0; i < 4; ++i) {
            spots[static_cast<std::size_t>(i)] = {start.file + (i * step * direction.file),
                                                  start.rank + (i * step * direction.rank)};
          }
          if (!holds(spots.back())) break;
          add_alike(FigureKind::line, spots);
        }
      }
    });
  }
};

std::vector<Figure> collect_figures(const Rules& rules) {
  std::vector<Figure> figures;
  const int margin = margin_of(rules.size);
  const Collector collector{.first = margin, .last = kSide - 1 - margin, .figures = figures};
  collector.add_squares();
  if (rules.players == 3) collector.add_crosses(rules.unit_crosses ? 1 : kSide);
  if (rules.players == 4) collector.add_lines(rules.adjacent_lines ? 1 : kSide);
  return figures;
}

} // namespace

FigureTable::FigureTable(const Rules& rules)
    : players_(rules.players), figures_(collect_figures(rules)) {
  lanes_ = (size() + kLaneFigures - 1) / kLaneFigures;
  const auto lanes = static_cast<std::size_t>(lanes_);
  through_.resize(kPoints * lanes);
  through_all_but_opposite_.resize(kPoints * lanes);
  for (std::size_t figure = 0; figure < figures_.size(); ++figure) {
    const auto lane = figure / kLaneFigures;
    const auto word = figure / 64 % kLaneWords;
    const auto bit = std::uint64_t{1} << (figure % 64);
    for (const Point point : figures_[figure].points) {
      for (const Corner corner : kAllCorners) {
        const Point other = point_at(cell_of(point), corner);
        const auto index = (static_cast<std::size_t>(other) * lanes) + lane;
        if (other == point) through_[index][word] |= bit;
        if (other != opposite_point(point)) through_all_but_opposite_[index][word] |= bit;
      }
    }
  }
}

const FigureTable& FigureTable::of(const Rules& rules) {
  if (rules.players == 2) {
    static const FigureTable kLarge(Rules{.players = 2, .size = 9});
    static const FigureTable kSmall(Rules{.players = 2, .size = 7});
    return rules.size == 7 ? kSmall : kLarge;
  }
  if (rules.players == 3) {
    static const FigureTable kAny(Rules{.players = 3});
    static const FigureTable kUnit(Rules{.players = 3, .unit_crosses = true});
    return rules.unit_crosses ? kUnit : kAny;
  }
  static const FigureTable kSpaced(Rules{.players = 4});
  static const FigureTable kAdjacent(Rules{.players = 4, .adjacent_lines = true});
  return rules.adjacent_lines ? kAdjacent : kSpaced;
}

} // namespace howdah::samliam
