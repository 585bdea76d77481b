#include "core/random.hpp"
#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/samliam/threat_worker.hpp"
#include "training/expectation.hpp"
#include "training/samliam/samples.hpp"
#include "training/side_by_side.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

using SamLiamEngine = AlphaBetaEngine<Knowledge, ThreatWorker>;

constexpr std::size_t kTableBytes = std::size_t{1} << 20U;
/// Longer games are drawn: the second phase tells little of the first.
constexpr std::size_t kLongestGame = 90;
/// One move in this many is played at random among the better ones, to see positions that good play
/// avoids.
constexpr std::uint32_t kSurpriseEvery = 12;
constexpr std::size_t kSurprises = 40;

class Game {
public:
  Game(const SamLiam& game, const Knowledge& knowledge, std::uint64_t seed)
      : game_(game), lister_(game, knowledge), classes_(figure_classes(*game.setting().figures)),
        random_(seed), state_(game, game.start()) {}

  std::vector<Sample> play(SamLiamEngine& engine, const SelfPlay& plan) {
    open();
    engine.forget();
    SearchLimits limits;
    limits.nodes = plan.nodes;
    while (!state_.result().is_over() && state_.moves_played() < kLongestGame) {
      engine.set_state(state_);
      (void)engine.begin(limits, {});
      const auto thought = engine.think([](const SearchReport&) {});
      const bool decided = thought.report && thought.report->score.is_proved();
      const auto& position = state_.position();
      if (thought.report && !decided && !has_open_figure(position, 1 - position.mover)) {
        keep(chance_of(thought.report->score));
      }
      const bool surprise = !decided && random_.below(kSurpriseEvery) == 0;
      state_.play(surprise ? any_good_move() : *game_.parse_move(position, thought.best_move));
    }
    if (const auto result = state_.result(); result.is_win()) {
      for (std::size_t i = 0; i < samples_.size(); ++i) {
        samples_[i].scored = result.winner() == movers_[i] ? 1.0F : 0.0F;
      }
    }
    return std::move(samples_);
  }

private:
  /// A few random moves; an even or odd number of them, so that both players are seen to move
  /// first.
  void open() {
    const auto plies = 1 + random_.below(4);
    for (std::uint32_t i = 0; i < plies; ++i) state_.play(any_good_move());
  }

  Move any_good_move() {
    Candidates list;
    Position position = state_.position();
    if (has_open_figure(position, 1 - position.mover)) {
      lister_.list_blocks(position, list);
    } else {
      lister_.list_quiet(position, kSurprises, false, list);
    }
    if (list.moves.empty()) lister_.list_quiet(position, 1, false, list);
    return list.moves[random_.below(static_cast<std::uint32_t>(list.moves.size()))].move;
  }

  void keep(float expected) {
    const auto& position = state_.position();
    const auto& setting = game_.setting();
    std::array<std::uint16_t, kFeatures> times{};
    for_each_feature(*setting.figures, classes_, position,
                     [&](std::size_t feature) { ++times[feature]; });
    ++times[threat_feature(
        search_threats(setting, position, 1 - position.mover, {.nodes = kThreatNodesOfFeature}))];
    Sample sample{.features = {}, .expected = expected, .scored = 0.5F};
    for (std::size_t i = 0; i < kFeatures; ++i) {
      if (times[i] == 0) continue;
      sample.features.push_back({.feature = static_cast<std::uint16_t>(i), .times = times[i]});
    }
    samples_.push_back(std::move(sample));
    movers_.push_back(position.mover);
  }

  const SamLiam& game_;
  CandidateLister lister_;
  std::vector<std::uint8_t> classes_;
  Random random_;
  GameState<SamLiam> state_;
  std::vector<Sample> samples_;
  std::vector<Seat> movers_;
};

} // namespace

std::vector<Sample> play_games(const SelfPlay& plan, const Weights& weights,
                               const std::function<void(int)>& report) {
  Rules rules;
  rules.size = plan.size;
  const SamLiam game(rules);
  const Knowledge knowledge(game, weights);
  const auto make_player = [&] {
    auto engine = std::make_unique<SamLiamEngine>(game, std::make_unique<Knowledge>(game, weights));
    engine->set_table_size(kTableBytes);
    return [&, engine = std::move(engine)](std::uint64_t seed) {
      return Game(game, knowledge, seed).play(*engine, plan);
    };
  };
  return play_side_by_side<Sample>(plan.games, plan.threads, plan.seed, make_player, report);
}

} // namespace howdah::samliam
