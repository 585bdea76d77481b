// howdah bench: the engines' signatures and speed.
#include "engine/bench.hpp"

#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/json_document.hpp"
#include "cli/progress.hpp"
#include "cli/quantity.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

/// The games that are named, or all that have an engine.
std::vector<const GameEntry*> chosen_entries(const Request& request) {
  std::vector<const GameEntry*> entries;
  for (const auto& name : request.arguments_from(0)) entries.push_back(&entry_named(name));
  if (!entries.empty()) return entries;
  for (const auto& entry : all_games()) {
    if (bench_set(entry.name) != nullptr) entries.push_back(&entry);
  }
  return entries;
}

BenchResult bench(const GameEntry& entry, Language language, const Console& console) {
  Progress progress(console.shows_progress);
  const auto result = run_bench(entry.name, [&](int done, int all, std::uint64_t nodes) {
    progress.show(
        Message("{0}: {1} of {2} positions, {3} nodes", "{0} : {1} positions sur {2}, {3} nœuds")
            .with(entry.name, done, all, nodes)
            .in(language));
  });
  if (interrupted()) give_up_interrupted();
  if (!result) give_up(result.error().what);
  return *result;
}

ExitStatus run(const Request& request, Console& console) {
  const auto language = request.language();
  std::uint64_t signature = 0;
  auto games = nlohmann::ordered_json::array();
  for (const auto* const entry : chosen_entries(request)) {
    const auto result = bench(*entry, language, console);
    signature += result.nodes;
    if (request.has("--json")) {
      games.push_back(
          {{"game", entry->name}, {"nodes", result.nodes}, {"time", result.time.count()}});
    } else {
      console.out.write_line(
          Message("{0}: {1} nodes, {2}", "{0} : {1} nœuds, {2}")
              .with(entry->name, result.nodes, speed_text(result.nodes, result.time, language))
              .in(language));
    }
  }
  if (request.has("--json")) {
    console.out.write_line(json_text({{"games", games}, {"signature", signature}}));
  } else {
    console.out.write_line(fmt::format("signature {}", signature));
  }
  return ExitStatus::done;
}

} // namespace

const Command& bench_command() {
  auto game = game_argument();
  game.any_number = true;
  static const Command kCommand = {
      .name = "bench",
      .summary = Message(
          "searches fixed positions; the node count is the engine's signature, the same on every "
          "build; without GAME, for every game that has an engine",
          "explore des positions fixes ; le nombre de nœuds est la signature du moteur, la même "
          "d'une compilation à l'autre ; sans JEU, pour tous les jeux qui ont un moteur"),
      .arguments = {game},
      .options = {json_option()},
      .examples = {{Message("Check that a change did not affect the engine:",
                            "Vérifier qu'un changement n'a pas modifié le moteur :"),
                    {"bench", "{game}"},
                    "| tail -1"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
