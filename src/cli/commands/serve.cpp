// howdah serve: the page, and games online.
#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/page_folder.hpp"
#include "cli/request.hpp"
#include "core/text.hpp"
#include "server/http_server.hpp"

#include <arpa/inet.h>
#include <cstdlib>
#include <filesystem>

namespace howdah::cli {
namespace {

constexpr std::uint16_t kUsualPort = 8080;

/// Where data goes without --data: the user's own folder for it.
std::string usual_data_folder() {
  if (const char* folder = std::getenv("XDG_DATA_HOME"); folder != nullptr && *folder != '\0') {
    return std::string(folder) + "/howdah";
  }
  const char* home = std::getenv("HOME");
  return std::string(home == nullptr ? "." : home) + "/.local/share/howdah";
}

/// The folder of --page, or the one that belongs to the program.
std::string chosen_page_folder(const Request& request) {
  if (const auto* const given = request.value("--page")) {
    if (has_page(*given)) return *given;
    refuse(same("--page"),
           {Message("there is no index.html in '{0}'", "il n'y a pas d'index.html dans « {0} »")
                .with(quotable(*given))});
  }
  std::error_code ignored;
  const auto page = find_page_folder(std::filesystem::read_symlink("/proc/self/exe", ignored));
  if (page) return page->string();
  refuse(Message("no page found to serve; ./play builds it, and --page DIR names its folder",
                 "aucune page à servir ; ./play la construit, et --page DOSSIER indique son "
                 "dossier")
             .with());
}

std::string chosen_address(const Request& request) {
  const auto* const given = request.value("--address");
  if (given == nullptr) return "127.0.0.1";
  in6_addr parsed = {}; // has room for either kind
  if (::inet_pton(AF_INET, given->c_str(), &parsed) == 1) return *given;
  if (::inet_pton(AF_INET6, given->c_str(), &parsed) == 1) return *given;
  refuse(same("--address"), {Message("'{0}' is not an IP address, such as 127.0.0.1 or ::1",
                                     "« {0} » n'est pas une adresse IP, telle que 127.0.0.1 ou ::1")
                                 .with(quotable(*given))});
}

/// An IPv6 address is written in brackets.
std::string url_of(const std::string& address, std::uint16_t port) {
  const bool colons = address.find(':') != std::string::npos;
  return fmt::format(fmt::runtime(colons ? "http://[{}]:{}/" : "http://{}:{}/"), address, port);
}

ExitStatus run(const Request& request, Console& console) {
  const auto language = request.language();
  server::ServerSettings settings{
      .address = chosen_address(request),
      .port = static_cast<std::uint16_t>(request.number("--port", 0, 65535).value_or(kUsualPort)),
      .page = chosen_page_folder(request),
      .data = request.has("--data") ? *request.value("--data") : usual_data_folder()};
  if (request.has("--no-limits"))
    settings.limits = {.requests = 0, .creations = 0, .connections = 0};
  try {
    server::serve(settings, [&](std::uint16_t port) {
      console.out.write_line(Message("Howdah is listening at {0} (Ctrl-C stops it)",
                                     "Howdah écoute à l'adresse {0} (Ctrl-C pour l'arrêter)")
                                 .with(url_of(settings.address, port))
                                 .in(language));
      console.out.flush();
    });
  } catch (const Problem&) {
    throw;
  } catch (const std::exception& error) {
    give_up(Message("cannot listen at {0}: {1}", "impossible d'écouter à l'adresse {0} : {1}")
                .with(url_of(settings.address, settings.port), error.what()));
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
                   Message("the port to listen on, 8080 by default, 0 for any free one",
                           "le port d'écoute, 8080 par défaut, 0 pour un port libre")},
                  {"--address",
                   {"ADDRESS", "ADRESSE"},
                   Message("the IP address to listen on, 127.0.0.1 by default; 0.0.0.0 or :: for "
                           "other machines too",
                           "l'adresse IP d'écoute, 127.0.0.1 par défaut ; 0.0.0.0 ou :: pour les "
                           "autres machines aussi")},
                  {"--data",
                   {"DIR", "DOSSIER"},
                   Message("the folder of the database", "le dossier de la base de données")},
                  {"--page",
                   {"DIR", "DOSSIER"},
                   Message("the folder of the page's files; by default the one built or installed "
                           "with the program",
                           "le dossier des fichiers de la page ; par défaut, celui construit ou "
                           "installé avec le programme")},
                  {"--no-limits",
                   {},
                   Message("no rate limits on clients, for measurements",
                           "aucune limite de débit aux clients, pour des mesures")}},
      .examples = {{Message("On this machine, with the games in a folder:",
                            "Sur cette machine, les parties dans un dossier :"),
                    {"serve", "--port", "8080", "--data", "games"},
                    "&"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
