#include "engine/catalogue.hpp"

#include "core/text.hpp"
#include "engine/baseline/baselines.hpp"
#include "engine/pie_engine.hpp"
#include "engine/samliam/samliam_engine.hpp"
#include "engine/siam/siam_engine.hpp"
#include "games/setup.hpp"

#include <array>

namespace howdah {
namespace {

constexpr std::array kEntries = {&siam::engine_entry, &samliam::engine_entry};

/// Of a game that is not in the registry, or lacks the requested part.
[[nodiscard]] tl::unexpected<Error> missing(std::string_view game, const Phrase& what) {
  if (find_game(game) == nullptr) return tl::unexpected<Error>(unknown_game(game));
  return fail({concat("the game '", game, "' has no ", what.english),
               concat("le jeu « ", game, " » n'a pas de ", what.french)});
}

} // namespace

const EngineEntry* find_engine_entry(std::string_view game) {
  for (const auto entry : kEntries) {
    if (entry().game == game) return &entry();
  }
  return nullptr;
}

namespace {

Expected<std::unique_ptr<Engine>> make_plain_engine(std::string_view game, std::string_view rules,
                                                    EngineKind kind) {
  const EngineEntry* const entry = find_engine_entry(game);
  const bool is_baseline = kind == EngineKind::random || kind == EngineKind::greedy;
  if (is_baseline || entry == nullptr || entry->make_engine == nullptr) {
    return make_baseline(game, rules, kind != EngineKind::random);
  }
  return entry->make_engine(rules, kind == EngineKind::full);
}

} // namespace

Expected<std::unique_ptr<Engine>> make_engine(std::string_view game, std::string_view rules,
                                              EngineKind kind) {
  auto engine = make_plain_engine(game, rules, kind);
  if (!engine) return engine;
  auto made = make_game(game, rules);
  if (!made) return tl::unexpected<Error>(std::move(made).error());
  if ((*made)->players() != 2) return engine;
  // The values in the map are the full engine's; others choose by what they see themselves.
  const auto* const map =
      kind == EngineKind::full ? find_first_moves(game, (*made)->rules_text()) : nullptr;
  return std::make_unique<PieEngine>(*std::move(engine), *std::move(made), map);
}

Expected<std::unique_ptr<Solver>> make_solver(const SolveQuestion& question) {
  const EngineEntry* const entry = find_engine_entry(question.setup.game);
  if (entry == nullptr || entry->make_solver == nullptr) {
    return missing(question.setup.game, {"solver", "solveur"});
  }
  return entry->make_solver(question);
}

Expected<std::unique_ptr<ForcedWins>> make_forced_wins(std::string_view game,
                                                       std::string_view rules) {
  const EngineEntry* const entry = find_engine_entry(game);
  if (entry == nullptr || entry->make_forced_wins == nullptr) {
    return missing(game, {"search for forced wins", "recherche de gains forcés"});
  }
  return entry->make_forced_wins(rules);
}

const BenchSet* bench_set(std::string_view game) {
  const EngineEntry* const entry = find_engine_entry(game);
  return entry == nullptr || entry->bench.positions.empty() ? nullptr : &entry->bench;
}

Expected<BenchSet> bench_set_of(std::string_view game) {
  if (const BenchSet* const set = bench_set(game)) return *set;
  return missing(game, {"bench positions", "positions de banc d'essai"});
}

} // namespace howdah
