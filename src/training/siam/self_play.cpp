#include "training/siam/self_play.hpp"

#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/judgement.hpp"
#include "engine/siam/worker.hpp"
#include "training/parallel_games.hpp"

namespace howdah::siam {
namespace {

using SiamEngine = AlphaBetaEngine<Worker>;

constexpr std::size_t kTableBytes = std::size_t{2} << 20U;

class Trainee {
public:
  using Sample = siam::Sample;
  static constexpr std::uint32_t kRandomMoveEvery = 24;

  explicit Trainee(const Knowledge& knowledge) : knowledge_(knowledge) {}

  /// Longer games are drawn: more positions of them would add little.
  [[nodiscard]] static bool goes_on(const GameState<Siam>& state) {
    return state.moves_played() < kLongestGame;
  }
  [[nodiscard]] bool is_quiet(const GameState<Siam>& state, const SearchResult& result) const {
    const auto info = knowledge_.inspect(state.position());
    return !info.wins_now && !info.threatened &&
           !state.game().parse_move(state.position(), result.best_move)->is_push();
  }
  [[nodiscard]] static Sample sample(const GameState<Siam>& state, const SearchReport& report) {
    return {.position = state.position(),
            .scores = {.expected = static_cast<float>(chance_of(report.score))}};
  }
  static void set_winner(Sample& sample, Seat winner, Seat mover) noexcept {
    sample.scores.set_winner(winner, mover);
  }
  [[nodiscard]] static Move random_move(const GameState<Siam>& state, Random& random) {
    MoveList moves;
    state.game().legal_moves(state.position(), moves);
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }

private:
  static constexpr std::size_t kLongestGame = 200;

  const Knowledge& knowledge_;
};

/// A start after a few random moves; an even or odd number of them, so that both players are
/// seen to move first.
GameState<Siam> opening(const Siam& game, Random& random) {
  while (true) {
    GameState<Siam> state(game, game.start());
    const auto plies = 2 + random.below(9);
    for (std::uint32_t i = 0; i < plies && !state.result().is_over(); ++i) {
      state.play(Trainee::random_move(state, random));
    }
    if (!state.result().is_over()) return state;
  }
}

} // namespace

std::vector<Sample> play_games(const SelfPlay& plan, const Weights& weights,
                               const SelfPlayListener& listener) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, weights);
  const auto make_player = [&] {
    auto engine = std::make_unique<SiamEngine>(game, std::make_unique<Knowledge>(game, weights));
    engine->set_table_size(kTableBytes);
    return [&, engine = std::move(engine)](std::uint64_t seed) {
      Random random(seed);
      auto state = opening(game, random);
      engine->forget();
      Trainee trainee(knowledge);
      return play_training_game(trainee, std::move(state), *engine, nodes_limit(plan), {}, random);
    };
  };
  return play_in_parallel<Sample>(plan, make_player, listener);
}

} // namespace howdah::siam
