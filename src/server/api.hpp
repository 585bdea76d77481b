// The API without the network: requests and messages in, answers out. docs/api.md describes it.
#pragma once

#include "server/lobby.hpp"
#include "server/rate_limit.hpp"

#include <atomic>
#include <functional>
#include <string>
#include <string_view>

namespace howdah::server {

struct HttpRequest {
  std::string method{};
  std::string path{};
  std::string body{};
  std::string client{}; // whom limits count for
};

struct HttpAnswer {
  int status = 200;
  std::string body{};
  std::string type = "application/json; charset=utf-8";
};

/// The rate limits of one client; none for measurements.
struct ClientLimits {
  double requests = 40; // per second, with bursts of ten seconds' worth
  double creations = 1; // of games per second, with bursts of 30
  int connections = 256;
};

/// Where links lead; each may be empty.
struct PublicAddresses {
  std::string public_url{};
  std::string lan_url{};
};

/// Who speaks over a socket.
struct Speaker {
  std::string game{};
  std::string client{};
  std::string secret{};
  int excess = 0; // messages beyond the limit, less those within it
};

/// For metrics: what has happened since the start.
struct ApiCounts {
  std::uint64_t requests = 0;
  std::uint64_t messages = 0;
  std::uint64_t created = 0;
  std::uint64_t limited = 0;     // refused with 429
  std::uint64_t unavailable = 0; // refused with 503
};

class Api {
public:
  using HttpAnswerer = std::function<void(HttpAnswer)>;

  Api(Lobby& lobby, const ClientLimits& limits);

  void set_addresses(PublicAddresses addresses) { addresses_ = std::move(addresses); }

  /// Answers, now or after the change is stored.
  void http(const HttpRequest& request, const HttpAnswerer& answer);

  /// The game a socket's address names; empty when it is not the address of a socket.
  [[nodiscard]] static std::string socket_game(std::string_view path);
  /// Whether a socket may be opened: 200, or the status of an error.
  void find_game(const std::string& id, const std::function<void(int status)>& answer);

  /// A message of a socket; the first is its hello.
  void message(Listener& listener, Speaker& speaker, std::string_view text);
  void gone(Listener& listener) { lobby_.leave(listener); }

  void tick();
  [[nodiscard]] const ApiCounts& counts() const noexcept { return counts_; }

private:
  void create(const HttpRequest& request, const HttpAnswerer& answer);
  void join(const std::string& id, const HttpRequest& request, const HttpAnswerer& answer);
  void act(const std::string& id, const HttpRequest& request, const HttpAnswerer& answer);
  void show(const std::string& id, bool as_record, const HttpAnswerer& answer);
  [[nodiscard]] HttpAnswer failure(const Refusal& refusal);
  void send_error(Listener& listener, std::int64_t number, const Refusal& refusal);
  [[nodiscard]] std::function<bool()> creation_limit(const std::string& client);
  /// Of this machine, whatever the database believes: rates are this server's own.
  [[nodiscard]] static std::int64_t clock();

  Lobby& lobby_;
  PublicAddresses addresses_;
  RateLimit requests_;
  RateLimit creations_;
  ApiCounts counts_;
};

} // namespace howdah::server
