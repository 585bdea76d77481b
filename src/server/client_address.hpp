// Who a visitor is, for limits: an IPv4 address, or an IPv6 network of 64 bits, which one
// connection usually has to itself. Behind a reverse proxy it is the proxy that says so, if it is
// trusted.
#pragma once

#include "core/error.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace howdah::server {

/// IPv4 addresses as mapped ones, ::ffff:a.b.c.d.
struct Address {
  std::array<std::uint8_t, 16> bytes{};

  [[nodiscard]] bool is_v4() const noexcept;
  [[nodiscard]] bool is_loopback() const noexcept;
  friend bool operator==(const Address&, const Address&) = default;
};

/// Without a port and without brackets.
[[nodiscard]] std::optional<Address> parse_address(std::string_view text);

/// "10.0.0.0/8", "fd00::/8", or one address.
class Network {
public:
  [[nodiscard]] static Expected<Network> parse(std::string_view text);
  [[nodiscard]] bool contains(const Address& address) const noexcept;

private:
  Network(const Address& base, unsigned bits) : base_(base), bits_(bits) {}
  Address base_;
  unsigned bits_; // of 128
};

[[nodiscard]] bool is_trusted(const Address& address, std::span<const Network> trusted);

/// The visitor on whose behalf a peer asks, from the header X-Forwarded-For: the last address in it
/// that no trusted proxy has. A peer that is not trusted speaks for itself.
[[nodiscard]] Address visitor_of(const Address& peer, std::string_view forwarded_for,
                                 std::span<const Network> trusted);

/// "192.0.2.7" or "2001:db8:0:1::/64".
[[nodiscard]] std::string client_of(const Address& address);

} // namespace howdah::server
