#include "core/text.hpp"
#include "engine/alphabeta/alphabeta_engine.hpp"
#include "engine/baseline/baseline_engine.hpp"
#include "engine/engine.hpp"
#include "engine/samliam/table_knowledge.hpp"
#include "engine/samliam/threat_worker.hpp"
#include "engine/siam/knowledge.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"

namespace howdah {
namespace {

Expected<std::unique_ptr<Engine>> make_thinking(const siam::Siam& game, bool learned) {
  auto weights = siam::hand_made_weights();
  if (learned) {
    auto read = siam::learned_weights();
    if (!read) return tl::unexpected<Error>(std::move(read).error());
    weights = *std::move(read);
  }
  auto knowledge = std::make_unique<siam::Knowledge>(game, *weights);
  return std::make_unique<AlphaBetaEngine<siam::Knowledge>>(game, std::move(knowledge));
}

Expected<std::unique_ptr<Engine>> make_thinking(const samliam::SamLiam& game, bool learned) {
  if (game.players() > 2) {
    const auto weights =
        learned ? samliam::learned_table_weights() : samliam::table_figure_counts();
    if (!weights) return tl::unexpected<Error>(weights.error());
    return samliam::make_table_engine(game, *weights);
  }
  auto weights = samliam::figure_count_weights();
  if (learned) {
    auto read = samliam::learned_weights();
    if (!read) return tl::unexpected<Error>(std::move(read).error());
    weights = *read;
  }
  using SamLiamEngine = AlphaBetaEngine<samliam::Knowledge, samliam::ThreatWorker>;
  auto knowledge = std::make_unique<samliam::Knowledge>(game, weights);
  return std::make_unique<SamLiamEngine>(game, std::move(knowledge));
}

template <Game G>
Expected<std::unique_ptr<Engine>> make(std::string_view rules, EngineKind kind) {
  const auto game = G::make(rules);
  if (!game) return tl::unexpected<Error>(game.error());
  if (kind == EngineKind::full || kind == EngineKind::hand_made) {
    return make_thinking(*game, kind == EngineKind::full);
  }
  return std::make_unique<BaselineEngine<G>>(*game, kind == EngineKind::greedy);
}

} // namespace

Expected<std::unique_ptr<Engine>> make_engine(std::string_view game, std::string_view rules,
                                              EngineKind kind) {
  if (game == siam::Siam::kName) return make<siam::Siam>(rules, kind);
  if (game == samliam::SamLiam::kName) return make<samliam::SamLiam>(rules, kind);
  return fail({concat("there is no game '", quotable(game), "'"),
               concat("il n'y a pas de jeu « ", quotable(game), " »")});
}

} // namespace howdah
