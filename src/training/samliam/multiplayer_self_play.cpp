#include "training/samliam/multiplayer_self_play.hpp"

#include "engine/samliam/multiplayer_knowledge.hpp"
#include "games/samliam/threats.hpp"
#include "training/parallel_games.hpp"

#include <memory>

namespace howdah::samliam {
namespace {

using MultiplayerEngine = MctsEngine<MultiplayerKnowledge>;

constexpr std::size_t kTreeBytes = std::size_t{4} << 20U;

class MultiplayerTrainee {
public:
  using Sample = MultiplayerSample;
  static constexpr std::uint32_t kRandomMoveEvery = 12;

  explicit MultiplayerTrainee(const SamLiam& game) : game_(game) {}

  /// As long as the first phase.
  [[nodiscard]] bool goes_on(const GameState<SamLiam>& state) const {
    return game_.in_hand(state.position(), state.position().mover) > 0;
  }
  [[nodiscard]] static bool is_quiet(const GameState<SamLiam>& state, const SearchResult& result) {
    return !result.report->score.is_proved() &&
           !has_open_figure(state.position(), state.position().mover);
  }
  [[nodiscard]] Sample sample(const GameState<SamLiam>& state, const SearchReport& report) const {
    const auto& position = state.position();
    Sample sample{};
    sample.fullness = fullness(game_.setting(), position);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const auto role = role_of(seat, position.mover);
      sample.counts[role] =
          with_multiplayer_board(game_.setting(), position, [&](const auto& board) {
            return multiplayer_features(board, seat);
          });
      sample.expected[role] =
          static_cast<float>(report.shares[static_cast<std::size_t>(seat)]) / 1000;
      sample.scored[role] = 1.0F / static_cast<float>(game_.players());
    }
    return sample;
  }
  void set_winner(Sample& sample, Seat winner, Seat mover) const noexcept {
    sample.scored.fill(0);
    sample.scored[role_of(winner, mover)] = 1;
  }
  [[nodiscard]] Move random_move(const GameState<SamLiam>& state, Random& random) const {
    MoveList moves;
    game_.legal_moves(state.position(), moves);
    return moves[random.below(static_cast<std::uint32_t>(moves.size()))];
  }

private:
  [[nodiscard]] std::size_t role_of(Seat seat, Seat mover) const noexcept {
    return static_cast<std::size_t>((seat - mover + game_.players()) % game_.players());
  }

  const SamLiam& game_;
};

/// A start after a few random moves.
GameState<SamLiam> multiplayer_opening(const SamLiam& game, const MultiplayerTrainee& trainee,
                                       Random& random) {
  GameState<SamLiam> state(game, game.start());
  const auto plies = random.below(static_cast<std::uint32_t>(2 * game.players()));
  for (std::uint32_t i = 0; i < plies; ++i) state.play(trainee.random_move(state, random));
  return state;
}

} // namespace

std::vector<MultiplayerSample> play_multiplayer_games(const SelfPlay& plan, int players,
                                                      const MultiplayerWeights& weights,
                                                      const SelfPlayListener& listener) {
  Rules rules;
  rules.players = players;
  const SamLiam game(rules);
  const auto make_player = [&] {
    auto engine = std::make_unique<MultiplayerEngine>(game, MultiplayerKnowledge(game, weights));
    engine->set_table_size(kTreeBytes);
    return [&, engine = std::move(engine)](std::uint64_t seed) {
      Random random(seed);
      MultiplayerTrainee trainee(game);
      auto state = multiplayer_opening(game, trainee, random);
      SearchOptions options;
      options.seed = random.next();
      return play_training_game(trainee, std::move(state), *engine, nodes_limit(plan), options,
                                random);
    };
  };
  return play_in_parallel<MultiplayerSample>(plan, make_player, listener);
}

} // namespace howdah::samliam
