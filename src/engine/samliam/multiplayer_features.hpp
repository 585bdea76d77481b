// The features of each player in the evaluation for three and four players, as counts; every count
// has a weight.
//
//      0    figures alive with one cell filled, by kind (outward, inward, cross or line)
//      3    the same with two cells filled
//      6    the same with three: open ones
//      9    figures that could still be begun, and a constant of the rules
//      10   placements by how much they would bring further at once: figures with two cells filled
//           (0 to 3, more) and figures with one (0, up to 2, up to 5, more)
//      30   one, for each player
#pragma once

#include "engine/samliam/multiplayer_board.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace howdah::samliam {

inline constexpr std::size_t kMultiplayerKinds = 3;
inline constexpr std::size_t kUntouched = 3 * kMultiplayerKinds;
inline constexpr std::size_t kFirstPlacement = kUntouched + 1;
inline constexpr std::size_t kHalfSteps = 5;
inline constexpr std::size_t kBegunSteps = 4;
inline constexpr std::size_t kSeatItself = kFirstPlacement + kHalfSteps * kBegunSteps;
inline constexpr std::size_t kMultiplayerFeatures = kSeatItself + 1;

namespace detail {

[[nodiscard]] constexpr std::size_t multiplayer_kind(const Figure& figure) noexcept {
  return std::min(static_cast<std::size_t>(figure.kind), kMultiplayerKinds - 1);
}

[[nodiscard]] constexpr std::size_t begun_step(unsigned begun) noexcept {
  if (begun == 0) return 0;
  return begun <= 2 ? 1 : begun <= 5 ? 2 : 3;
}

} // namespace detail

/// Of the alive figures of a kind with one, two or three cells filled.
[[nodiscard]] constexpr std::size_t multiplayer_feature(std::size_t kind,
                                                        std::size_t filled) noexcept {
  return (filled - 1) * kMultiplayerKinds + kind;
}

/// How often a player has each feature.
using MultiplayerCounts = std::array<std::uint16_t, kMultiplayerFeatures>;

template <int kPlayers, int kLanes>
[[nodiscard]] MultiplayerCounts
multiplayer_features(const MultiplayerBoard<kPlayers, kLanes>& board, Seat seat) noexcept {
  MultiplayerCounts features{};
  // The figures that a placement would advance: those with one cell filled in the low byte, with
  // two in the high one.
  std::array<std::uint16_t, kPoints> met{};
  const auto meet = [&](const Figure& figure, std::size_t filled, unsigned one) {
    ++features[multiplayer_feature(detail::multiplayer_kind(figure), filled)];
    for (const Point point : figure.points) {
      if (board.fills_point(point, seat)) continue;
      auto& there = met[static_cast<std::size_t>(board.placement_for(point, seat))];
      there = static_cast<std::uint16_t>(there + one);
    }
  };
  int untouched = 0;
  for (std::size_t i = 0; i < board.kWords; ++i) {
    const auto figure = [&](int bit) -> const Figure& {
      return board.figures()[static_cast<int>(i * 64) + bit];
    };
    for_each_bit(board.begun(seat, i), [&](int bit) { meet(figure(bit), 1, 1); });
    for_each_bit(board.half(seat, i), [&](int bit) { meet(figure(bit), 2, 1U << 8U); });
    for_each_bit(board.open(seat, i), [&](int bit) {
      ++features[multiplayer_feature(detail::multiplayer_kind(figure(bit)), 3)];
    });
    untouched += std::popcount(board.untouched(seat, i));
  }
  features[kUntouched] = static_cast<std::uint16_t>(untouched);
  for (const unsigned there : met) {
    if (there == 0) continue;
    const std::size_t half = std::min<std::size_t>(there >> 8U, kHalfSteps - 1);
    ++features[kFirstPlacement + half * kBegunSteps + detail::begun_step(there & 0xffU)];
  }
  features[kSeatItself] = 1;
  return features;
}

} // namespace howdah::samliam
