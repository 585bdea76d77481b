// The network: HTTP and WebSocket by Boost.Beast, which only http_server.cpp includes.
#pragma once

#include "server/api.hpp"

#include <cstdint>
#include <functional>
#include <string>

namespace howdah::server {

struct ServerSettings {
  std::string address = "127.0.0.1";
  std::uint16_t port = 0; // 0 for any that is free
  std::string page{};     // the folder of the page's files
  std::string data{};     // the folder of the database
  ClientLimits limits{};
};

/// Serves until the process is told to end (SIGINT, SIGTERM); then stores pending changes. `ready`
/// is called with the port once connections are accepted. Throws std::exception when it cannot
/// start.
void serve(const ServerSettings& settings, const std::function<void(std::uint16_t)>& ready);

} // namespace howdah::server
