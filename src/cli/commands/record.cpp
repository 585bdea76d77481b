// howdah record: checks, shows, annotates and exports game records.
#include "cli/game_choice.hpp"
#include "cli/record_actions.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace howdah::cli {
namespace {

struct Action {
  std::string_view name;
  ExitStatus (*run)(const Request& request, Console& console);
  std::vector<std::string_view> options;
};

const std::vector<Action>& actions() {
  static const std::vector<Action> kActions = {
      {"check", check_records, {"--json"}},
      {"show", show_record, {"--game"}},
      {"annotate", annotate_records, {"--game", "--time", "--out"}},
      {"export", export_record, {"--game", "--html", "--svg"}}};
  return kActions;
}

std::vector<Option> options() {
  return {
      json_option(),
      {"--game", same("N"),
       Message(
           "the game number N; by default show and export take the first one, annotate all of them",
           "la partie numéro N ; par défaut, show et export prennent la première, annotate "
           "toutes")},
      {"--time", same("MS"),
       Message("annotate: searches MS milliseconds for each move, 1 to 600000; 200 by default",
               "annotate : cherche MS millisecondes par coup, de 1 à 600000 ; 200 par défaut")},
      {"--out",
       {"FILE", "FICHIER"},
       Message("annotate: writes to FILE instead of standard output",
               "annotate : écrit dans FICHIER au lieu de la sortie standard")},
      {"--html",
       {"FILE", "FICHIER"},
       Message("export: a self-contained page that replays the game",
               "export : une page autonome qui rejoue la partie")},
      {"--svg",
       {"FOLDER", "DOSSIER"},
       Message("export: a picture of every position: FOLDER/000.svg, FOLDER/001.svg, ...",
               "export : une image de chaque position : DOSSIER/000.svg, DOSSIER/001.svg, ...")}};
}

const Action& chosen_action(const Request& request) {
  const auto& word = request.argument(0);
  const auto found = std::ranges::find(actions(), word, &Action::name);
  if (found != actions().end()) return *found;
  std::vector<std::string> names;
  for (const auto& action : actions()) names.emplace_back(action.name);
  auto sentence = Message("unknown action '{0}'", "action inconnue « {0} »").with(quotable(word));
  const auto hint = did_you_mean(word, names);
  sentence.english += hint ? hint->english : "; the actions are check, show, annotate, export";
  sentence.french += hint ? hint->french : " ; les actions sont check, show, annotate, export";
  refuse(std::move(sentence));
}

ExitStatus run(const Request& request, Console& console) {
  const auto& action = chosen_action(request);
  for (const auto& option : options()) {
    const bool fits = std::ranges::find(action.options, option.name) != action.options.end();
    if (request.has(option.name) && !fits) {
      refuse(Message("record {0} does not take {1}", "record {0} ne prend pas {1}")
                 .with(action.name, option.name));
    }
  }
  return action.run(request, console);
}

} // namespace

const Command& record_command() {
  static const Command kCommand = {
      .name = "record",
      .summary = Message("checks, shows, annotates or exports game records",
                         "vérifie, montre, annote ou exporte des parties"),
      .arguments = {{Message("ACTION", "TÂCHE"), Message("the action: {0}", "l'action : {0}"),
                     false, "check, show, annotate, export"},
                    {Message("FILE", "FICHIER"),
                     Message("a file of game records; - for standard input",
                             "un fichier de parties ; - pour l'entrée standard")}},
      .options = options(),
      .examples = {{Message("Check all games of a file:",
                            "Vérifier toutes les parties d'un fichier :"),
                    {"record", "check", "games.txt"},
                    "",
                    0},
                   {Message("A page that replays the first game:",
                            "Une page qui rejoue la première partie :"),
                    {"record", "export", "games.txt", "--html", "game.html"},
                    "",
                    0}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
