// howdah serve: the page, and games online.
#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/request.hpp"
#include "server/http_server.hpp"

#include <cstdlib>
#include <filesystem>

namespace howdah::cli {
namespace {

constexpr std::uint16_t kUsualPort = 8080;

/// Where data goes when nobody says: the user's own folder for it.
std::string usual_data_folder() {
  if (const char* folder = std::getenv("XDG_DATA_HOME"); folder != nullptr && *folder != '\0') {
    return std::string(folder) + "/howdah";
  }
  const char* home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/share/howdah";
}

/// The page's files lie beside the program.
std::string usual_page_folder() {
  std::error_code error;
  const auto program = std::filesystem::read_symlink("/proc/self/exe", error);
  return (program.parent_path() / "page").string();
}

ExitStatus run(const Request& request, Console& console) {
  const auto language = request.language();
  const auto text = [&](std::string_view option, std::string usual) {
    const auto* const given = request.value(option);
    return given == nullptr ? std::move(usual) : *given;
  };
  server::ServerSettings settings{
      .address = text("--address", "127.0.0.1"),
      .port = static_cast<std::uint16_t>(request.number("--port", 0, 65535).value_or(kUsualPort)),
      .page = text("--page", usual_page_folder()),
      .data = text("--data", usual_data_folder())};
  if (request.has("--no-limits"))
    settings.limits = {.requests = 0, .creations = 0, .connections = 0};
  try {
    server::serve(settings, [&](std::uint16_t port) {
      console.out.write_line(Message("Howdah listens at http://{0}:{1}/ (Ctrl-C ends it)",
                                     "Howdah écoute à http://{0}:{1}/ (Ctrl-C pour finir)")
                                 .with(settings.address, port)
                                 .in(language));
      console.out.flush();
    });
  } catch (const Problem&) {
    throw;
  } catch (const std::exception& error) {
    give_up(Message("cannot serve at {0}:{1}: {2}", "impossible de servir à {0}:{1} : {2}")
                .with(settings.address, settings.port, error.what()));
  }
  return ExitStatus::done;
}

} // namespace

const Command& serve_command() {
  static const Command kCommand = {
      .name = "serve",
      .summary = Message("serves the page to play on, and games with friends by a link",
                         "sert la page de jeu, et les parties entre amis par un lien"),
      .arguments = {},
      .options = {{"--port",
                   {"PORT", "PORT"},
                   Message("the port to listen at, 8080 by default, 0 for any that is free",
                           "le port d'écoute, 8080 par défaut, 0 pour un port libre")},
                  {"--address",
                   {"ADDRESS", "ADRESSE"},
                   Message("the address to listen at, 127.0.0.1 by default; 0.0.0.0 for everybody",
                           "l'adresse d'écoute, 127.0.0.1 par défaut ; 0.0.0.0 pour tous")},
                  {"--data",
                   {"DIR", "DOSSIER"},
                   Message("the folder that keeps the games", "le dossier qui garde les parties")},
                  {"--page",
                   {"DIR", "DOSSIER"},
                   Message("the folder of the page's files, 'page' beside the program by default",
                           "le dossier des fichiers de la page, « page » à côté du programme par "
                           "défaut")},
                  {"--no-limits",
                   {},
                   Message("no limits on what one client may ask, for measurements",
                           "aucune limite aux demandes d'un client, pour des mesures")}},
      .examples = {{Message("On this machine, with the games in a folder:",
                            "Sur cette machine, les parties dans un dossier :"),
                    {"serve", "--port", "8080", "--data", "games"},
                    "&"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
