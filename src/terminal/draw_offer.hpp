// A draw offered by the player to move: every other person is asked, and then the engines.
#pragma once

#include "terminal/local_game.hpp"

#include <chrono>
#include <functional>

namespace howdah::terminal {

/// How long the engine thinks about an offer.
inline constexpr std::chrono::milliseconds kDrawOfferTime{500};

struct DrawJudges {
  std::function<bool(Seat)> person_accepts;
  std::function<bool()> engines_accept; // they judge alike, so they are asked once
};

/// Whether all agreed; the game is over then. An error says why no draw can be offered.
[[nodiscard]] Expected<bool> offer_draw(LocalGame& game, const DrawJudges& judges);

} // namespace howdah::terminal
