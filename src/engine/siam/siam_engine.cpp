#include "engine/siam/siam_engine.hpp"

#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/forced/forced_wins_of.hpp"
#include "engine/siam/forced_moves.hpp"
#include "engine/siam/worker.hpp"
#include "engine/solver/solver_of.hpp"

#include <array>

namespace howdah::siam {
namespace {

Expected<std::unique_ptr<Engine>> make_engine(std::string_view rules, bool learned) {
  const auto game = Siam::make(rules);
  if (!game) return tl::unexpected<Error>(game.error());
  auto weights = hand_crafted_weights();
  if (learned) {
    auto read = learned_weights();
    if (!read) return tl::unexpected<Error>(std::move(read).error());
    weights = *std::move(read);
  }
  return std::make_unique<AlphaBetaEngine<Worker>>(*game,
                                                   std::make_unique<Knowledge>(*game, *weights));
}

Expected<std::unique_ptr<Solver>> make_solver(const SolveQuestion& question) {
  return solve_with<Siam>(question, [&](const Siam& game, const Position& position) {
    const bool counts_plies = game.rules().limit != 0;
    return make_solver_of(game, position, question,
                          std::make_unique<PlainAttack<Siam>>(game, counts_plies));
  });
}

// The start, and positions from games the engine played with itself after two random moves.
constexpr std::array<std::string_view, 8> kBenchPositions = {
    "5/5/1OOO1/5/5 E * 0",
    "2Ee2/5/1OOO1/Re4/5 E * 2",
    "1RsRs2/5/1OOO1/4En/2Ew2 R * 5",
    "1Rs1Es1/1Rw1Ee1/EeOOO1/4Rn/5 E * 6",
    "1Rs1Es1/2RwEw1/1OOO1/1En2Rn/1En3 R * 9",
    "2Es2/1O2O/1EeRnEsRn/1RnEe2/1ReRnO1 E * 14",
    "2EeEsEw/2EsORw/1OORnRn/3Rn1/3Rn1 R * 21",
    "1Es1Rs1/1O1Rs1/1RnEwO1/2OEnEw/2RnEn1 R * 25",
};

} // namespace

const EngineEntry& engine_entry() {
  static constexpr EngineEntry kEntry = {
      .game = Siam::kName,
      .make_engine = make_engine,
      .make_solver = make_solver,
      .make_forced_wins = make_forced_wins_of<SiamForcedMoves>,
      .bench = {.rules = "classic", .depth = 8, .positions = kBenchPositions}};
  return kEntry;
}

} // namespace howdah::siam
