// Games to try things in: short ways to open one, and to do what must succeed.
#pragma once

#include "play/game_in_play.hpp"

#include <gtest/gtest.h>

namespace howdah::play::testing {

using namespace std::chrono_literals;

/// Siam for two persons, unless the opening says otherwise.
inline GameInPlay open_siam(Opening opening = {}) {
  opening.setup.game = "siam";
  return GameInPlay::open(std::move(opening), 0ms).value();
}

/// Sam Liam for three or four.
inline GameInPlay open_samliam(int players, Opening opening = {}) {
  opening.setup.game = "samliam";
  opening.setup.rules = "players=" + std::to_string(players);
  return GameInPlay::open(std::move(opening), 0ms).value();
}

/// Plays for whoever is to move.
inline Events play(GameInPlay& game, std::string_view move, Instant now = 0ms) {
  auto events = game.move(game.state().to_move(), game.moves_played(), move, now);
  EXPECT_TRUE(events) << events.error().what.english;
  return events.value_or(Events{});
}

/// Any legal move.
inline Events play_any(GameInPlay& game, Instant now = 0ms) {
  return play(game, game.state().legal_moves().front(), now);
}

inline std::string refusal(const Expected<Events>& events) {
  return events ? "done" : events.error().what.english;
}

} // namespace howdah::play::testing
