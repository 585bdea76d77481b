// What a server measures of itself, in the text format of Prometheus.
#pragma once

#include "server/api.hpp"

#include <string>

namespace howdah::server {

struct NetworkCounts {
  std::size_t connections = 0;
  std::size_t sockets = 0;
  std::size_t unsent_bytes = 0;
  std::uint64_t turned_away = 0; // connections beyond a limit
};

[[nodiscard]] std::string metrics_text(const store::Store& store, const Lobby& lobby,
                                       const ApiCounts& api, const NetworkCounts& network);

} // namespace howdah::server
