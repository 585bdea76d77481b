#include "server/proxy_header.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

using State = ProxyHeader::State;

std::string binary(int command, int family, const std::string& addresses) {
  std::string header("\r\n\r\n\0\r\nQUIT\n", 12);
  header += static_cast<char>(0x20 + command);
  header += static_cast<char>(family * 16 + 1);
  header += static_cast<char>(addresses.size() / 256);
  header += static_cast<char>(addresses.size() % 256);
  return header + addresses;
}

void expect_source(const std::string& header, std::string_view source) {
  for (std::size_t size = 1; size < header.size(); ++size) {
    EXPECT_EQ(read_proxy_header(header.substr(0, size)).state, State::incomplete) << size;
  }
  const auto read = read_proxy_header(header + "GET / HTTP/1.1\r\n");
  EXPECT_EQ(read.state, State::complete);
  EXPECT_EQ(read.length, header.size());
  ASSERT_EQ(read.source.has_value(), !source.empty());
  if (read.source) {
    EXPECT_EQ(client_of(*read.source), source);
  }
}

TEST(ProxyHeader, NamesTheVisitor) {
  expect_source("PROXY TCP4 198.51.100.7 10.0.0.1 4711 80\r\n", "198.51.100.7");
  expect_source("PROXY TCP6 2001:db8::7 fd00::1 4711 80\r\n", "2001:db8::/64");
  expect_source("PROXY UNKNOWN\r\n", "");
  expect_source("PROXY UNKNOWN ffff::1 ffff::2 1 2\r\n", "");
  expect_source(binary(1, 1, std::string("\xc6\x33\x64\x07\x0a\x00\x00\x01\x12\x34\x00\x50", 12)),
                "198.51.100.7");
  expect_source(binary(1, 2, std::string("\x20\x01\x0d\xb8", 4) + std::string(32, '\0')),
                "2001:db8::/64");
  expect_source(binary(0, 0, ""), "");
  expect_source(binary(1, 3, std::string(216, 'x')), ""); // a Unix socket
}

TEST(ProxyHeader, ARequestIsNone) {
  EXPECT_EQ(read_proxy_header("GET / HTTP/1.1\r\n").state, State::none);
  EXPECT_EQ(read_proxy_header("POST /").state, State::none);
  EXPECT_EQ(read_proxy_header("PUT").state, State::none);
}

TEST(ProxyHeader, BadOnesAreRefused) {
  EXPECT_EQ(read_proxy_header("PROXY TCP4 nonsense 10.0.0.1 1 2\r\n").state, State::bad);
  EXPECT_EQ(read_proxy_header("PROXY TCP9 1.2.3.4 10.0.0.1 1 2\r\n").state, State::bad);
  EXPECT_EQ(read_proxy_header("PROXY " + std::string(200, 'x')).state, State::bad);
  EXPECT_EQ(read_proxy_header(binary(2, 1, std::string(12, '\0'))).state, State::bad);
  EXPECT_EQ(read_proxy_header(binary(1, 1, std::string(600, '\0'))).state, State::bad);
}

} // namespace
} // namespace howdah::server
