// The network: HTTP and WebSocket by Boost.Beast, which only http_server.cpp includes.
#pragma once

#include "server/api.hpp"
#include "server/client_address.hpp"
#include "server/log.hpp"

#include <cstdint>
#include <functional>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

namespace howdah::server {

/// An address that cannot be listened at.
class ListenProblem : public std::runtime_error {
public:
  ListenProblem(std::string address, std::uint16_t port, const std::string& why)
      : std::runtime_error(why), address_(std::move(address)), port_(port) {}
  [[nodiscard]] const std::string& address() const noexcept { return address_; }
  [[nodiscard]] std::uint16_t port() const noexcept { return port_; }

private:
  std::string address_;
  std::uint16_t port_;
};

struct Endpoint {
  std::string address{};
  std::uint16_t port = 0; // 0 for any that is free
};

struct ServerSettings {
  Endpoint listen{.address = "127.0.0.1"};
  std::optional<Endpoint> metrics{}; // nothing: beside the page, to loopback only
  std::string page{};                // the folder of the page's files
  std::string public_url{};          // may be empty
  std::vector<Network> trusted{};    // proxies
  ClientLimits limits{};
  std::size_t most_connections = 20'000;
  std::size_t most_unsent = std::size_t{256} << 20U; // bytes for slow readers, of all together
  LobbySettings lobby{};
  Log log{};
};

/// Serves until the process is told to end (SIGINT, SIGTERM); then takes no more games, finishes
/// what was begun and closes its sockets. `ready` is called with the port once connections are
/// accepted. Throws ListenProblem before anything is served.
void serve(std::unique_ptr<store::Database> database, const ServerSettings& settings,
           const std::function<void(std::uint16_t)>& ready);

/// Where machines of the same house reach this one; empty when there is no such address.
[[nodiscard]] std::string lan_address();

} // namespace howdah::server
