// Self-play for learning: the engine plays a game against itself, and its quiet positions become
// samples, labelled with the search's expected score and the game's result.
//
// One move in a few is random, to see positions that good play avoids. The same seed gives the same
// samples, whatever the number of threads.
#pragma once

#include "core/random.hpp"
#include "engine/engine.hpp"
#include "games/game_state.hpp"

#include <cstdint>
#include <functional>
#include <utility>
#include <vector>

namespace howdah {

/// How much is played.
struct SelfPlay {
  std::uint64_t seed = 1;
  int games = 1000;
  std::uint64_t nodes = 0; // per move
  int threads = 1;
};

/// Called with the number of games finished.
using SelfPlayListener = std::function<void(int games)>;

/// One game from `state` on. A game supplies a `Trainee`:
///
///   using Sample
///   static constexpr std::uint32_t kRandomMoveEvery
///   bool goes_on(state)             whether there is more to learn from this game
///   bool is_quiet(state, result)    whether a search would evaluate this position statically
///   Sample sample(state, report)    as drawn
///   void set_winner(sample, winner, mover)
///   Move random_move(state, random)
template <class Trainee, Game G>
[[nodiscard]] std::vector<typename Trainee::Sample>
play_training_game(Trainee& trainee, GameState<G> state, auto& engine, const SearchLimits& limits,
                   const SearchOptions& options, Random& random) {
  const G& game = state.game();
  std::vector<typename Trainee::Sample> samples;
  std::vector<Seat> movers;
  while (!state.result().is_over() && trainee.goes_on(state)) {
    engine.set_state(state);
    (void)engine.begin(limits, options);
    const SearchResult result = engine.think([](const SearchReport&) {});
    if (result.report && trainee.is_quiet(state, result)) {
      samples.push_back(trainee.sample(state, *result.report));
      movers.push_back(game.to_move(state.position()));
    }
    const bool is_decided = !result.report || result.report->score.is_proved();
    const bool is_random = !is_decided && random.below(Trainee::kRandomMoveEvery) == 0;
    state.play(is_random ? trainee.random_move(state, random)
                         : *game.parse_move(state.position(), result.best_move));
  }
  if (const auto result = state.result(); result.is_win()) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
      trainee.set_winner(samples[i], result.winner(), movers[i]);
    }
  }
  return samples;
}

/// The labels of a sample of two players.
struct SampleScores {
  float expected = 0.5F; // the search's expected score of the player to move, from 0 to 1
  float scored = 0.5F;   // the game's score of that player: 0, 1/2 or 1

  void set_winner(Seat winner, Seat mover) noexcept { scored = winner == mover ? 1.0F : 0.0F; }
};

} // namespace howdah
