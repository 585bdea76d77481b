// Games to try things in.
#pragma once

#include "terminal/local_game.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {

inline LocalGame open_siam(play::Opening opening = {}) {
  opening.setup.game = "siam";
  return LocalGame::open(std::move(opening)).value();
}

/// Sam Liam for three.
inline LocalGame open_samliam(play::Opening opening = {}) {
  opening.setup.game = "samliam";
  opening.setup.rules = "players=3";
  return LocalGame::open(std::move(opening)).value();
}

inline void play_moves(LocalGame& game, const std::vector<std::string>& moves) {
  for (const auto& move : moves) ASSERT_TRUE(game.move(move)) << move;
}

} // namespace howdah::terminal
