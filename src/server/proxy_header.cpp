#include "server/proxy_header.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace howdah::server {
namespace {

using State = ProxyHeader::State;

constexpr std::string_view kText = "PROXY ";
constexpr std::string_view kBinary("\r\n\r\n\0\r\nQUIT\n", 12);
constexpr std::size_t kLongestText = 107;
constexpr std::size_t kFixed = 16; // bytes of a binary header before the addresses

unsigned byte_at(std::string_view bytes, std::size_t place) {
  return static_cast<unsigned char>(bytes[place]);
}

/// "PROXY TCP4 SOURCE DESTINATION PORT PORT\r\n" or "PROXY UNKNOWN …\r\n".
ProxyHeader read_text(std::string_view bytes) {
  const auto end = bytes.substr(0, kLongestText).find("\r\n");
  if (end == std::string_view::npos) {
    return {.state = bytes.size() < kLongestText ? State::incomplete : State::bad};
  }
  auto words = bytes.substr(kText.size(), end - kText.size());
  const auto family = take_until(words, ' ');
  ProxyHeader header{.state = State::complete, .length = end + 2};
  if (family == "UNKNOWN") return header;
  header.source = parse_address(take_until(words, ' '));
  const bool good = header.source && (family == "TCP4" || family == "TCP6");
  return good ? header : ProxyHeader{.state = State::bad};
}

ProxyHeader read_binary(std::string_view bytes) {
  if (bytes.size() < kFixed) return {.state = State::incomplete};
  const auto command = byte_at(bytes, 12);
  const auto family = byte_at(bytes, 13) >> 4U;
  const std::size_t rest = byte_at(bytes, 14) * 256 + byte_at(bytes, 15);
  ProxyHeader header{.state = State::complete, .length = kFixed + rest};
  if (command >> 4U != 2 || (command & 15U) > 1 || header.length > kLongestProxyHeader) {
    return {.state = State::bad};
  }
  if (bytes.size() < header.length) return {.state = State::incomplete};
  if ((command & 15U) == 0) return header; // LOCAL: a health check of the proxy's own
  const auto* const source = bytes.data() + kFixed;
  Address address;
  if (family == 1 && rest >= 12) {
    address.bytes[10] = 0xff;
    address.bytes[11] = 0xff;
    std::copy(source, source + 4, address.bytes.begin() + 12);
    header.source = address;
  } else if (family == 2 && rest >= 36) {
    std::copy(source, source + 16, address.bytes.begin());
    header.source = address;
  }
  return header;
}

} // namespace

ProxyHeader read_proxy_header(std::string_view bytes) {
  for (const auto start : {kText, kBinary}) {
    const auto common = std::min(bytes.size(), start.size());
    if (bytes.substr(0, common) != start.substr(0, common)) continue;
    if (common < start.size()) return {.state = State::incomplete};
    return start == kText ? read_text(bytes) : read_binary(bytes);
  }
  return {};
}

} // namespace howdah::server
