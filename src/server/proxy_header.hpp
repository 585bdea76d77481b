// The header of the PROXY protocol, versions 1 and 2, in front of a connection's first request:
// a load balancer that does not speak HTTP says so who its visitor is.
#pragma once

#include "server/client_address.hpp"

namespace howdah::server {

struct ProxyHeader {
  enum class State : unsigned char { none, incomplete, complete, bad } state = State::none;
  std::size_t length = 0;          // of a complete one, in bytes
  std::optional<Address> source{}; // nothing: the proxy speaks for itself
};

/// The longest header that is taken, in bytes.
inline constexpr std::size_t kLongestProxyHeader = 536;

/// Of the first bytes of a connection; at least one.
[[nodiscard]] ProxyHeader read_proxy_header(std::string_view bytes);

} // namespace howdah::server
