// The evaluation of a quiet position with three or four players: the expected score of each.
#pragma once

#include "engine/mcts/shares.hpp"
#include "engine/samliam/multiplayer_weights.hpp"

#include <cmath>

namespace howdah::samliam {

/// How full the board is, from 0 to 1.
[[nodiscard]] inline float fullness(const Setting& setting, const Position& position) noexcept {
  const int all = position.players * setting.rules.triangles;
  int placed = 0;
  for (Seat seat = 0; seat < position.players; ++seat) placed += position.triangles_of(seat);
  return static_cast<float>(placed) / static_cast<float>(all);
}

template <int kPlayers, int kLanes>
[[nodiscard]] Shares evaluate_multiplayer(const MultiplayerBoard<kPlayers, kLanes>& board,
                                          float full, const SeatWeights& weights) noexcept {
  Shares shares{};
  float sum = 0;
  Seat seat = board.mover();
  for (std::size_t role = 0; role < kPlayers; ++role, seat = board.after(seat)) {
    const MultiplayerCounts counts = multiplayer_features(board, seat);
    std::int32_t at_first = 0;
    std::int32_t at_last = 0;
    for (std::size_t i = 0; i < kMultiplayerFeatures; ++i) {
      at_first += weights[role][empty_board][i] * counts[i];
      at_last += weights[role][full_board][i] * counts[i];
    }
    const float parts =
        static_cast<float>(at_first) * (1 - full) + static_cast<float>(at_last) * full;
    float& share = shares[static_cast<std::size_t>(seat)];
    share = std::exp(parts / static_cast<float>(kMultiplayerLogit));
    sum += share;
  }
  for (float& share : shares) share /= sum;
  return shares;
}

} // namespace howdah::samliam
