#include "training/samliam/self_play.hpp"

#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/judgement.hpp"
#include "engine/samliam/threat_worker.hpp"
#include "training/parallel_games.hpp"

#include <array>

namespace howdah::samliam {
namespace {

using SamLiamEngine = AlphaBetaEngine<ThreatWorker>;

constexpr std::size_t kTableBytes = std::size_t{1} << 20U;

class Trainee {
public:
  using Sample = samliam::Sample;
  static constexpr std::uint32_t kRandomMoveEvery = 12;

  Trainee(const SamLiam& game, const Knowledge& knowledge)
      : setting_(game.setting()), lister_(game, knowledge),
        classes_(figure_classes(*game.setting().figures)) {}

  /// Longer games are drawn: the second phase tells little of the first.
  [[nodiscard]] static bool goes_on(const GameState<SamLiam>& state) {
    return state.moves_played() < kLongestGame;
  }
  [[nodiscard]] static bool is_quiet(const GameState<SamLiam>& state, const SearchResult& result) {
    return !result.report->score.is_proved() &&
           !has_open_figure(state.position(), 1 - state.position().mover);
  }
  [[nodiscard]] Sample sample(const GameState<SamLiam>& state, const SearchReport& report) const {
    const auto& position = state.position();
    std::array<std::uint16_t, kFeatures> times{};
    for_each_feature(*setting_.figures, classes_, position,
                     [&](std::size_t feature) { ++times[feature]; });
    ++times[threat_feature(
        search_threats(setting_, position, 1 - position.mover, {.nodes = kThreatNodesOfFeature}))];
    Sample sample{.features = {},
                  .scores = {.expected = static_cast<float>(chance_of(report.score))}};
    for (std::size_t i = 0; i < kFeatures; ++i) {
      if (times[i] == 0) continue;
      sample.features.push_back({.feature = static_cast<std::uint16_t>(i), .times = times[i]});
    }
    return sample;
  }
  static void set_winner(Sample& sample, Seat winner, Seat mover) noexcept {
    sample.scores.set_winner(winner, mover);
  }
  /// Among the better ones.
  [[nodiscard]] Move random_move(const GameState<SamLiam>& state, Random& random) const {
    Candidates list;
    Position position = state.position();
    if (has_open_figure(position, 1 - position.mover)) {
      lister_.list_blocks(position, list);
    } else {
      lister_.list_quiet(position, kRandomMoves, false, list);
    }
    if (list.moves.empty()) lister_.list_quiet(position, 1, false, list);
    return list.moves[random.below(static_cast<std::uint32_t>(list.moves.size()))].move;
  }

private:
  static constexpr std::size_t kLongestGame = 90;
  static constexpr std::size_t kRandomMoves = 40;

  const Setting& setting_;
  CandidateLister lister_;
  std::vector<std::uint8_t> classes_;
};

/// A start after a few random moves; an even or odd number of them, so that both players are seen
/// to move first.
GameState<SamLiam> opening(const SamLiam& game, const Trainee& trainee, Random& random) {
  GameState<SamLiam> state(game, game.start());
  const auto plies = 1 + random.below(4);
  for (std::uint32_t i = 0; i < plies; ++i) state.play(trainee.random_move(state, random));
  return state;
}

} // namespace

std::vector<Sample> play_games(const SelfPlay& plan, int size, const Weights& weights,
                               const SelfPlayListener& listener) {
  Rules rules;
  rules.size = size;
  const SamLiam game(rules);
  const Knowledge knowledge(game, weights);
  const auto make_player = [&] {
    auto engine = std::make_unique<SamLiamEngine>(game, std::make_unique<Knowledge>(game, weights));
    engine->set_table_size(kTableBytes);
    return [&, engine = std::move(engine)](std::uint64_t seed) {
      Random random(seed);
      Trainee trainee(game, knowledge);
      auto state = opening(game, trainee, random);
      engine->forget();
      return play_training_game(trainee, std::move(state), *engine, nodes_limit(plan), {}, random);
    };
  };
  return play_in_parallel<Sample>(plan, make_player, listener);
}

} // namespace howdah::samliam
