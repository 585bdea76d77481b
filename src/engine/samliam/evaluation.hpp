// The evaluation of a position with two players, and of single placements there.
#pragma once

#include "engine/alphabeta/value.hpp"
#include "engine/samliam/weights.hpp"

#include <array>
#include <optional>

namespace howdah::samliam {

/// What a placement is worth to the player to move, by point, in parts of a logit: it advances its
/// own figures and kills the other's. Only for points that accept a triangle.
using PlacementGains = std::array<int, kPoints>;

class Evaluation {
public:
  Evaluation(const Setting& setting, const BoardWeights& weights);

  /// From the point of view of the player to move. `threat` is the feature of the other's threat,
  /// if that is known.
  [[nodiscard]] Value estimate(const Position& position,
                               std::optional<std::size_t> threat = std::nullopt) const;

  [[nodiscard]] PlacementGains gains(const Position& position) const;

  /// Nobody can complete anything on the board as it is filled.
  [[nodiscard]] bool is_locked(const Position& position) const noexcept;

private:
  const FigureTable* figures_;
  BoardWeights weights_;
  std::vector<std::uint8_t> classes_;
  std::array<Lane, 2> all_figures_{};
};

} // namespace howdah::samliam
