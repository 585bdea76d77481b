#include "cli/command_line.hpp"

#include "cli/language_choice.hpp"
#include "core/text.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <map>
#include <utility>

namespace howdah::cli {
namespace {

using Words = std::vector<std::string>;

/// CLI11 takes the next word for the value of "--rules=": spell the empty value out.
Words with_empty_values_spelt_out(const Words& words) {
  Words spelt;
  bool only_arguments = false;
  for (const auto& word : words) {
    only_arguments = only_arguments || word == "--";
    if (!only_arguments && word.starts_with("--") && word.find('=') + 1 == word.size()) {
      spelt.push_back(word.substr(0, word.size() - 1));
      spelt.emplace_back();
    } else {
      spelt.push_back(word);
    }
  }
  return spelt;
}

/// The words sorted by CLI11.
class SortedWords {
public:
  SortedWords(const std::vector<Option>& options, const Words& words, bool stop_at_first_argument) {
    app_.set_help_flag();
    app_.allow_extras();
    app_.prefix_command(stop_at_first_argument);
    for (const auto& option : options) add(option);
    auto spelt = with_empty_values_spelt_out(words);
    std::ranges::reverse(spelt); // as CLI11 wants them
    try {
      app_.parse(std::move(spelt));
    } catch (const CLI::ArgumentMismatch&) {
      // An option takes the next word whatever it is, so only the last one can lack a value.
      refuse(Message("option '{0}' needs a value", "l'option « {0} » demande une valeur")
                 .with(quotable(words.back())));
    } catch (const CLI::Error&) {
      refuse(Message("invalid command line; see --help", "ligne de commande invalide ; voir --help")
                 .with());
    }
    check(options);
  }

  [[nodiscard]] const std::map<std::string, Words, std::less<>>& values() const { return values_; }
  /// The positional arguments; after "--" everything.
  [[nodiscard]] Words arguments() const { return app_.remaining(); }

private:
  void add(const Option& option) {
    auto names = std::string(option.name);
    if (option.name == "--help") names += ",-h";
    auto* const added =
        option.value.english.empty() ? app_.add_flag(names) : app_.add_option(names);
    added->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
  }

  void check(const std::vector<Option>& options) {
    for (const auto& option : options) {
      const auto& results = app_.get_option(std::string(option.name))->results();
      if (results.empty()) continue;
      if (results.size() > 1 && !option.any_number) {
        refuse(Message("option '{0}' is given twice", "l'option « {0} » est donnée deux fois")
                   .with(option.name));
      }
      const bool is_switch = option.value.english.empty();
      if (is_switch && results.front() != "true") {
        refuse(Message("option '{0}' takes no value", "l'option « {0} » ne prend pas de valeur")
                   .with(option.name));
      }
      values_.emplace(option.name, is_switch ? Words{""} : results);
    }
  }

  CLI::App app_;
  std::map<std::string, Words, std::less<>> values_;
};

/// A word CLI11 takes for an option: a dash and something that is not a number.
bool looks_like_option(const std::string& word) {
  return word.size() > 1 && word[0] == '-' && (word[1] < '0' || word[1] > '9');
}

[[noreturn]] void refuse_option(const std::string& word, const std::vector<Option>& options) {
  const auto name = word.substr(0, word.find('='));
  Words known;
  for (const auto& option : options) known.emplace_back(option.name);
  auto sentence = Message("unknown option '{0}'", "option inconnue « {0} »").with(quotable(name));
  const auto hint = did_you_mean(name, known);
  sentence.english += hint ? hint->english : "; --help lists the options";
  sentence.french += hint ? hint->french : " ; --help donne la liste des options";
  refuse(sentence);
}

/// Takes the unknown options out of what CLI11 left: they are refused.
Words only_arguments(const SortedWords& sorted, const std::vector<Option>& options) {
  Words arguments;
  bool options_are_over = false;
  for (auto& word : sorted.arguments()) {
    if (!options_are_over && word == "--") {
      options_are_over = true;
    } else if (!options_are_over && looks_like_option(word)) {
      refuse_option(word, options);
    } else {
      arguments.push_back(std::move(word));
    }
  }
  return arguments;
}

void check_number_of_arguments(const Command& command, const Words& given) {
  for (std::size_t i = given.size(); i < command.arguments.size(); ++i) {
    const auto& argument = command.arguments[i];
    if (argument.any_number) return;
    const auto form = usage(command);
    const auto choices = argument.choices.empty() ? "" : fmt::format(" ({})", argument.choices);
    refuse({fmt::format("missing argument {}{}; usage: {}", argument.name.english(), choices,
                        form.english),
            fmt::format("argument manquant : {}{} ; usage : {}", argument.name.french(), choices,
                        form.french)});
  }
  const bool open_ended = !command.arguments.empty() && command.arguments.back().any_number;
  if (given.size() > command.arguments.size() && !open_ended) {
    const auto shown = quotable(given[command.arguments.size()]);
    const auto form = usage(command);
    refuse({fmt::format("unexpected argument '{}'; usage: {}", shown, form.english),
            fmt::format("argument de trop « {} » ; usage : {}", shown, form.french)});
  }
}

void check_language(const SortedWords& sorted) {
  const auto given = sorted.values().find("--lang");
  if (given == sorted.values().end() || language_named(given->second.front())) return;
  refuse(Message("--lang: '{0}' is neither en nor fr", "--lang : « {0} » n'est ni en ni fr")
             .with(quotable(given->second.front())));
}

} // namespace

std::vector<Option> options_before_command() {
  auto options = general_options();
  options.push_back({"--version", {}, Message("the program's version", "la version du programme")});
  return options;
}

const std::vector<Option>& general_options() {
  static const std::vector<Option> kOptions = {
      {"--lang", same("en|fr"),
       Message("the language; by default that of LC_ALL, LC_MESSAGES or LANG",
               "la langue ; par défaut, celle de LC_ALL, LC_MESSAGES ou LANG")},
      {"--help", {}, Message("this help", "cette aide")},
  };
  return kOptions;
}

Opening read_opening(const std::vector<std::string>& words) {
  const auto options = options_before_command();
  const SortedWords sorted(options, words, true);
  check_language(sorted);
  Opening opening{.help = sorted.values().contains("--help"),
                  .version = sorted.values().contains("--version"),
                  .command = std::nullopt,
                  .rest = sorted.arguments()};
  if (!opening.rest.empty() && opening.rest.front() == "--")
    opening.rest.erase(opening.rest.begin());
  if (opening.rest.empty()) return opening;
  if (looks_like_option(opening.rest.front())) refuse_option(opening.rest.front(), options);
  opening.command = opening.rest.front();
  opening.rest.erase(opening.rest.begin());
  if (const auto lang = sorted.values().find("--lang"); lang != sorted.values().end()) {
    opening.rest.insert(opening.rest.begin(), {lang->first, lang->second.front()});
  }
  return opening;
}

std::optional<Request> read_request(const Command& command, Language language,
                                    const std::vector<std::string>& words) {
  auto options = command.options;
  options.insert(options.end(), general_options().begin(), general_options().end());
  const SortedWords sorted(options, words, false);
  auto arguments = only_arguments(sorted, options);
  check_language(sorted);
  if (sorted.values().contains("--help")) return std::nullopt;
  check_number_of_arguments(command, arguments);
  return Request(language, std::move(arguments), sorted.values());
}

} // namespace howdah::cli
