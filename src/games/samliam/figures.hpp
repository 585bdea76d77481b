// The winning figures of a rule set, as data. A figure is four points: cells, each with the corner
// that the player's triangle there must point to. No two points of a figure share a cell.
//
// Sets of figures are kept as lanes of 256 bits, the width of a vector register:
//
//      figure = lane * 256 + word * 64 + bit
//
//      two players, size 7     182 figures    1 lane
//      two players, size 9     408 figures    2 lanes
//      three players           744 figures    3 lanes    (604 with cross=unit)
//      four players           1416 figures    6 lanes    (1128 in 5 with line=adjacent)
#pragma once

#include "core/bits.hpp"
#include "games/samliam/geometry.hpp"
#include "games/samliam/rules.hpp"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace howdah::samliam {

enum class FigureKind : unsigned char { outward_square, inward_square, cross, line };

struct Figure {
  std::array<std::uint16_t, 4> points;
  FigureKind kind;
};

inline constexpr int kLaneFigures = 256;
inline constexpr int kLaneWords = 4;
inline constexpr int kMostLanes = 6;

using Lane = std::array<std::uint64_t, kLaneWords>;

/// Calls `visit` with the number of each figure in the lane, which is the `lane_index`-th.
constexpr void for_each_figure(const Lane& lane, int lane_index, auto&& visit) {
  for (int word = 0; word < kLaneWords; ++word) {
    const int first = (lane_index * kLaneFigures) + (word * 64);
    for_each_bit(lane[static_cast<std::size_t>(word)], [&](int bit) { visit(first + bit); });
  }
}

class FigureTable {
public:
  /// The figures of a rule set: built at the first call, shared and immutable.
  [[nodiscard]] static const FigureTable& of(const Rules& rules);

  explicit FigureTable(const Rules& rules);

  [[nodiscard]] int size() const noexcept { return static_cast<int>(figures_.size()); }
  [[nodiscard]] const Figure& operator[](int figure) const noexcept {
    return figures_[static_cast<std::size_t>(figure)];
  }

  [[nodiscard]] int players() const noexcept { return players_; }
  [[nodiscard]] int lanes() const noexcept { return lanes_; }

  /// The figures through a point: lanes() lanes.
  [[nodiscard]] const Lane* through(Point point) const noexcept {
    return through_.data() + static_cast<std::ptrdiff_t>(point) * lanes_;
  }
  /// The figures through its cell, but for those through the opposite corner.
  [[nodiscard]] const Lane* through_all_but_opposite(Point point) const noexcept {
    return through_all_but_opposite_.data() + static_cast<std::ptrdiff_t>(point) * lanes_;
  }

private:
  int players_;
  int lanes_ = 0;
  std::vector<Figure> figures_;
  std::vector<Lane> through_;
  std::vector<Lane> through_all_but_opposite_;
};

} // namespace howdah::samliam
