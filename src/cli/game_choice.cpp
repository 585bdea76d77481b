#include "cli/game_choice.hpp"

#include "core/text.hpp"
#include "record/record.hpp"

#include <fmt/ranges.h>

#include <random>
#include <utility>

namespace howdah::cli {
namespace {

std::vector<std::string> list_of_games() {
  std::vector<std::string> names;
  for (const auto& entry : all_games()) names.emplace_back(entry.name);
  return names;
}

} // namespace

Argument game_argument() {
  return {.name = Message("GAME", "JEU"),
          .about = Message("the game: {0}; 'howdah rules GAME' lists its rule options",
                           "le jeu : {0} ; « howdah rules JEU » donne les options de ses règles"),
          .choices = game_names()};
}

Option rules_option() {
  return {"--rules", same("R"),
          Message("the rules: key=value pairs separated by commas, a preset, or a preset followed "
                  "by pairs; 'howdah rules GAME' lists them",
                  "les règles : des paires clé=valeur séparées par des virgules, un préréglage, ou "
                  "un préréglage suivi de paires ; « howdah rules JEU » les donne")};
}

Option position_option() {
  return {"--position", same("P"),
          Message("a position text instead of the start position",
                  "une position au lieu de la position de départ")};
}

Option json_option() {
  return {
      "--json", {}, Message("the answer as one JSON document", "la réponse en un document JSON")};
}

Option swap_option() {
  return {"--swap", same("pie"),
          Message("the second player may swap sides after the first move",
                  "le second joueur peut échanger les camps après le premier coup")};
}

std::vector<Option> with_position_options(std::vector<Option> own) {
  std::vector<Option> options = {rules_option(), position_option(), json_option()};
  options.insert(options.end(), own.begin(), own.end());
  return options;
}

std::string game_names() {
  return fmt::format("{}", fmt::join(list_of_games(), ", "));
}

const GameEntry& entry_named(const std::string& name) {
  if (const auto* const entry = find_game(name)) return *entry;
  auto sentence = unknown_game(name).what;
  const auto hint = did_you_mean(name, list_of_games());
  sentence.english += hint ? hint->english : concat("; the games are ", game_names());
  sentence.french += hint ? hint->french : concat(" ; les jeux sont ", game_names());
  refuse(std::move(sentence));
}

const GameEntry& chosen_entry(const Request& request) {
  return entry_named(request.argument(0));
}

std::unique_ptr<AnyGame> chosen_game(const Request& request) {
  const auto& entry = chosen_entry(request);
  const auto* const given = request.value("--rules");
  auto game = entry.make(given != nullptr ? *given : default_rules(entry));
  if (!game) refuse(same("--rules"), game.error());
  return *std::move(game);
}

std::unique_ptr<AnyState> chosen_state(const Request& request, const AnyGame& game) {
  const auto* const given = request.value("--position");
  if (given == nullptr) return game.start();
  auto state = game.parse_position(*given);
  if (!state) refuse(same("--position"), state.error());
  return *std::move(state);
}

ChosenStart named_start(const std::string& text, const AnyGame& game) {
  if (!names_balanced_start(text)) {
    refuse(same("--start"), {Message("'{0}' is neither balanced nor balanced:N",
                                     "« {0} » n'est ni balanced ni balanced:N")
                                 .with(quotable(text))});
  }
  auto start = choose_start(game, text, std::random_device{}(), balanced_lists());
  if (!start) refuse(same("--start"), start.error());
  return *std::move(start);
}

bool wants_pie(const Request& request, const AnyGame& game) {
  const std::vector<std::string> rules = {std::string(record::kPie)};
  if (!request.choice("--swap", rules)) return false;
  if (game.players() != 2) refuse(same("--swap"), swap_needs_two_players());
  return true;
}

void refuse_together(const Request& request, std::initializer_list<std::string_view> options) {
  std::string_view first;
  for (const auto option : options) {
    if (!request.has(option)) continue;
    if (!first.empty()) {
      refuse(Message("{0} and {1} are mutually exclusive", "{0} et {1} s'excluent")
                 .with(first, option));
    }
    first = option;
  }
}

std::string result_text(const AnyGame& game, Result result) {
  if (!result.is_over()) return "none";
  if (result.is_draw()) return "draw";
  return {game.seat_letter(result.winner())};
}

} // namespace howdah::cli
