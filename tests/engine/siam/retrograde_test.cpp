// The search, compared with the retrograde analysis of all positions with one animal per side.
#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/siam/worker.hpp"
#include "engine/solver/solver.hpp"
#include "tests/engine/siam/retrograde.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <memory>

namespace howdah::testing {
namespace {

using siam::Position;

const Retrograde& oracle() {
  static const Retrograde kOracle;
  return kOracle;
}

class Searcher {
public:
  explicit Searcher(std::size_t table_bytes)
      : engine_(game_, std::make_unique<siam::Knowledge>(game_, *siam::hand_crafted_weights())) {
    engine_.set_table_size(table_bytes);
  }

  [[nodiscard]] Score search(const Position& position, int depth) {
    SearchLimits limits;
    limits.depth = depth;
    engine_.set_state(GameState<siam::Siam>(game_, position));
    EXPECT_FALSE(engine_.begin(limits, {}));
    return engine_.think([](const SearchReport&) {}).report->score;
  }

private:
  siam::Siam game_{siam::Rules{.animals = 1}};
  AlphaBetaEngine<siam::Worker> engine_;
};

/// The search alone. The engine asks it for the shortest distance afterwards, which takes longest.
class VerdictSearch {
public:
  explicit VerdictSearch(std::size_t table_bytes) {
    context_.knowledge = &knowledge_;
    context_.table.resize(table_bytes);
    worker_ = std::make_unique<siam::Worker>(context_, game_);
  }

  /// Looks deeper until the verdict is proved, but no deeper than that.
  [[nodiscard]] Score search(const Position& position, int depth) {
    siam::MoveList moves;
    game_.legal_moves(position, moves);
    context_.root = position;
    context_.root_moves.assign(moves.begin(), moves.end());
    worker_->begin();
    Score score = Score::estimate(0);
    for (int d = 1; d <= depth && !score.is_proved(); ++d) {
      EXPECT_TRUE(worker_->iterate(d, 0));
      remember_values(worker_->root_moves());
      score = to_score(worker_->root_moves().front().value);
    }
    return score;
  }

private:
  siam::Siam game_{siam::Rules{.animals = 1}};
  siam::Knowledge knowledge_{game_, *siam::hand_crafted_weights()};
  SearchContext<siam::Knowledge> context_;
  std::unique_ptr<siam::Worker> worker_;
};

/// When all are looked at, a large table makes nearly every search a look at the ones before.
std::size_t table_bytes(std::size_t step) {
  return std::size_t{step < 100 ? 1024U : 64U} << 20U;
}

/// The step between two positions that are tested: HOWDAH_RETROGRADE_STEP, 8009 if not set.
std::size_t step() {
  const char* text = std::getenv("HOWDAH_RETROGRADE_STEP");
  return text == nullptr ? 8009 : static_cast<std::size_t>(std::atoi(text));
}

TEST(SiamRetrograde, CountsWinsLossesAndDrawsAndTheStartIsADraw) {
  std::size_t wins = 0;
  std::size_t losses = 0;
  std::size_t draws = 0;
  int longest = 0;
  for (const auto& position : oracle().all_positions()) {
    const int plies = oracle().plies(position);
    longest = std::max(longest, plies);
    ++(plies == 0 ? draws : plies % 2 == 1 ? wins : losses);
  }
  EXPECT_EQ(wins, 1'522'652U);
  EXPECT_EQ(losses, 585'359U);
  EXPECT_EQ(draws, 306'500U);
  EXPECT_EQ(longest, 31);
  EXPECT_EQ(oracle().plies(siam::start_position({})), 0);
}

TEST(SiamRetrograde, SearchFindsEveryForcedWinAndLossWithItsDistanceAndProvesNoDraw) {
  auto positions = oracle().all_positions();
  // Short wins first: the table then knows them when longer ones lead there.
  std::ranges::sort(positions, {}, [](const auto& p) { return oracle().plies(p); });
  Searcher searcher(table_bytes(step()));
  for (std::size_t i = 0; i < positions.size(); i += step()) {
    const auto& position = positions[i];
    const int plies = oracle().plies(position);
    if (plies == 0) {
      ASSERT_FALSE(searcher.search(position, 10).is_proved())
          << siam::Siam({}).position_text(position);
      continue;
    }
    // Reductions hide some wins for a while: more depth is asked for until they show.
    Score score = Score::estimate(0);
    for (int depth = plies; !score.is_proved() && depth <= kMaxDepth; depth += 4) {
      score = searcher.search(position, depth);
    }
    const auto truth = plies % 2 == 1 ? Score::win_in(plies) : Score::loss_in(plies);
    ASSERT_EQ(score, truth) << siam::Siam({}).position_text(position) << " is over in " << plies
                            << " plies, the search says " << score.plies();
  }
}

TEST(SiamRetrograde, VerdictsOfTheSearchAgree) {
  auto positions = oracle().all_positions();
  std::ranges::sort(positions, {}, [](const auto& p) { return oracle().plies(p); });
  VerdictSearch searcher(table_bytes(step()));
  for (std::size_t i = 0; i < positions.size(); i += step()) {
    const int plies = oracle().plies(positions[i]);
    const Score score = searcher.search(positions[i], plies == 0 ? 6 : kMaxDepth);
    const auto text = [&] { return siam::Siam({}).position_text(positions[i]); };
    ASSERT_EQ(score.is_proved(), plies != 0) << text();
    if (plies == 0) continue;
    ASSERT_EQ(score.is_win(), plies % 2 == 1) << text();
    ASSERT_GE(score.plies(), plies) << text();
  }
}

TEST(SiamRetrograde, ProverNeverContradictsTheTruthAboutRepetition) {
  const auto positions = oracle().all_positions();
  const siam::Siam game(siam::Rules{.animals = 1});
  int won = 0;
  int not_won = 0;
  for (std::size_t i = 0; i < positions.size(); i += 4 * step()) {
    const auto text = game.position_text(positions[i]);
    const auto solver =
        make_solver({.setup = {.game = "siam", .rules = "animals=1", .start = text}});
    ASSERT_TRUE(solver) << text;
    const auto state = (*solver)->run({.expansions = 2000}, [](const SolveState&) { return true; });
    if (state.verdict == SolveVerdict::open) continue;
    const bool truth = oracle().plies(positions[i]) % 2 == 1;
    EXPECT_EQ(state.verdict == SolveVerdict::won, truth) << text;
    ++(truth ? won : not_won);
    EXPECT_TRUE(!truth || certificate::check((*solver)->certificate())) << text;
  }
  EXPECT_GT(won, 20);
  EXPECT_GT(not_won, 5);
}

} // namespace
} // namespace howdah::testing
