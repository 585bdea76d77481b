#include "cli/games_database.hpp"

#include "cli/request.hpp"
#include "store/postgres_database.hpp"

#include <cstdlib>

namespace howdah::cli {
namespace {

const std::string* database_url(const Request& request) {
  const auto* const url = request.value("--database");
  if (url == nullptr) return nullptr;
  if (request.has("--data")) {
    refuse(
        Message("--data and --database are mutually exclusive", "--data et --database s'excluent")
            .with());
  }
  if (url->starts_with("postgresql://") || url->starts_with("postgres://")) return url;
  // The text itself may contain a password.
  refuse(same("--database"), {Message("a URL of PostgreSQL begins with postgresql://",
                                      "une URL de PostgreSQL commence par postgresql://")
                                  .with()});
}

} // namespace

std::vector<Option> database_options() {
  return {{"--data",
           {"DIR", "DOSSIER"},
           Message("the folder of the games; by default the user's own folder for data",
                   "le dossier des parties ; par défaut, le dossier de données de "
                   "l'utilisateur")},
          {"--database",
           {"URL", "URL"},
           Message("a PostgreSQL database instead of a folder, postgresql://USER@HOST/NAME, which "
                   "any number of servers may share",
                   "une base PostgreSQL au lieu d'un dossier, postgresql://UTILISATEUR@HÔTE/NOM, "
                   "que plusieurs serveurs peuvent partager")}};
}

std::string data_folder(const Request& request) {
  if (const auto* const given = request.value("--data")) return *given;
  if (const char* folder = std::getenv("XDG_DATA_HOME"); folder != nullptr && *folder != '\0') {
    return std::string(folder) + "/howdah";
  }
  const char* home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/share/howdah";
}

std::unique_ptr<store::Database> open_database(const Request& request, store::FolderUse use) {
  const auto* const url = database_url(request);
  try {
    if (url == nullptr) return store::open_sqlite(data_folder(request), use);
    return store::open_postgres({.url = *url, .listens = use == store::FolderUse::server});
  } catch (const store::DatabaseProblem& problem) {
    refuse(problem.words());
  } catch (const std::exception& error) {
    refuse(Message("cannot open the database: {0}", "impossible d'ouvrir la base de données : {0}")
               .with(error.what()));
  }
}

} // namespace howdah::cli
