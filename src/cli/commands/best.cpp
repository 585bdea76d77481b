// howdah best: the engine's choice in one position.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/interrupt.hpp"
#include "cli/interruptible_search.hpp"
#include "cli/json_document.hpp"
#include "cli/progress.hpp"
#include "cli/quantity.hpp"
#include "cli/search_words.hpp"
#include "thinking/table_memory.hpp"
#include "thinking/thinker.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

using namespace std::chrono_literals;

// The help below names the limits.
constexpr std::uint32_t kMostMilliseconds = 1'000'000'000;
constexpr std::uint32_t kMostNodes = 4'000'000'000;
constexpr auto kUsualTime = 1000ms;

SearchLimits chosen_limits(const Request& request) {
  SearchLimits limits;
  if (const auto time = request.number("--time", 1, kMostMilliseconds)) {
    limits.move_time = std::chrono::milliseconds(*time);
  }
  if (const auto depth = request.number("--depth", 1, kMaxDepth)) {
    limits.depth = static_cast<int>(*depth);
  }
  if (const auto nodes = request.number("--nodes", 1, kMostNodes)) limits.nodes = *nodes;
  if (!limits.move_time && !limits.depth && !limits.nodes) limits.move_time = kUsualTime;
  return limits;
}

SearchOptions chosen_options(const Request& request) {
  return {.lines = static_cast<int>(request.number("--lines", 1, kMaxLines).value_or(1)),
          .level = static_cast<int>(
              request.number("--level", kMinLevel, kMaxLevel).value_or(kMaxLevel))};
}

/// Refuses a game in which there is nothing left to choose.
void check_not_over(const AnyGame& game, const AnyState& state) {
  const auto result = state.result();
  if (!result.is_over()) return;
  refuse(Message("the game is over (result: {0}): there is no move to choose",
                 "la partie est finie (result: {0}) : il n'y a plus de coup à choisir")
             .with(result_text(game, result)));
}

std::unique_ptr<Engine> prepared_engine(const Request& request, const AnyGame& game,
                                        const AnyState& state) {
  const auto megabytes =
      request.number("--hash", 1, kMostTableMegabytes).value_or(kUsualTableMegabytes);
  auto engine = make_engine(game.name(), game.rules_text());
  if (!engine) give_up(engine.error().what);
  if (const auto error = set_table_megabytes(**engine, megabytes)) refuse(same("--hash"), *error);
  if (const auto error = (*engine)->set_game({.start = state.text()})) give_up(error->what);
  return *std::move(engine);
}

struct Choice {
  SearchResult result;
  std::vector<SearchReport> reports;
};

/// Thinks until a limit is reached or Ctrl-C comes.
Choice choose(Thinker& thinker, const SearchLimits& limits, const SearchOptions& options,
              Language language, const Console& console) {
  LatestReports reports;
  Progress progress(console.shows_progress);
  auto result = search_until(
      interrupted(), thinker, limits, options,
      [&](const SearchReport& report) { reports.add(report); },
      [&] {
        const auto best = progress.is_due() ? reports.best() : std::nullopt;
        if (!best) return;
        progress.show(Message("depth {0}, {1}, best: {2}; {3} nodes",
                              "profondeur {0}, {1}, meilleur : {2} ; {3} nœuds")
                          .with(best->depth, score_words(best->score, language), best->line.front(),
                                best->nodes)
                          .in(language));
      });
  if (!result) give_up(result.error().what);
  return {.result = *std::move(result), .reports = reports.all()};
}

void write_json(const AnyGame& game, const AnyState& state, const Choice& choice,
                std::chrono::milliseconds time, Output& out) {
  auto answer = document(game, state);
  answer["best_move"] = choice.result.best_move;
  answer["nodes"] = choice.result.nodes;
  answer["time"] = time.count();
  auto& lines = answer["lines"] = nlohmann::ordered_json::array();
  for (const auto& report : choice.reports) lines.push_back(report_json(report));
  out.write_line(json_text(answer));
}

ExitStatus run(const Request& request, Console& console) {
  const auto game = chosen_game(request);
  const auto state = chosen_state(request, *game);
  const auto limits = chosen_limits(request);
  const auto options = chosen_options(request);
  const auto threads = request.number("--threads", 1, Engine::kMaxThreads).value_or(1);
  const auto language = request.language();
  check_not_over(*game, *state);

  Thinker thinker(prepared_engine(request, *game, *state));
  thinker.set_threads(static_cast<int>(threads));
  const auto start = std::chrono::steady_clock::now();
  const auto choice = choose(thinker, limits, options, language, console);
  const auto time = std::chrono::steady_clock::now() - start;

  if (request.has("--json")) {
    write_json(*game, *state, choice, std::chrono::duration_cast<std::chrono::milliseconds>(time),
               console.out);
    return ExitStatus::done;
  }
  for (const auto& report : choice.reports) {
    console.out.write_line(report_words(report, language));
  }
  console.out.write_line(fmt::format("bestmove {}", choice.result.best_move));
  if (console.out_is_terminal) {
    console.out.flush();
    say_on_error(speed_text(choice.result.nodes, time, language));
  }
  return ExitStatus::done;
}

} // namespace

const Command& best_command() {
  static const Command kCommand = {
      .name = "best",
      .summary = Message(
          "searches for the best move: prints depth, score and principal variation, then the move",
          "cherche le meilleur coup : écrit la profondeur, le score et la variante principale, "
          "puis le coup"),
      .arguments = {game_argument()},
      .options = with_position_options(
          {{"--time", same("MS"),
            Message(
                "searches for MS milliseconds, 1 to 1000000000; 1000 if no limit is given",
                "cherche pendant MS millisecondes, de 1 à 1000000000 ; 1000 sans autre limite")},
           {"--depth", same("D"),
            Message("searches to depth D, 1 to 100", "cherche à la profondeur D, de 1 à 100")},
           {"--nodes", same("N"),
            Message("searches N nodes, 1 to 4000000000", "explore N nœuds, de 1 à 4000000000")},
           {"--level", same("L"),
            Message("plays at level 1 (weakest) to 10 (full strength, the default)",
                    "joue au niveau 1 (le plus faible) à 10 (pleine force, par défaut)")},
           {"--lines", same("N"),
            Message("shows the N best moves, 1 to 256; 1 by default",
                    "montre les N meilleurs coups, de 1 à 256 ; 1 par défaut")},
           {"--threads", same("N"),
            Message("searches with N threads, 1 to 256; 1 by default",
                    "cherche avec N fils d'exécution, de 1 à 256 ; 1 par défaut")},
           {"--hash", same("MB"),
            Message("uses a transposition table of MB megabytes, 1 to 65536; 16 by default",
                    "utilise une table de transposition de MB mégaoctets, de 1 à 65536 ; 16 par "
                    "défaut")}}),
      .examples = {{Message("The best move at the start:", "Le meilleur coup au début :"),
                    {"best", "{game}", "--depth", "4"}},
                   {Message("The three best:", "Les trois meilleurs :"),
                    {"best", "{game}", "--depth", "3", "--lines", "3"}}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
