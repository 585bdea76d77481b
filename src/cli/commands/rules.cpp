// howdah rules: the rule options of a game, their values and its presets.
#include "cli/console.hpp"
#include "cli/game_choice.hpp"
#include "cli/json_document.hpp"
#include "cli/word_wrap.hpp"

#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

std::string value_text(const RuleValue& value) {
  return value.word.empty() ? fmt::format("{}", value.number) : std::string(value.word);
}

std::string_view in(Language language, std::string_view english, std::string_view french) {
  return language == Language::french ? french : english;
}

/// The values in force under the rules a game was made with.
std::vector<RuleValue> values_in_force(const RuleBook& book, const AnyGame& game) {
  return book.parse(game.rules_text()).value();
}

void write_json(const RuleBook& book, const AnyGame& game, Language language, Output& out) {
  auto answer = document(game, *game.start());
  const auto values = values_in_force(book, game);
  auto& options = answer["options"] = nlohmann::ordered_json::array();
  for (std::size_t i = 0; i < book.options.size(); ++i) {
    const auto& option = book.options[i];
    nlohmann::ordered_json entry = {
        {"key", option.key},
        {"value", value_text(values[i])},
        {"default", option.usual},
        {"words", std::vector(option.words.begin(), option.words.end())}};
    const bool takes_numbers = option.least <= option.most;
    entry["least"] = takes_numbers ? nlohmann::ordered_json(option.least) : nullptr;
    entry["most"] = takes_numbers ? nlohmann::ordered_json(option.most) : nullptr;
    entry["about"] = in(language, option.english, option.french);
    options.push_back(std::move(entry));
  }
  auto& presets = answer["presets"] = nlohmann::ordered_json::array();
  for (const auto& preset : book.presets) {
    presets.push_back({{"name", preset.name},
                       {"rules", preset.pairs},
                       {"about", in(language, preset.english, preset.french)}});
  }
  out.write_line(json_text(answer));
}

void write_text(const RuleBook& book, const AnyGame& game, Language language, Output& out) {
  const auto values = values_in_force(book, game);
  out.write_line(Message("Rules in force: {0}", "Règles en vigueur : {0}")
                     .with(game.rules_text())
                     .in(language));
  out.write_line("");
  out.write_line(
      Message("Options (--rules key=value,key=value):", "Options (--rules clé=valeur,clé=valeur) :")
          .in(language));
  for (std::size_t i = 0; i < book.options.size(); ++i) {
    const auto& option = book.options[i];
    out.write_line(fmt::format("  {}={}", option.key, value_text(values[i])));
    const auto values_taken = Message("Values: {0}; default: {1}.", "Valeurs : {0} ; défaut : {1}.")
                                  .with(option.values().in(language), option.usual);
    out.write(wrapped(in(language, option.english, option.french), 6));
    out.write(wrapped(values_taken.in(language), 6));
  }
  if (book.presets.empty()) return;
  out.write_line("");
  out.write_line(Message("Presets (--rules NAME or NAME,key=value):",
                         "Préréglages (--rules NOM ou NOM,clé=valeur) :")
                     .in(language));
  for (const auto& preset : book.presets) {
    out.write_line(preset.pairs.empty() ? fmt::format("  {}", preset.name)
                                        : fmt::format("  {} = {}", preset.name, preset.pairs));
    out.write(wrapped(in(language, preset.english, preset.french), 6));
  }
}

ExitStatus run(const Request& request, Console& console) {
  const auto& book = chosen_entry(request).rule_book();
  const auto game = chosen_game(request);
  if (request.has("--json")) {
    write_json(book, *game, request.language(), console.out);
  } else {
    write_text(book, *game, request.language(), console.out);
  }
  return ExitStatus::done;
}

} // namespace

const Command& rules_command() {
  static const Command kCommand = {
      .name = "rules",
      .summary = Message("lists the rule options of a game, their values and its presets",
                         "donne les options des règles d'un jeu, leurs valeurs et ses préréglages"),
      .arguments = {game_argument()},
      .options = {rules_option(), json_option()},
      .examples = {{Message("The rule options of a game:", "Les options des règles d'un jeu :"),
                    {"rules", "{game}"},
                    "",
                    8}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
