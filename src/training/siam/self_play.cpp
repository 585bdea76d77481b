#include "core/random.hpp"
#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/siam/knowledge.hpp"
#include "training/siam/samples.hpp"

#include <atomic>
#include <cmath>
#include <mutex>
#include <thread>

namespace howdah::siam {
namespace {

using SiamEngine = AlphaBetaEngine<Knowledge>;

constexpr std::size_t kTableBytes = std::size_t{2} << 20U;
/// Longer games are drawn: they would only repeat what is known.
constexpr std::size_t kLongestGame = 200;
/// One move in this many is played at random, to see positions that good play avoids.
constexpr std::uint32_t kSurpriseEvery = 24;

float chance_of(Score score) {
  if (score.is_win()) return 1.0F;
  if (score.is_loss()) return 0.0F;
  return 1.0F / (1.0F + std::exp(-static_cast<float>(score.centi()) / 100.0F));
}

Move any_move(const GameState<Siam>& state, Random& random) {
  MoveList moves;
  state.game().legal_moves(state.position(), moves);
  return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
}

/// A start after a few random moves; an even or odd number of them, so that both players are
/// seen to move first.
GameState<Siam> opening(const Siam& game, Random& random) {
  while (true) {
    GameState<Siam> state(game, game.start());
    const auto plies = 2 + random.below(9);
    for (std::uint32_t i = 0; i < plies && !state.result().is_over(); ++i) {
      state.play(any_move(state, random));
    }
    if (!state.result().is_over()) return state;
  }
}

std::vector<Sample> play_game(SiamEngine& engine, const Siam& game, const Knowledge& knowledge,
                              const SelfPlay& plan, std::uint64_t seed) {
  Random random(seed);
  auto state = opening(game, random);
  engine.forget();
  std::vector<Sample> samples;
  std::vector<Seat> movers;
  SearchLimits limits;
  limits.nodes = plan.nodes;
  while (!state.result().is_over() && state.moves_played() < kLongestGame) {
    engine.set_state(state);
    (void)engine.begin(limits, {});
    const auto thought = engine.think([](const SearchReport&) {});
    const auto& position = state.position();
    const auto view = knowledge.look(position);
    const auto move = *game.parse_move(position, thought.best_move);
    if (thought.report && !view.wins_now && !view.threatened && !move.is_push()) {
      samples.push_back(
          {.position = position, .expected = chance_of(thought.report->score), .scored = 0.5F});
      movers.push_back(position.to_move());
    }
    const bool decided = thought.report && thought.report->score.is_proved();
    const bool surprise = !decided && random.below(kSurpriseEvery) == 0;
    state.play(surprise ? any_move(state, random) : move);
  }
  const auto result = state.result();
  if (result.is_win()) {
    for (std::size_t i = 0; i < samples.size(); ++i) {
      samples[i].scored = result.winner() == movers[i] ? 1.0F : 0.0F;
    }
  }
  return samples;
}

} // namespace

std::vector<Sample> play_games(const SelfPlay& plan, const Weights& weights,
                               const std::function<void(int)>& report) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, weights);
  std::vector<std::vector<Sample>> games(static_cast<std::size_t>(plan.games));
  std::atomic<int> next{0};
  std::atomic<int> done{0};
  std::mutex reporting;
  const auto work = [&] {
    SiamEngine engine(game, std::make_unique<Knowledge>(game, weights));
    engine.set_table_size(kTableBytes);
    while (true) {
      const int number = next++;
      if (number >= plan.games) return;
      const auto seed = mix(plan.seed) + static_cast<std::uint64_t>(number);
      games[static_cast<std::size_t>(number)] = play_game(engine, game, knowledge, plan, seed);
      const int finished = ++done;
      const std::scoped_lock lock(reporting);
      report(finished);
    }
  };
  {
    std::vector<std::jthread> threads;
    for (int i = 0; i < plan.threads; ++i) threads.emplace_back(work);
  }
  std::vector<Sample> samples;
  for (auto& of_game : games) samples.insert(samples.end(), of_game.begin(), of_game.end());
  return samples;
}

} // namespace howdah::siam
