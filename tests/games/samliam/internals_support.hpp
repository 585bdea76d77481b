// What the tests of Sam Liam's inner parts share: every kind of rule set, and random games.
#pragma once

#include "core/random.hpp"
#include "games/samliam/samliam.hpp"

#include <array>
#include <string_view>

namespace howdah::samliam {

/// One of each: players, sizes, figures, ways to announce, and short games whose second phase
/// comes early.
inline constexpr std::array<std::string_view, 14> kRuleSets = {"players=2",
                                                               "size=7",
                                                               "announce=off",
                                                               "announce=off,triangles=8",
                                                               "announce=strict",
                                                               "size=7,announce=strict,triangles=9",
                                                               "players=3",
                                                               "players=3,cross=unit,announce=off",
                                                               "players=3,triangles=8",
                                                               "players=3,announce=strict",
                                                               "players=4",
                                                               "players=4,line=adjacent",
                                                               "players=4,triangles=10",
                                                               "players=4,announce=strict"};

inline SamLiam make_game(std::string_view rules) {
  return *SamLiam::make(rules);
}

/// Plays at random from the start: at most `plies` moves, or to the end of the game. `before` sees
/// each position and the move about to be played.
template <class Before>
SamLiam::Position play_at_random(const SamLiam& game, int plies, Random& random, Before before) {
  auto position = game.start();
  SamLiam::MoveList moves;
  for (int ply = 0; ply < plies; ++ply) {
    game.legal_moves(position, moves);
    if (moves.empty()) break;
    const Move move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
    before(position, move);
    (void)game.play(position, move);
  }
  return position;
}

inline SamLiam::Position play_at_random(const SamLiam& game, int plies, Random& random) {
  return play_at_random(game, plies, random, [](const auto&, Move) {});
}

} // namespace howdah::samliam
