#include "engine/samliam/evaluation.hpp"

namespace howdah::samliam {

Evaluation::Evaluation(const Setting& setting, const BoardWeights& weights)
    : figures_(setting.figures), weights_(weights), classes_(figure_classes(*setting.figures)) {
  for (int figure = 0; figure < figures_->size(); ++figure) {
    auto& lane = all_figures_[static_cast<std::size_t>(figure / kLaneFigures)];
    lane[static_cast<std::size_t>(figure % kLaneFigures) / 64] |= std::uint64_t{1} << (figure % 64);
  }
}

Value Evaluation::estimate(const Position& position, std::optional<std::size_t> threat) const {
  if (is_locked(position)) return kDraw;
  Value sum = threat ? weights_[*threat] : 0;
  for_each_feature(*figures_, classes_, position,
                   [&](std::size_t feature) { sum += weights_[feature]; });
  return as_estimate(sum);
}

PlacementGains Evaluation::gains(const Position& position) const {
  PlacementGains gains{};
  const Seat mover = position.mover;
  for (const Seat seat : {mover, 1 - mover}) {
    // After the move the other is to move: what is own then has the other role.
    const std::size_t role = seat == mover ? 1 : 0;
    const FigureCounts* const counts = position.counts_of(seat);
    for (int lane = 0; lane < position.lanes; ++lane) {
      for (std::size_t filled = 0; filled < 3; ++filled) {
        Lane set = filled == 0   ? counts[lane].untouched()
                   : filled == 1 ? counts[lane].begun()
                                 : counts[lane].half_filled();
        for (std::size_t i = 0; i < kLaneWords; ++i) {
          set[i] &= all_figures_[static_cast<std::size_t>(lane)][i];
        }
        for_each_figure(set, lane, [&](int figure) {
          const auto figure_class = classes_[static_cast<std::size_t>(figure)];
          const auto worth = [&](std::size_t count) {
            return count == 0 ? 0 : int{weights_[figure_feature(role, figure_class, count)]};
          };
          const int now = worth(filled);
          if (seat == mover) {
            const int gain = now - worth(std::min<std::size_t>(filled + 1, 2));
            for_each_unfilled(*figures_, position, figure, seat, [&](Point, Point placement) {
              gains[static_cast<std::size_t>(placement)] += gain;
            });
          } else if (filled > 0) {
            for_each_unfilled(*figures_, position, figure, seat, [&](Point point, Point placement) {
              if (!position.at(cell_of(point)).empty()) {
                gains[static_cast<std::size_t>(placement)] += now;
                return;
              }
              for (const Corner corner : kAllCorners) {
                const Point block = point_at(cell_of(point), corner);
                if (block != opposite_point(point)) gains[static_cast<std::size_t>(block)] += now;
              }
            });
          }
        });
      }
    }
  }
  return gains;
}

bool Evaluation::is_locked(const Position& position) const noexcept {
  for (const Seat seat : {0, 1}) {
    const FigureCounts* const counts = position.counts_of(seat);
    for (int lane = 0; lane < position.lanes; ++lane) {
      const auto& dead = counts[lane].dead;
      for (std::size_t i = 0; i < kLaneWords; ++i) {
        const auto all = all_figures_[static_cast<std::size_t>(lane)][i];
        if ((all & ~(dead.ones[i] | dead.twos[i] | dead.fours[i])) != 0) return false;
      }
    }
  }
  return true;
}

} // namespace howdah::samliam
