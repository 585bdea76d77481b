// Positions of any game for property tests: those of random games, some of which end.
#pragma once

#include "core/random.hpp"
#include "games/game.hpp"

#include <span>
#include <string>
#include <vector>

namespace howdah::testing {

template <Game G>
struct Sample {
  std::vector<typename G::Position> open; // the game goes on
  std::vector<typename G::Position> finished;
};

/// A move that ends the game, if there is one, in one case of four; else any move.
template <Game G>
[[nodiscard]] typename G::Move random_move(const G& game, const typename G::Position& position,
                                           Random& random) {
  typename G::MoveList moves;
  game.legal_moves(position, moves);
  if (random.below(4) == 0) {
    for (const auto move : moves) {
      auto next = position;
      (void)game.play(next, move);
      if (game.result(next).is_over()) return move;
    }
  }
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

template <Game G>
void play_random_game(const G& game, typename G::Position position, int plies, Random& random,
                      Sample<G>& sample) {
  for (; plies > 0 && !game.result(position).is_over(); --plies) {
    sample.open.push_back(position);
    (void)game.play(position, random_move(game, position, random));
  }
  (game.result(position).is_over() ? sample.finished : sample.open).push_back(position);
}

/// Plays on without keeping the positions, for long if need be, until a game has ended.
template <Game G>
void add_finished_game(const G& game, Random& random, Sample<G>& sample) {
  constexpr int kPlies = 100'000;
  auto position = game.start();
  for (int ply = 0; ply < kPlies && !game.result(position).is_over(); ++ply) {
    (void)game.play(position, random_move(game, position, random));
  }
  if (game.result(position).is_over()) sample.finished.push_back(position);
}

/// Games from the start, and short ones from each of the given position texts.
template <Game G>
[[nodiscard]] Sample<G> sample_positions(const G& game, std::span<const std::string> set_ups,
                                         std::uint64_t seed) {
  constexpr int kGames = 4;
  constexpr int kPlies = 60;
  constexpr int kPliesFromSetUp = 3;
  Random random(seed);
  Sample<G> sample;
  for (int i = 0; i < kGames; ++i) play_random_game(game, game.start(), kPlies, random, sample);
  for (const auto& text : set_ups) {
    play_random_game(game, game.parse_position(text).value(), kPliesFromSetUp, random, sample);
  }
  if (sample.finished.empty()) add_finished_game(game, random, sample);
  return sample;
}

} // namespace howdah::testing
