// howdah games: the games of a server, for its operator. Works beside a running server.
#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/games_database.hpp"
#include "cli/request.hpp"
#include "core/text.hpp"
#include "server/messages.hpp"
#include "store/copy.hpp"
#include "store/data_folder.hpp"

#include <algorithm>
#include <array>
#include <ctime>
#include <filesystem>
#include <limits>

namespace howdah::cli {
namespace {

constexpr store::Milliseconds kDay = 86'400'000;

std::unique_ptr<store::Database> open_existing(const Request& request) {
  if (!request.has("--database")) {
    const auto folder = data_folder(request);
    if (!std::filesystem::exists(store::database_file(folder))) {
      refuse(Message("there is no database of games in '{0}'",
                     "il n'y a pas de base de parties dans « {0} »")
                 .with(quotable(folder)));
    }
  }
  return open_database(request, store::FolderUse::tool);
}

std::string date_text(store::Milliseconds time) {
  const auto seconds = static_cast<std::time_t>(time / 1000);
  std::tm parts{};
  ::gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  return {text.data(), std::strftime(text.data(), text.size(), "%Y-%m-%d %H:%M", &parts)};
}

void list(const Request& request, Console& console) {
  const auto state = [&](bool over) {
    return (over ? Message("over", "finie") : Message("goes on", "en cours"))
        .with()
        .in(request.language());
  };
  for (const auto& game : open_existing(request)->list(std::numeric_limits<std::int64_t>::max())) {
    console.out.write_line(fmt::format("{}  {:<8} {}  {:>4}  {}", game.id, game.game,
                                       date_text(game.changed), game.moves, state(game.over)));
  }
}

[[noreturn]] void refuse_missing(const std::string& id) {
  refuse(Message("there is no game '{0}'", "il n'y a pas de partie « {0} »").with(quotable(id)));
}

void show(const Request& request, Console& console) {
  const auto& id = request.argument(1);
  const auto database = open_existing(request);
  const auto row = database->load(id);
  if (!row) refuse_missing(id);
  const auto room = server::Room::open(*row, database->now());
  if (!room) refuse(same(id), room.error());
  console.out.write(server::record_text(**room, database->now()));
}

void remove(const Request& request, Console& /*console*/) {
  const auto& id = request.argument(1);
  if (!open_existing(request)->remove(id)) refuse_missing(id);
}

void backup(const Request& request, Console& /*console*/) {
  const auto& file = request.argument(1);
  const auto database = open_existing(request);
  if (request.has("--database")) {
    (void)store::copy_to_sqlite(*database, file);
  } else {
    store::backup_sqlite(data_folder(request), file);
  }
}

void prune(const Request& request, Console& console) {
  const auto days = request.number("--older-than", 1, 36500);
  if (!days) {
    refuse(Message("games prune needs --older-than DAYS", "games prune demande --older-than JOURS")
               .with());
  }
  const auto database = open_existing(request);
  const auto deleted = database->prune(database->now() - kDay * *days);
  console.out.write_line(
      Message("deleted: {0}", "supprimées : {0}").with(deleted).in(request.language()));
}

struct Action {
  std::string_view name;
  Phrase argument; // empty for none
  void (*run)(const Request& request, Console& console);
};

const std::vector<Action>& actions() {
  static const std::vector<Action> kActions = {{"list", {}, list},
                                               {"show", same("ID"), show},
                                               {"delete", same("ID"), remove},
                                               {"backup", {"FILE", "FICHIER"}, backup},
                                               {"prune", {}, prune}};
  return kActions;
}

ExitStatus run(const Request& request, Console& console) {
  const auto& word = request.argument(0);
  const auto action = std::ranges::find(actions(), word, &Action::name);
  if (action == actions().end()) {
    refuse(Message("unknown action '{0}'; the actions are list, show, delete, backup, prune",
                   "action inconnue « {0} » ; les actions sont list, show, delete, backup, prune")
               .with(quotable(word)));
  }
  const auto given = request.arguments_from(1);
  const bool needs_one = !action->argument.english.empty();
  if (given.size() != (needs_one ? 1U : 0U)) {
    if (!needs_one) {
      refuse(Message("games {0} takes no argument", "games {0} ne prend pas d'argument")
                 .with(action->name));
    }
    refuse({fmt::format("games {} needs one {}", action->name, action->argument.english),
            fmt::format("games {} demande un {}", action->name, action->argument.french)});
  }
  if (request.has("--older-than") && action->name != "prune") {
    refuse(Message("games {0} does not take --older-than", "games {0} ne prend pas --older-than")
               .with(action->name));
  }
  try {
    action->run(request, console);
  } catch (const Problem&) {
    throw;
  } catch (const std::exception& error) {
    give_up(Message("the database cannot be used: {0}", "la base de données est inutilisable : {0}")
                .with(error.what()));
  }
  return ExitStatus::done;
}

std::vector<Option> games_options() {
  auto options = database_options();
  options.push_back({"--older-than",
                     {"DAYS", "JOURS"},
                     Message("prune: deletes games in which nothing has happened for that many "
                             "days",
                             "prune : supprime les parties où rien ne s'est passé depuis ce nombre "
                             "de jours")});
  return options;
}

} // namespace

const Command& games_command() {
  static const Command kCommand = {
      .name = "games",
      .summary = Message("lists, shows, deletes or backs up the games of a server",
                         "liste, montre, supprime ou sauvegarde les parties d'un serveur"),
      .arguments = {{Message("ACTION", "TÂCHE"), Message("the action: {0}", "l'action : {0}"),
                     false, "list, show ID, delete ID, backup FILE, prune"},
                    {Message("ID|FILE", "ID|FICHIER"),
                     Message("the id of a game, or the file of the backup, an SQLite database",
                             "l'id d'une partie, ou le fichier de la sauvegarde, une base SQLite"),
                     true}},
      .options = games_options(),
      .examples = {{Message("A backup beside the running server:",
                            "Une sauvegarde à côté du serveur en marche :"),
                    {"games", "backup", "games.sqlite", "--data", "games"},
                    "&"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
