// howdah serve: the page, and games online.
#include "cli/command.hpp"
#include "cli/console.hpp"
#include "cli/games_database.hpp"
#include "cli/page_folder.hpp"
#include "cli/request.hpp"
#include "core/text.hpp"
#include "server/http_server.hpp"

#include <cstdio>
#include <filesystem>

namespace howdah::cli {
namespace {

constexpr std::uint16_t kUsualPort = 8080;

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

[[noreturn]] void refuse_address(std::string_view option, const std::string& given) {
  refuse(same(std::string(option)),
         {Message("'{0}' is not an IP address, such as 127.0.0.1 or ::1",
                  "« {0} » n'est pas une adresse IP, telle que 127.0.0.1 ou ::1")
              .with(quotable(given))});
}

std::string chosen_address(const Request& request) {
  const auto* const given = request.value("--address");
  if (given == nullptr) return "127.0.0.1";
  if (!server::parse_address(*given)) refuse_address("--address", *given);
  return *given;
}

/// ADDRESS:PORT, with an IPv6 address in brackets.
std::optional<server::Endpoint> metrics_endpoint(const Request& request) {
  const auto* const given = request.value("--metrics-address");
  if (given == nullptr) return std::nullopt;
  const auto colon = given->rfind(':');
  auto address = given->substr(0, colon);
  if (address.starts_with('[') && address.ends_with(']')) {
    address = address.substr(1, address.size() - 2);
  }
  const auto port = colon == std::string::npos
                        ? std::nullopt
                        : parse_number(std::string_view(*given).substr(colon + 1), 65535);
  if (server::parse_address(address) && port) {
    return server::Endpoint{.address = address, .port = static_cast<std::uint16_t>(*port)};
  }
  refuse(same("--metrics-address"),
         {Message("'{0}' is not an address with a port, such as 127.0.0.1:9100",
                  "« {0} » n'est pas une adresse avec un port, telle que 127.0.0.1:9100")
              .with(quotable(*given))});
}

std::vector<server::Network> trusted_proxies(const Request& request) {
  std::vector<server::Network> networks;
  for (const auto& given : request.values("--trusted-proxy")) {
    const auto network = server::Network::parse(given);
    if (!network) refuse(same("--trusted-proxy"), network.error());
    networks.push_back(*network);
  }
  return networks;
}

/// Without a slash at its end; empty when it was not given.
std::string public_url(const Request& request) {
  const auto* const given = request.value("--public-url");
  if (given == nullptr) return {};
  auto url = *given;
  while (url.ends_with('/')) url.pop_back();
  const auto host = url.starts_with("https://") ? 8U : 7U;
  const bool good = (url.starts_with("https://") || url.starts_with("http://")) &&
                    url.size() > host && url.find_first_of(" \"<>?#", 0) == std::string::npos;
  if (good) return url;
  refuse(same("--public-url"),
         {Message("'{0}' is not the URL of a page, such as https://howdah.example",
                  "« {0} » n'est pas l'URL d'une page, telle que https://howdah.example")
              .with(quotable(*given))});
}

/// A log that nobody reads any more, or on a full disk, must not end the server: errors are
/// ignored.
void write_log(const std::string& line) {
  (void)std::fputs((line + '\n').c_str(), stderr);
}

/// An IPv6 address is written in brackets.
std::string url_of(const std::string& address, std::uint16_t port) {
  const bool colons = address.find(':') != std::string::npos;
  return fmt::format(fmt::runtime(colons ? "http://[{}]:{}/" : "http://{}:{}/"), address, port);
}

server::ServerSettings settings_of(const Request& request) {
  constexpr server::Milliseconds kDay = 86'400'000;
  server::ServerSettings settings{
      .listen = {.address = chosen_address(request),
                 .port = static_cast<std::uint16_t>(
                     request.number("--port", 0, 65535).value_or(kUsualPort))},
      .metrics = metrics_endpoint(request),
      .page = chosen_page_folder(request),
      .public_url = public_url(request),
      .trusted = trusted_proxies(request),
      .log = server::Log(write_log)};
  settings.lobby.log = settings.log;
  settings.lobby.retention = kDay * request.number("--retention", 1, 36500).value_or(0);
  if (request.has("--no-limits")) {
    settings.limits = {.requests = 0, .creations = 0, .connections = 0};
    settings.lobby.limits_engines = false;
  }
  return settings;
}

ExitStatus run(const Request& request, Console& console) {
  const auto language = request.language();
  const auto settings = settings_of(request);
  try {
    server::serve(
        open_database(request, store::FolderUse::server), settings, [&](std::uint16_t port) {
          console.out.write_line(Message("Howdah is listening at {0} (Ctrl-C stops it)",
                                         "Howdah écoute à l'adresse {0} (Ctrl-C pour l'arrêter)")
                                     .with(url_of(settings.listen.address, port))
                                     .in(language));
          console.out.flush();
        });
  } catch (const server::ListenProblem& problem) {
    refuse(Message("cannot listen at {0}: {1}", "impossible d'écouter à l'adresse {0} : {1}")
               .with(url_of(problem.address(), problem.port()), problem.what()));
  }
  return ExitStatus::done;
}

std::vector<Option> serve_options() {
  std::vector<Option> options = {
      {"--port",
       {"PORT", "PORT"},
       Message("the port to listen on, 8080 by default, 0 for any free one",
               "le port d'écoute, 8080 par défaut, 0 pour un port libre")},
      {"--address",
       {"ADDRESS", "ADRESSE"},
       Message("the IP address to listen on, 127.0.0.1 by default; 0.0.0.0 or :: for "
               "other machines too",
               "l'adresse IP d'écoute, 127.0.0.1 par défaut ; 0.0.0.0 ou :: pour les "
               "autres machines aussi")}};
  for (const auto& option : database_options()) options.push_back(option);
  const std::vector<Option> others = {
      {"--retention",
       {"DAYS", "JOURS"},
       Message("deletes games in which nothing has happened for that many days; without it "
               "none is deleted",
               "supprime les parties où rien ne s'est passé depuis ce nombre de jours ; sans "
               "cette option, aucune n'est supprimée")},
      {"--page",
       {"DIR", "DOSSIER"},
       Message("the folder of the page's files; by default the one built or installed "
               "with the program",
               "le dossier des fichiers de la page ; par défaut, celui construit ou "
               "installé avec le programme")},
      {"--public-url",
       {"URL", "URL"},
       Message("the URL under which others reach the page, for invitations",
               "l'URL sous laquelle les autres trouvent la page, pour les invitations")},
      {"--trusted-proxy",
       {"CIDR", "CIDR"},
       Message("a network of reverse proxies that may say who their visitors are, by "
               "X-Forwarded-For or the PROXY protocol; may be given several times",
               "un réseau de mandataires inverses qui peuvent dire qui sont leurs visiteurs, par "
               "X-Forwarded-For ou le protocole PROXY ; peut être donné plusieurs fois"),
       true},
      {"--metrics-address",
       {"ADDRESS:PORT", "ADRESSE:PORT"},
       Message("an address of its own for /metrics, which otherwise answers this machine alone",
               "une adresse à part pour /metrics, qui sinon ne répond qu'à cette machine")},
      {"--no-limits",
       {},
       Message("no limits on clients, for measurements",
               "aucune limite aux clients, pour des mesures")}};
  options.insert(options.end(), others.begin(), others.end());
  return options;
}

} // namespace

const Command& serve_command() {
  static const Command kCommand = {
      .name = "serve",
      .summary = Message("serves the page to play on, and games with friends by a link",
                         "sert la page de jeu, et les parties entre amis par un lien"),
      .arguments = {},
      .options = serve_options(),
      .examples = {{Message("On this machine, with the games in a folder:",
                            "Sur cette machine, les parties dans un dossier :"),
                    {"serve", "--port", "8080", "--data", "games"},
                    "&"}},
      .run = run};
  return kCommand;
}

} // namespace howdah::cli
