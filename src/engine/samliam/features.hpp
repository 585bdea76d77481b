// The features of the evaluation, as numbers. A feature may occur several times; its weight counts
// each time.
//
//      0    figures that are alive for a player, with one or two cells filled,
//           by role (to move, other), class and filled cells
//      192  spots: points that still accept a triangle, by what meets there: for each player
//           figures with two filled cells (0, 1, more) and with one (0 to 2, more)
//      336  the plies played, in eights
//      344  what the threat search finds for the other player after a null move: how many SAMs it
//           tries, or that it wins or gives up
//
// A figure's class is its kind, its side, and how far from the middle of the board it lies.
#pragma once

#include "engine/samliam/threat_search.hpp"
#include "engine/samliam/tuning.hpp"
#include "games/samliam/position.hpp"
#include "games/samliam/setting.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace howdah::samliam {

inline constexpr std::size_t kDistanceClasses = 3;
inline constexpr std::size_t kFigureClasses = 2 * (kSide - 1) * kDistanceClasses;
inline constexpr std::size_t kFirstSpot = 2 * kFigureClasses * 2;
inline constexpr std::size_t kSpotsOfPlayer = 3 * 4;
inline constexpr std::size_t kFirstAge = kFirstSpot + kSpotsOfPlayer * kSpotsOfPlayer;
inline constexpr std::size_t kAges = 8;
inline constexpr std::size_t kFirstThreat = kFirstAge + kAges;
inline constexpr std::size_t kThreatClasses = 7;
inline constexpr std::size_t kFeatures = kFirstThreat + kThreatClasses;
/// The feature of a threat search that wins.
inline constexpr std::size_t kThreatened = kFeatures - 1;

/// How many SAMs that threat search may try.
inline constexpr std::uint32_t kThreatNodesOfFeature = kTuning.threat_nodes.front();

[[nodiscard]] constexpr std::size_t threat_feature(const ThreatResult& threat) noexcept {
  if (threat.won) return kThreatened;
  if (threat.gave_up) return kThreatened - 1;
  const std::uint32_t tried = threat.nodes;
  return kFirstThreat + (tried == 0 ? 0 : tried <= 8 ? 1 : tried <= 32 ? 2 : tried <= 96 ? 3 : 4);
}

/// `role` is 0 for the player to move and 1 for the other; `filled` is 1 or 2.
[[nodiscard]] constexpr std::size_t figure_feature(std::size_t role, std::size_t figure_class,
                                                   std::size_t filled) noexcept {
  return ((role * kFigureClasses) + figure_class) * 2 + filled - 1;
}

/// The class of each figure of a rule set.
[[nodiscard]] std::vector<std::uint8_t> figure_classes(const FigureTable& figures);

/// Figures with one and with two cells filled that each player could go on with at each point. Four
/// bytes per point: one and two filled of the player to move, then of the other.
class SpotCounts {
public:
  void add(std::size_t role, std::size_t filled, Point point) noexcept {
    counts_[static_cast<std::size_t>(point)] += 1U << (8 * (role * 2 + filled - 1));
  }
  /// Calls `visit` with the feature of each point where anything meets.
  void for_each_feature(auto&& visit) const {
    for (const auto counts : counts_) {
      if (counts != 0)
        visit(kFirstSpot + of_player(counts) * kSpotsOfPlayer + of_player(counts >> 16U));
    }
  }

private:
  [[nodiscard]] static std::size_t of_player(std::uint32_t counts) noexcept {
    return std::min(counts & 0xffU, 3U) + 4 * std::min((counts >> 8U) & 0xffU, 2U);
  }
  std::array<std::uint32_t, kPoints> counts_{};
};

/// Calls `visit` with the points that a player has yet to fill in a figure that is alive, and with
/// the point where a triangle would have to be placed for it.
void for_each_unfilled(const FigureTable& figures, const Position& position, int figure, Seat seat,
                       auto&& visit) {
  for (const Point point : figures[figure].points) {
    const CellContent content = position.at(cell_of(point));
    if (content.empty()) {
      visit(point, point);
    } else if (!fills(content, corner_of(point), seat)) {
      const bool beside_own = content.single_owner() == seat;
      visit(point, beside_own ? point_at(cell_of(point), content.free_corner()) : point);
    }
  }
}

/// Calls `visit` with each feature of the position except that of the threat search. For two
/// players only.
void for_each_feature(const FigureTable& figures, const std::vector<std::uint8_t>& classes,
                      const Position& position, auto&& visit) {
  SpotCounts spots;
  for (const std::size_t role : {0U, 1U}) {
    const Seat seat = role == 0 ? position.mover : 1 - position.mover;
    const FigureCounts* const counts = position.counts_of(seat);
    for (int lane = 0; lane < position.lanes; ++lane) {
      const auto see = [&](const Lane& set, std::size_t filled) {
        for_each_figure(set, lane, [&](int figure) {
          visit(figure_feature(role, classes[static_cast<std::size_t>(figure)], filled));
          for_each_unfilled(figures, position, figure, seat,
                            [&](Point, Point placement) { spots.add(role, filled, placement); });
        });
      };
      see(counts[lane].begun(), 1);
      see(counts[lane].half_filled(), 2);
    }
  }
  spots.for_each_feature(visit);
  visit(kFirstAge + std::min<std::size_t>(position.ply / 8, kAges - 1));
}

} // namespace howdah::samliam
