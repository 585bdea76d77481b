#include "core/random.hpp"
#include "engine/samliam/table_knowledge.hpp"
#include "games/samliam/threats.hpp"
#include "training/samliam/table_samples.hpp"
#include "training/side_by_side.hpp"

#include <algorithm>
#include <memory>

namespace howdah::samliam {
namespace {

using TableEngine = MctsEngine<TableKnowledge>;

constexpr std::size_t kTreeBytes = std::size_t{4} << 20U;
/// One move in this many is a surprise, to see positions that good play avoids.
constexpr std::uint32_t kTableSurpriseEvery = 12;

class TableGame {
public:
  TableGame(const SamLiam& game, std::uint64_t seed)
      : game_(game), random_(seed), state_(game, game.start()) {}

  std::vector<TableSample> play(TableEngine& engine, const TablePlay& plan) {
    const auto first = random_.below(static_cast<std::uint32_t>(2 * plan.players));
    for (std::uint32_t i = 0; i < first; ++i) state_.play(any_move());
    SearchLimits limits;
    limits.nodes = plan.nodes;
    SearchOptions options;
    options.seed = random_.next();
    while (!state_.result().is_over() && is_first_phase()) {
      const auto& position = state_.position();
      engine.set_state(state_);
      (void)engine.begin(limits, options);
      const auto thought = engine.think([](const SearchReport&) {});
      const bool decided = !thought.report || thought.report->score.is_proved();
      if (!decided && !has_open_figure(position, position.mover)) keep(thought.report->shares);
      const bool surprise = !decided && random_.below(kTableSurpriseEvery) == 0;
      state_.play(surprise ? any_move() : *game_.parse_move(position, thought.best_move));
    }
    if (const auto result = state_.result(); result.is_win()) {
      for (std::size_t i = 0; i < samples_.size(); ++i) {
        samples_[i].scored.fill(0);
        samples_[i].scored[role_of(result.winner(), movers_[i])] = 1;
      }
    }
    return std::move(samples_);
  }

private:
  [[nodiscard]] bool is_first_phase() const {
    return game_.in_hand(state_.position(), state_.position().mover) > 0;
  }

  [[nodiscard]] std::size_t role_of(Seat seat, Seat mover) const {
    return static_cast<std::size_t>((seat - mover + game_.players()) % game_.players());
  }

  Move any_move() {
    SamLiam::MoveList moves;
    game_.legal_moves(state_.position(), moves);
    return moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
  }

  void keep(const std::vector<int>& shares) {
    const auto& position = state_.position();
    TableSample sample{};
    sample.fullness = fullness(game_.setting(), position);
    for (Seat seat = 0; seat < game_.players(); ++seat) {
      const auto role = role_of(seat, position.mover);
      sample.counts[role] = with_table_board(game_.setting(), position, [&](const auto& board) {
        return table_features(board, seat);
      });
      sample.expected[role] = static_cast<float>(shares[static_cast<std::size_t>(seat)]) / 1000;
      sample.scored[role] = 1.0F / static_cast<float>(game_.players());
    }
    samples_.push_back(sample);
    movers_.push_back(position.mover);
  }

  const SamLiam& game_;
  Random random_;
  GameState<SamLiam> state_;
  std::vector<TableSample> samples_;
  std::vector<Seat> movers_;
};

} // namespace

std::vector<TableSample> play_tables(const TablePlay& plan, const TableWeights& weights,
                                     const std::function<void(int)>& report) {
  Rules rules;
  rules.players = plan.players;
  const SamLiam game(rules);
  const auto make_player = [&] {
    auto engine = std::make_unique<TableEngine>(game, TableKnowledge(game, weights));
    engine->set_table_size(kTreeBytes);
    return [&, engine = std::move(engine)](std::uint64_t seed) {
      return TableGame(game, seed).play(*engine, plan);
    };
  };
  return play_side_by_side<TableSample>(plan.games, plan.threads, plan.seed, make_player, report);
}

} // namespace howdah::samliam
