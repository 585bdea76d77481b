#include "server/client_address.hpp"

#include "core/text.hpp"

#include <algorithm>
#include <arpa/inet.h>

namespace howdah::server {
namespace {

constexpr std::array<std::uint8_t, 12> kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};
constexpr unsigned kAllBits = 128;
constexpr unsigned kV4Bits = 32;

std::string_view trimmed(std::string_view text) {
  while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) text.remove_prefix(1);
  while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) text.remove_suffix(1);
  return text;
}

/// An entry of X-Forwarded-For: some proxies write a port behind the address.
std::optional<Address> parse_entry(std::string_view text) {
  if (text.starts_with('[')) {
    const auto end = text.find(']');
    return end == std::string_view::npos ? std::nullopt : parse_address(text.substr(1, end - 1));
  }
  const bool port = std::ranges::count(text, ':') == 1;
  return parse_address(port ? text.substr(0, text.find(':')) : text);
}

} // namespace

bool Address::is_v4() const noexcept {
  return std::equal(kMapped.begin(), kMapped.end(), bytes.begin());
}

bool Address::is_loopback() const noexcept {
  if (is_v4()) return bytes[12] == 127;
  return std::all_of(bytes.begin(), bytes.end() - 1, [](auto byte) { return byte == 0; }) &&
         bytes[15] == 1;
}

std::optional<Address> parse_address(std::string_view text) {
  const std::string terminated(text);
  Address address;
  if (terminated.find('\0') != std::string::npos) return std::nullopt;
  if (::inet_pton(AF_INET6, terminated.c_str(), address.bytes.data()) == 1) return address;
  std::ranges::copy(kMapped, address.bytes.begin());
  if (::inet_pton(AF_INET, terminated.c_str(), address.bytes.data() + kMapped.size()) == 1) {
    return address;
  }
  return std::nullopt;
}

Expected<Network> Network::parse(std::string_view text) {
  const auto slash = text.find('/');
  const auto base = parse_address(text.substr(0, slash));
  if (base) {
    const unsigned most = base->is_v4() ? kV4Bits : kAllBits;
    const auto bits = slash == std::string_view::npos ? std::optional<std::uint32_t>(most)
                                                      : parse_number(text.substr(slash + 1), most);
    if (bits) return Network(*base, kAllBits - most + *bits);
  }
  return fail(
      {concat("'", quotable(text), "' is not a network, such as 10.0.0.0/8 or fd00::/8"),
       concat("« ", quotable(text), " » n'est pas un réseau, tel que 10.0.0.0/8 ou fd00::/8")});
}

bool Network::contains(const Address& address) const noexcept {
  const auto whole = bits_ / 8;
  if (!std::equal(base_.bytes.begin(), base_.bytes.begin() + whole, address.bytes.begin())) {
    return false;
  }
  const auto rest = bits_ % 8;
  if (rest == 0) return true;
  const auto mask = static_cast<std::uint8_t>(0xff00U >> rest);
  return (base_.bytes[whole] & mask) == (address.bytes[whole] & mask);
}

bool is_trusted(const Address& address, std::span<const Network> trusted) {
  return std::ranges::any_of(trusted,
                             [&](const Network& network) { return network.contains(address); });
}

Address visitor_of(const Address& peer, std::string_view forwarded_for,
                   std::span<const Network> trusted) {
  auto visitor = peer;
  while (is_trusted(visitor, trusted) && !forwarded_for.empty()) {
    const auto comma = forwarded_for.rfind(',');
    const auto start = comma == std::string_view::npos ? 0 : comma + 1;
    const auto entry = parse_entry(trimmed(forwarded_for.substr(start)));
    if (!entry) break;
    visitor = *entry;
    forwarded_for = forwarded_for.substr(0, comma == std::string_view::npos ? 0 : comma);
  }
  return visitor;
}

std::string client_of(const Address& address) {
  std::array<char, INET6_ADDRSTRLEN> text{};
  if (address.is_v4()) {
    ::inet_ntop(AF_INET, address.bytes.data() + kMapped.size(), text.data(), text.size());
    return text.data();
  }
  auto network = address;
  std::fill(network.bytes.begin() + 8, network.bytes.end(), std::uint8_t{0});
  ::inet_ntop(AF_INET6, network.bytes.data(), text.data(), text.size());
  return std::string(text.data()) + "/64";
}

} // namespace howdah::server
