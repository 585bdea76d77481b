#include "cli/execute.hpp"

#include "cli/command_line.hpp"
#include "cli/command_list.hpp"
#include "cli/help.hpp"
#include "core/text.hpp"
#include "games/registry.hpp"

namespace howdah::cli {
namespace {

[[noreturn]] void refuse_command(const std::string& name) {
  if (find_game(name) != nullptr) {
    refuse(Message("the command comes before the game: howdah COMMAND {0}",
                   "la commande vient avant le jeu : howdah COMMANDE {0}")
               .with(name));
  }
  std::vector<std::string> known;
  for (const auto* const command : all_commands()) known.emplace_back(command->name);
  auto sentence =
      Message("unknown command '{0}'", "commande inconnue « {0} »").with(quotable(name));
  const auto hint = did_you_mean(name, known);
  sentence.english += hint ? hint->english : "; howdah --help lists the commands";
  sentence.french += hint ? hint->french : " ; howdah --help donne la liste des commandes";
  refuse(std::move(sentence));
}

} // namespace

ExitStatus execute(const Command& command, Language language, const std::vector<std::string>& words,
                   Console& console) {
  if (const auto request = read_request(command, language, words)) {
    return command.run(*request, console);
  }
  console.out.write(command_help(command, language, console.unicode));
  return ExitStatus::done;
}

ExitStatus execute(Language language, const std::vector<std::string>& words, Console& console) {
  const auto opening = read_opening(words);
  if (opening.version) {
    console.out.write_line("howdah " HOWDAH_VERSION);
    return ExitStatus::done;
  }
  if (opening.command) {
    const auto* const command = find_command(*opening.command);
    if (command == nullptr) refuse_command(*opening.command);
    if (!opening.help) return execute(*command, language, opening.rest, console);
    console.out.write(command_help(*command, language, console.unicode));
    return ExitStatus::done;
  }
  if (!opening.help) {
    refuse(Message("missing command; howdah --help lists the commands",
                   "commande manquante ; howdah --help donne la liste des commandes")
               .with());
  }
  console.out.write(program_help(language));
  return ExitStatus::done;
}

} // namespace howdah::cli
