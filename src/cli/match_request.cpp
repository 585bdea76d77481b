#include "cli/match_request.hpp"

#include "cli/game_choice.hpp"
#include "cli/problem.hpp"
#include "cli/whole_file.hpp"
#include "core/text.hpp"
#include "games/balanced_starts.hpp"
#include "games/rule_book.hpp"
#include "match/schedule.hpp"

#include <charconv>
#include <sstream>

namespace howdah::cli {
namespace {

using std::chrono::milliseconds;

// The help below names these limits.
constexpr std::uint32_t kMostGames = 1'000'000;
constexpr std::uint32_t kMostConcurrency = 256;
constexpr std::uint32_t kMostMilliseconds = 86'400'000; // a day
constexpr std::uint32_t kMostNumber = 4'000'000'000;
constexpr std::uint32_t kMostRandomPlies = 1000;
constexpr std::size_t kMostEngines = 16;
constexpr std::uint32_t kUsualGames = 100;
constexpr milliseconds kUsualTime{100};

constexpr std::string_view kRandom = "random:";

std::vector<match::EngineSpec> engine_choice(const Request& request) {
  std::vector<match::EngineSpec> engines;
  for (const auto& text : request.values("--engine")) {
    auto engine = match::parse_engine(text);
    if (!engine) refuse(same("--engine"), engine.error());
    engines.push_back(*std::move(engine));
  }
  if (engines.size() < 2 || engines.size() > kMostEngines) {
    refuse(Message("a match needs 2 to {0} engines: give --engine for each",
                   "un match demande de 2 à {0} moteurs : donner --engine pour chacun")
               .with(kMostEngines));
  }
  return engines;
}

PlayerClock clock_choice(const std::string& text) {
  std::string_view rest = text;
  const auto left = parse_number(take_until(rest, '+'), kMostMilliseconds);
  const auto increment = parse_number(rest, kMostMilliseconds);
  if (!left || *left == 0 || !increment) {
    refuse(same("--clock"), {Message("'{0}' is not of the form MS+INC, such as 60000+600",
                                     "« {0} » n'est pas de la forme MS+INC, comme 60000+600")
                                 .with(quotable(text))});
  }
  return {.left = milliseconds(*left), .increment = milliseconds(*increment)};
}

match::TimeControl time_choice(const Request& request) {
  match::TimeControl control;
  refuse_together(request, {"--time", "--clock"});
  if (const auto depth = request.number("--depth", 1, kMaxDepth)) {
    control.depth = static_cast<int>(*depth);
  }
  control.nodes = request.number("--nodes", 1, kMostNumber);
  if (const auto time = request.number("--time", 1, kMostMilliseconds)) {
    control.move_time = milliseconds(*time);
  }
  if (const auto* const clock = request.value("--clock")) control.clock = clock_choice(*clock);
  const bool limited = control.depth || control.nodes || control.move_time || control.clock;
  if (!limited) control.move_time = kUsualTime;
  if (const auto margin = request.number("--margin", 1, kMostMilliseconds)) {
    control.margin = milliseconds(*margin);
  }
  return control;
}

using Openings = decltype(match::MatchPlan::openings);

Openings openings_in_file(const std::string& path, const AnyState& start) {
  std::istringstream lines(read_whole_file("--openings", path));
  auto openings = match::read_openings(lines, start);
  const auto shown = quotable(path);
  if (!openings) {
    refuse({fmt::format("--openings '{}'", shown), fmt::format("--openings « {} »", shown)},
           openings.error());
  }
  return *std::move(openings);
}

/// All balanced starts of these rules, or the one that --start names.
match::NamedStarts start_choice(const std::string& text, const AnyGame& game) {
  const auto* const list = find_balanced(balanced_lists(), game.name(), game.rules_text());
  if (text != kBalancedStart || list == nullptr) return {named_start(text, game)};
  match::NamedStarts starts;
  for (std::size_t number = 1; number <= list->starts.size(); ++number) {
    starts.push_back(named_start(concat(kBalancedStart, ':', number), game));
  }
  return starts;
}

Openings opening_choice(const Request& request, const AnyGame& game, const AnyState& start) {
  if (const auto* const named = request.value("--start")) return start_choice(*named, game);
  const auto* const text = request.value("--openings");
  if (text == nullptr) return std::vector<match::Opening>{{}};
  if (!text->starts_with(kRandom)) return openings_in_file(*text, start);
  const auto plies = read_number(same("--openings"), std::string_view(*text).substr(kRandom.size()),
                                 1, kMostRandomPlies);
  return match::RandomOpenings{.plies = static_cast<int>(plies)};
}

std::size_t usual_number_of_games(const Request& request, const match::MatchPlan& plan) {
  if (request.has("--sprt")) return kMostGames;
  const auto an_opening = match::schedule_of(plan.engines, plan.game.players()).an_opening;
  if (const auto* const starts = std::get_if<match::NamedStarts>(&plan.openings)) {
    return starts->size() * an_opening;
  }
  const auto* const openings = std::get_if<std::vector<match::Opening>>(&plan.openings);
  if (!request.has("--openings") || openings == nullptr) return kUsualGames;
  return openings->size() * an_opening;
}

/// A decimal number with all of its text.
std::optional<double> decimal(std::string_view text) {
  double number = 0;
  const auto read = std::from_chars(text.begin(), text.end(), number, std::chars_format::fixed);
  if (read.ec != std::errc() || read.ptr != text.end()) return std::nullopt;
  return number;
}

} // namespace

match::MatchPlan match_plan(const Request& request, const AnyGame& game, const AnyState& start) {
  if (start.result().is_over()) {
    refuse(same("--position"), {Message("the game is over", "la partie est finie").with()});
  }
  match::MatchPlan plan{.game = game, .start = start};
  plan.engines = engine_choice(request);
  refuse_together(request, {"--start", "--openings", "--swap"});
  refuse_together(request, {"--start", "--position"});
  plan.openings = opening_choice(request, game, start);
  if (wants_pie(request, game)) plan.swap = play::SwapRule::pie;
  plan.control = time_choice(request);
  const auto games = request.number("--games", 1, kMostGames);
  plan.games = games ? *games : usual_number_of_games(request, plan);
  plan.concurrency =
      static_cast<int>(request.number("--concurrency", 1, kMostConcurrency).value_or(1));
  plan.ply_limit = request.number("--max-plies", 1, kMaxPly).value_or(0);
  plan.seed = request.number("--seed", 0, kMostNumber).value_or(1);
  return plan;
}

std::optional<match::SprtHypotheses> sprt_choice(const Request& request,
                                                 const match::MatchPlan& plan) {
  const auto* const text = request.value("--sprt");
  if (text == nullptr) return std::nullopt;
  if (plan.engines.size() != 2 || plan.game.players() != 2) {
    refuse(Message("--sprt needs exactly two engines and a game for two players",
                   "--sprt demande exactement deux moteurs et un jeu à deux joueurs")
               .with());
  }
  std::string_view rest = *text;
  const auto elo0 = decimal(take_until(rest, ','));
  const auto elo1 = decimal(rest);
  constexpr double kMostElo = 1000;
  if (!elo0 || !elo1 || !(*elo0 < *elo1) || *elo0 < -kMostElo || *elo1 > kMostElo) {
    refuse(
        same("--sprt"),
        {Message("'{0}' is not of the form ELO0,ELO1 with ELO0 below ELO1, such as 0,10",
                 "« {0} » n'est pas de la forme ELO0,ELO1 avec ELO0 inférieur à ELO1, comme 0,10")
             .with(quotable(*text))});
  }
  return match::SprtHypotheses{.elo0 = *elo0, .elo1 = *elo1};
}

std::vector<Option> match_options() {
  return {
      {"--engine", same("E"),
       Message("an engine, given twice or more: level:N, hand-made, greedy, random, or the command "
               "line of a UGI program, with words option.NAME=VALUE",
               "un moteur, à donner deux fois ou plus : level:N, hand-made, greedy, random, ou la "
               "ligne de commande d'un programme UGI, avec des mots option.NOM=VALEUR"),
       true},
      {"--games", same("N"),
       Message("the number of games; by default each opening of the file once, else 100, and with "
               "--sprt until it is decided",
               "le nombre de parties ; par défaut chaque ouverture du fichier une fois, sinon 100, "
               "et avec --sprt jusqu'à la décision")},
      {"--time", same("MS"),
       Message("milliseconds per move; 100 if no limit is given",
               "millisecondes par coup ; 100 si aucune limite n'est donnée")},
      {"--clock", same("MS+INC"),
       Message("milliseconds per game, and the increment per move",
               "millisecondes par partie, et l'incrément par coup")},
      {"--nodes", same("N"), Message("nodes per move", "nœuds par coup")},
      {"--depth", same("D"), Message("search depth, 1 to 100", "profondeur, de 1 à 100")},
      {"--margin", same("MS"),
       Message("by how many milliseconds an answer may be late; 1000 by default",
               "de combien de millisecondes une réponse peut être en retard ; 1000 par défaut")},
      {"--openings",
       {"FILE|random:N", "FICHIER|random:N"},
       Message("the openings: the moves of each line of a file, or N random moves",
               "les ouvertures : les coups de chaque ligne d'un fichier, ou N coups aléatoires")},
      {"--start", same("balanced[:N]"),
       Message("the balanced starts of these rules, or the one of that number, as openings",
               "les départs équilibrés de ces règles, ou celui de ce numéro, comme ouvertures")},
      swap_option(),
      {"--concurrency", same("N"),
       Message("games played in parallel, 1 to 256; 1 by default",
               "parties jouées en parallèle, de 1 à 256 ; 1 par défaut")},
      {"--sprt", same("ELO0,ELO1"),
       Message("stops when the sequential probability ratio test accepts ELO0 or ELO1",
               "s'arrête quand le test séquentiel (SPRT) accepte ELO0 ou ELO1")},
      {"--max-plies", same("N"), Message("a draw after N plies", "nulle après N coups")},
      {"--seed", same("N"),
       Message("the random seed; 1 by default", "la graine aléatoire ; 1 par défaut")},
      {"--records",
       {"FILE", "FICHIER"},
       Message("appends the record of each finished game to the file",
               "ajoute chaque partie finie au fichier")},
  };
}

} // namespace howdah::cli
