#include "core/random.hpp"
#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/siam/knowledge.hpp"
#include "training/expectation.hpp"
#include "training/siam/samples.hpp"
#include "training/side_by_side.hpp"

namespace howdah::siam {
namespace {

using SiamEngine = AlphaBetaEngine<Knowledge>;

constexpr std::size_t kTableBytes = std::size_t{2} << 20U;
/// Longer games are drawn: they would only repeat what is known.
constexpr std::size_t kLongestGame = 200;
/// One move in this many is played at random, to see positions that good play avoids.
constexpr std::uint32_t kSurpriseEvery = 24;

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
  const auto make_player = [&] {
    auto engine = std::make_unique<SiamEngine>(game, std::make_unique<Knowledge>(game, weights));
    engine->set_table_size(kTableBytes);
    return [&, engine = std::move(engine)](std::uint64_t seed) {
      return play_game(*engine, game, knowledge, plan, seed);
    };
  };
  return play_side_by_side<Sample>(plan.games, plan.threads, plan.seed, make_player, report);
}

} // namespace howdah::siam
