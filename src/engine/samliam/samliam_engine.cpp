#include "engine/samliam/samliam_engine.hpp"

#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/forced/forced_wins_of.hpp"
#include "engine/samliam/forced_moves.hpp"
#include "engine/samliam/multiplayer_knowledge.hpp"
#include "engine/samliam/threat_worker.hpp"

#include <array>

namespace howdah::samliam {
namespace {

Expected<std::unique_ptr<Engine>> make_engine(std::string_view rules, bool learned) {
  const auto game = SamLiam::make(rules);
  if (!game) return tl::unexpected<Error>(game.error());
  if (game->players() > 2) {
    const auto weights = learned ? learned_multiplayer_weights() : multiplayer_figure_counts();
    if (!weights) return tl::unexpected<Error>(weights.error());
    return make_multiplayer_engine(*game, *weights);
  }
  const auto weights = learned ? learned_weights() : figure_count_weights();
  if (!weights) return tl::unexpected<Error>(weights.error());
  return std::make_unique<AlphaBetaEngine<ThreatWorker>>(
      *game, std::make_unique<Knowledge>(*game, *weights));
}

// The empty board, and positions from games the engine played with itself after two random moves.
constexpr std::array<std::string_view, 8> kBenchPositions = {
    "9/9/9/9/9/9/9/9/9 R - 0",
    "9/3Gsw5/9/9/9/5Rnw1Rne1/9/9/9 G - 3",
    "9/1Rse1Gsw5/9/3(GnwGse)5/9/7(RneRsw)1/9/9/9 R - 6",
    "9/3(GneGsw)1Rsw3/9/5(GneGsw)3/9/5(RnwRse)1Rne1/9/9/9 R - 8",
    "9/1Rse1Gsw5/4Gne4/3(GnwGse)Rse(RneRsw)3/9/5Gse1(RneRsw)1/9/9/9 G - 11",
    "9/1Gse1(GneGsw)1Rsw3/9/5(GneGsw)3/5(RnwRse)3/5(RnwRse)RnwRne1/6Gnw2/9/9 G - 13",
    "9/1(RnwRse)1Gsw5/4Gne4/3(GnwGse)Rse(RneRsw)Gse2/4Gse4/1Gsw1RswRse(GnwGse)1(RneRsw)1/9/9/9 "
    "R - 18",
    "3GnwRne1Rnw2/1(RnwRse)1GswGse4/2Gnw1GneGnw3/3(GnwGse)Rse(RneRsw)Gse2/2Rnw1Gse4/"
    "1Gsw1RswRse(GnwGse)1(RneRsw)1/5Rse3/9/9 R - 26",
};

} // namespace

const EngineEntry& engine_entry() {
  static constexpr EngineEntry kEntry = {
      .game = SamLiam::kName,
      .make_engine = make_engine,
      .make_solver = make_samliam_solver,
      .make_forced_wins = make_forced_wins_of<SamLiamForcedMoves>,
      .bench = {.rules = "players=2", .depth = 3, .positions = kBenchPositions}};
  return kEntry;
}

} // namespace howdah::samliam
