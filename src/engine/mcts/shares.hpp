// The expected score of each player: shares of one point, which the winner gets whole.
#pragma once

#include "games/result.hpp"

#include <array>
#include <cstddef>

namespace howdah {

using Shares = std::array<float, kMaxPlayers>;

[[nodiscard]] constexpr Shares shares_of(Result result, int players) noexcept {
  Shares shares{};
  for (Seat seat = 0; seat < players; ++seat) {
    shares[static_cast<std::size_t>(seat)] = static_cast<float>(result.score(seat, players));
  }
  return shares;
}

} // namespace howdah
