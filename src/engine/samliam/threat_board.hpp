// The board of the threat search: an attacker, who alone chooses, and a defender, who makes all
// blocks at once.
//
// In the first phase triangles are only added. A figure that is dead to a player stays dead, so one
// bit is enough for that; and filled cells are not counted beyond three, since a complete figure
// ends the search. Three bit planes per player, each figure's bit at its number:
//
//      filled   ones twos          alive, by filled:    0      1      2      3
//        0       0    0            ones, twos:         0 0    1 0    0 1    1 1
//        1       1    0
//        2       0    1            open = three filled, alive
//        3       1    1            half = two filled, alive
//
// Of a cell it is enough to know which corners each player fills: the figures say what is dead.
#pragma once

#include "games/samliam/position.hpp"
#include "games/samliam/setting.hpp"

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace howdah::samliam {

/// Corners of one cell, as bits.
using CornerSet = unsigned;
inline constexpr CornerSet kFourCorners = 0b1111;

[[nodiscard]] constexpr CornerSet corner_bit(Point point) noexcept {
  return 1U << (static_cast<unsigned>(point) & 3U);
}
[[nodiscard]] constexpr CornerSet opposite_corners(CornerSet corners) noexcept {
  return ((corners << 2U) | (corners >> 2U)) & kFourCorners;
}

/// A set of the figures of `kLanes` lanes.
template <int kLanes>
struct FigureSet {
  std::array<std::uint64_t, static_cast<std::size_t>(kLanes) * kLaneWords> words{};

  [[nodiscard]] static FigureSet from(const Lane* lanes) noexcept {
    FigureSet set;
    for (std::size_t i = 0; i < set.words.size(); ++i) {
      set.words[i] = lanes[i / kLaneWords][i % kLaneWords];
    }
    return set;
  }

  [[nodiscard]] bool any() const noexcept {
    std::uint64_t all = 0;
    for (const auto word : words) all |= word;
    return all != 0;
  }
  [[nodiscard]] int size() const noexcept {
    int count = 0;
    for (const auto word : words) count += std::popcount(word);
    return count;
  }
  void for_each(auto&& visit) const {
    for (std::size_t i = 0; i < words.size(); ++i) {
      for_each_bit(words[i], [&](int bit) { visit(static_cast<int>(i * 64) + bit); });
    }
  }

  FigureSet& operator|=(const FigureSet& other) noexcept {
    for (std::size_t i = 0; i < words.size(); ++i) words[i] |= other.words[i];
    return *this;
  }
  friend FigureSet operator&(FigureSet one, const FigureSet& other) noexcept {
    for (std::size_t i = 0; i < one.words.size(); ++i) one.words[i] &= other.words[i];
    return one;
  }
  [[nodiscard]] FigureSet without(const FigureSet& other) const noexcept {
    FigureSet left = *this;
    for (std::size_t i = 0; i < words.size(); ++i) left.words[i] &= ~other.words[i];
    return left;
  }
};

template <int kLanes>
class ThreatBoard {
public:
  using Figures = FigureSet<kLanes>;

  ThreatBoard(const FigureTable& table, const Position& position, Seat attacker) noexcept {
    attacker_ = side_of(position, attacker);
    defender_ = side_of(position, 1 - attacker);
    for (Cell cell = 0; cell < kCells; ++cell) {
      cells_[static_cast<std::size_t>(cell)] = {
          .attacker = filled_corners(position.at(cell), attacker),
          .defender = filled_corners(position.at(cell), 1 - attacker)};
    }
    table_ = &table;
    key_ = position.key;
  }

  [[nodiscard]] std::uint64_t key() const noexcept { return key_; }

  [[nodiscard]] Figures open() const noexcept { return three(attacker_); }
  [[nodiscard]] Figures half() const noexcept {
    Figures set;
    for (std::size_t i = 0; i < set.words.size(); ++i) {
      set.words[i] = ~attacker_.ones.words[i] & attacker_.twos.words[i] & ~attacker_.dead.words[i];
    }
    return set;
  }
  /// Alive with one cell filled.
  [[nodiscard]] Figures begun() const noexcept {
    Figures set;
    for (std::size_t i = 0; i < set.words.size(); ++i) {
      set.words[i] = attacker_.ones.words[i] & ~attacker_.twos.words[i] & ~attacker_.dead.words[i];
    }
    return set;
  }
  [[nodiscard]] Figures open_for_defender() const noexcept { return three(defender_); }

  /// Calls `visit` with the points of a figure that the attacker has yet to fill.
  void for_each_unfilled(int figure, auto&& visit) const {
    for (const Point point : (*table_)[figure].points) {
      if ((cell(point).attacker & corner_bit(point)) == 0) visit(point);
    }
  }

  /// Where the attacker has to place a triangle to fill a point that is not dead.
  [[nodiscard]] Point placement_for(Point point) const noexcept {
    const CornerSet own = cell(point).attacker;
    if (own == 0) return point;
    return (point & ~3) | std::countr_zero(opposite_corners(own));
  }
  /// The figures in which that placement fills a cell.
  [[nodiscard]] Figures filled_by(Point placement) const noexcept {
    const bool beside_own = cell(placement).attacker != 0;
    return beside_own ? all_but_opposite(placement) : through(placement);
  }
  /// The figures that die to the defender with it.
  [[nodiscard]] Figures killed_by(Point placement) const noexcept {
    const bool beside_own = cell(placement).attacker != 0;
    return beside_own ? through(placement) : all_but_opposite(placement);
  }

  [[nodiscard]] bool is_empty(Point point) const noexcept {
    return cell(point).attacker == 0 && cell(point).defender == 0;
  }

  void attack(Point placement) noexcept {
    auto& own = cell(placement).attacker;
    count_up(attacker_, filled_by(placement));
    defender_.dead |= killed_by(placement);
    own = static_cast<std::uint8_t>(own != 0 ? kFourCorners : corner_bit(placement));
    key_ ^= triangle_key(0, placement);
  }

  /// The defender's replies to open figures that miss those corners of one cell, all at once. There
  /// has to be one: not all four corners of an empty cell.
  void block(Point missing, CornerSet corners) noexcept {
    const auto [own, foreign] = cell(missing);
    const Point first = missing & ~3;
    if (own != 0) { // beside the attacker's triangle
      defend(first | std::countr_zero(opposite_corners(own)));
    } else if (foreign != 0) { // beside the defender's own
      defend(first | std::countr_zero(corners));
    } else { // two replies or more leave the attacker nothing of the cell
      for_each_bit(kFourCorners & ~opposite_corners(corners), [&](int corner) {
        const Point reply = first | corner;
        put(reply, through(reply), all_but_opposite(reply));
      });
    }
  }

  /// Any placement of the defender's.
  void defend(Point placement) noexcept {
    if (cell(placement).defender != 0) {
      put(placement, all_but_opposite(placement), through(placement));
      cell(placement).defender = kFourCorners;
    } else {
      put(placement, through(placement), all_but_opposite(placement));
    }
  }

private:
  struct Side {
    Figures ones;
    Figures twos;
    Figures dead;
  };
  /// The corners each player fills.
  struct Filled {
    std::uint8_t attacker = 0;
    std::uint8_t defender = 0;
  };

  [[nodiscard]] static Side side_of(const Position& position, Seat seat) noexcept {
    Side side;
    for (std::size_t i = 0; i < side.ones.words.size(); ++i) {
      const auto& counts = position.counts_of(seat)[i / kLaneWords];
      const auto word = i % kLaneWords;
      side.ones.words[i] = counts.filled.ones[word];
      side.twos.words[i] = counts.filled.twos[word];
      side.dead.words[i] =
          counts.dead.ones[word] | counts.dead.twos[word] | counts.dead.fours[word];
    }
    return side;
  }

  [[nodiscard]] static std::uint8_t filled_corners(CellContent content, Seat seat) noexcept {
    CornerSet corners = 0;
    for (const Corner corner : kAllCorners) {
      if (fills(content, corner, seat)) corners |= 1U << static_cast<unsigned>(corner);
    }
    return static_cast<std::uint8_t>(corners);
  }

  [[nodiscard]] static Figures three(const Side& side) noexcept {
    Figures set;
    for (std::size_t i = 0; i < set.words.size(); ++i) {
      set.words[i] = side.ones.words[i] & side.twos.words[i] & ~side.dead.words[i];
    }
    return set;
  }

  static void count_up(Side& side, const Figures& figures) noexcept {
    for (std::size_t i = 0; i < figures.words.size(); ++i) {
      side.twos.words[i] ^= side.ones.words[i] & figures.words[i];
      side.ones.words[i] ^= figures.words[i];
    }
  }

  /// One triangle of the defender's: what it fills and kills.
  void put(Point reply, const Figures& filled, const Figures& killed) noexcept {
    count_up(defender_, filled);
    attacker_.dead |= killed;
    cell(reply).defender |= static_cast<std::uint8_t>(corner_bit(reply));
    key_ ^= triangle_key(1, reply);
  }

  [[nodiscard]] Figures through(Point point) const noexcept {
    return Figures::from(table_->through(point));
  }
  [[nodiscard]] Figures all_but_opposite(Point point) const noexcept {
    return Figures::from(table_->through_all_but_opposite(point));
  }
  [[nodiscard]] Filled& cell(Point point) noexcept {
    return cells_[static_cast<std::size_t>(cell_of(point))];
  }
  [[nodiscard]] const Filled& cell(Point point) const noexcept {
    return cells_[static_cast<std::size_t>(cell_of(point))];
  }

  Side attacker_;
  Side defender_;
  std::array<Filled, kCells> cells_{};
  const FigureTable* table_;
  std::uint64_t key_;
};

} // namespace howdah::samliam
