#include "cli/help.hpp"

#include "cli/command_line.hpp"
#include "cli/command_list.hpp"
#include "cli/execute.hpp"
#include "cli/game_choice.hpp"
#include "cli/word_wrap.hpp"
#include "core/text.hpp"

#include <algorithm>

namespace howdah::cli {
namespace {

constexpr std::size_t kAboutColumn = 20;
constexpr std::size_t kAboutCommandColumn = 26;

std::string list_line(std::string_view name, const std::string& about,
                      std::size_t column = kAboutColumn) {
  return wrapped(about, column, fmt::format("  {} ", name));
}

std::string options_help(const std::vector<Option>& options, Language language) {
  std::string text;
  for (const auto& option : options) {
    auto form = std::string(option.name == "--help" ? "-h, " : "").append(option.name);
    if (!option.value.in(language).empty()) form += concat(" ", option.value.in(language));
    text += list_line(form, option.about.in(language));
  }
  return text;
}

/// A text as a shell takes it for one word.
std::string shell_word(const std::string& word) {
  constexpr std::string_view kHarmless = "@%+=:,./_-";
  const bool harmless = std::ranges::all_of(word, [&](unsigned char letter) {
    return std::isalnum(letter) != 0 ||
           kHarmless.find(static_cast<char>(letter)) != std::string_view::npos;
  });
  return harmless && !word.empty() ? word : fmt::format("'{}'", word);
}

/// Rules other than the default ones.
std::string other_rules(const RuleBook& book) {
  for (const auto& option : book.options) {
    for (const auto word : option.words) {
      if (word != option.usual) return fmt::format("{}={}", option.key, word);
    }
  }
  return book.text(book.defaults());
}

/// The subject of the examples: the first game, its start and two moves.
struct ExampleWords {
  std::string game;
  std::string rules;
  std::string position;
  std::string move;
  std::string reply;
};

ExampleWords make_example_words() {
  const auto& entry = all_games().front();
  const auto& book = entry.rule_book();
  const auto game = entry.make(default_rules(entry)).value();
  const auto state = game->start();
  ExampleWords words{.game = std::string(entry.name),
                     .rules = other_rules(book),
                     .position = state->text(),
                     .move = state->legal_moves().front(),
                     .reply = {}};
  (void)state->play(words.move);
  words.reply = state->legal_moves().back();
  return words;
}

/// The first lines of what an example prints.
std::string example_output(const Example& example, Language language, bool unicode) {
  auto words = example_words(example);
  const auto& command = *find_command(words.front());
  words.erase(words.begin());
  Output out;
  Console console{.out = out, .unicode = unicode};
  (void)execute(command, language, words, console);
  std::string_view rest = out.pending();
  std::string shown;
  for (int line = 0; line < example.lines && !rest.empty(); ++line) {
    const auto printed = take_until(rest, '\n');
    shown += printed.empty() ? "\n" : fmt::format("      {}\n", printed);
  }
  return rest.empty() ? shown : shown + "      ...\n";
}

std::string examples_help(const Command& command, Language language, bool unicode) {
  std::string text;
  for (const auto& example : command.examples) {
    if (!text.empty()) text += "\n";
    std::string line = "    howdah";
    for (const auto& word : example_words(example)) line += concat(" ", shell_word(word));
    if (!example.shell.empty()) line += fmt::format(" {}", example.shell);
    text += fmt::format("  {}\n{}\n", example.about.in(language), line);
    if (example.shell.empty() && example.lines > 0)
      text += example_output(example, language, unicode);
  }
  return text;
}

} // namespace

std::vector<std::string> example_words(const Example& example) {
  static const auto kWords = make_example_words();
  std::vector<std::string> words;
  words.reserve(example.words.size());
  for (const auto word : example.words) {
    words.push_back(fmt::format(fmt::runtime(word), fmt::arg("game", kWords.game),
                                fmt::arg("rules", kWords.rules),
                                fmt::arg("position", kWords.position),
                                fmt::arg("move", kWords.move), fmt::arg("reply", kWords.reply)));
  }
  return words;
}

std::string program_help(Language language) {
  auto text = Message("howdah: the board games {0}\n\n"
                      "Usage: howdah COMMAND [ARGUMENT...] [OPTION...]\n\n"
                      "Commands:\n",
                      "howdah : les jeux de société {0}\n\n"
                      "Usage : howdah COMMANDE [ARGUMENT...] [OPTION...]\n\n"
                      "Commandes :\n")
                  .with(game_names())
                  .in(language);
  for (const auto* const command : all_commands()) {
    const auto form = usage(*command).in(language).substr(std::string_view("howdah ").size());
    text += list_line(form, command->summary.in(language), kAboutCommandColumn);
  }
  text += Message("\nOptions:\n", "\nOptions :\n").in(language);
  text += options_help(options_before_command(), language) + "\n";
  text += wrapped(Message("'howdah COMMAND --help' says more about a command, with examples; "
                          "'howdah rules GAME' lists the rule options of a game.",
                          "« howdah COMMANDE --help » en dit plus sur une commande, avec des "
                          "exemples ; « howdah rules JEU » donne les options des règles d'un jeu.")
                      .in(language),
                  0);
  return text;
}

std::string command_help(const Command& command, Language language, bool unicode) {
  auto text = usage(command).in(language) + " [OPTION...]\n";
  text += wrapped(command.summary.in(language), 2);
  if (!command.arguments.empty()) {
    text += Message("\nArguments:\n", "\nArguments :\n").in(language);
  }
  for (const auto& argument : command.arguments) {
    text +=
        list_line(argument.name.in(language), argument.about.with(argument.choices).in(language));
  }
  text += Message("\nOptions:\n", "\nOptions :\n").in(language);
  text += options_help(command.options, language);
  text += options_help(general_options(), language);
  if (command.examples.empty()) return text;
  text += Message("\nExamples:\n", "\nExemples :\n").in(language);
  return text + examples_help(command, language, unicode);
}

} // namespace howdah::cli
