// The API without the network: requests and messages in, answers out. docs/api.md describes it.
#pragma once

#include "server/lobby.hpp"
#include "server/rate_limit.hpp"

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

class Api {
public:
  Api(Lobby& lobby, const ClientLimits& limits);

  /// Answers, now or after the change is stored.
  void http(const HttpRequest& request, std::function<void(HttpAnswer)> answer);

  /// The game a socket's address names; empty when it is not the address of a socket.
  [[nodiscard]] static std::string socket_game(std::string_view path);
  [[nodiscard]] bool exists(const std::string& id) { return lobby_.find(id) != nullptr; }

  /// A socket's life. The first message is its hello.
  void message(Listener& listener, const std::string& game, std::string& secret,
               const std::string& client, std::string_view text);
  void gone(Listener& listener) { lobby_.leave(listener); }

  void tick();

private:
  void create(const HttpRequest& request, std::function<void(HttpAnswer)> answer);
  void join(const std::string& id, const HttpRequest& request,
            std::function<void(HttpAnswer)> answer);
  void act(const std::string& id, const HttpRequest& request,
           std::function<void(HttpAnswer)> answer);

  Lobby& lobby_;
  RateLimit requests_;
  RateLimit creations_;
};

} // namespace howdah::server
