#include "server/client_address.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

Address address(std::string_view text) {
  const auto parsed = parse_address(text);
  EXPECT_TRUE(parsed) << text;
  return parsed.value_or(Address{});
}

std::vector<Network> networks(const std::vector<std::string>& texts) {
  std::vector<Network> list;
  for (const auto& text : texts) list.push_back(*Network::parse(text));
  return list;
}

std::string visitor(std::string_view peer, std::string_view forwarded,
                    const std::vector<std::string>& trusted) {
  return client_of(visitor_of(address(peer), forwarded, networks(trusted)));
}

TEST(ClientAddress, IsAnIpv4AddressOrAnIpv6Network) {
  EXPECT_EQ(client_of(address("192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(client_of(address("::ffff:192.0.2.7")), "192.0.2.7");
  EXPECT_EQ(client_of(address("2001:db8:0:1:2:3:4:5")), "2001:db8:0:1::/64");
  EXPECT_EQ(client_of(address("2001:db8:0:1:9::")), "2001:db8:0:1::/64");
  EXPECT_TRUE(address("127.3.2.1").is_loopback());
  EXPECT_TRUE(address("::1").is_loopback());
  EXPECT_FALSE(address("::2").is_loopback());
  EXPECT_FALSE(parse_address("here"));
  EXPECT_FALSE(parse_address(""));
  EXPECT_FALSE(parse_address(std::string_view("1.2.3.4\0x", 9)));
}

TEST(ClientAddress, NetworksContainTheirAddresses) {
  const auto contains = [](std::string_view network, std::string_view member) {
    return Network::parse(network)->contains(address(member));
  };
  EXPECT_TRUE(contains("10.0.0.0/8", "10.200.3.4"));
  EXPECT_FALSE(contains("10.0.0.0/8", "11.0.0.0"));
  EXPECT_TRUE(contains("192.0.2.128/25", "192.0.2.200"));
  EXPECT_FALSE(contains("192.0.2.128/25", "192.0.2.100"));
  EXPECT_TRUE(contains("192.0.2.7", "192.0.2.7"));
  EXPECT_FALSE(contains("192.0.2.7", "192.0.2.8"));
  EXPECT_TRUE(contains("fd00::/9", "fd7f::1"));
  EXPECT_FALSE(contains("fd00::/9", "fd80::1"));
  EXPECT_TRUE(contains("0.0.0.0/0", "1.2.3.4"));
  EXPECT_FALSE(contains("0.0.0.0/0", "fd00::1"));
  EXPECT_TRUE(contains("::/0", "fd00::1"));
  for (const auto* bad : {"", "10.0.0.0/33", "10.0.0/8", "fd00::/129", "10.0.0.0/", "10.0.0.0/x",
                          "/8", "10.0.0.0/-1", "localhost"}) {
    const auto network = Network::parse(bad);
    ASSERT_FALSE(network) << bad;
    EXPECT_FALSE(network.error().what.french.empty());
  }
}

TEST(ClientAddress, OnlyTrustedProxiesSpeakForOthers) {
  EXPECT_EQ(visitor("192.0.2.1", "198.51.100.7", {}), "192.0.2.1");
  EXPECT_EQ(visitor("192.0.2.1", "198.51.100.7", {"10.0.0.0/8"}), "192.0.2.1");
  EXPECT_EQ(visitor("10.0.0.1", "198.51.100.7", {"10.0.0.0/8"}), "198.51.100.7");
  EXPECT_EQ(visitor("10.0.0.1", "", {"10.0.0.0/8"}), "10.0.0.1");
}

TEST(ClientAddress, WhatAVisitorWroteInFrontOfTheProxyIsNotBelieved) {
  EXPECT_EQ(visitor("10.0.0.1", "127.0.0.1, 198.51.100.7", {"10.0.0.0/8"}), "198.51.100.7");
  EXPECT_EQ(visitor("10.0.0.1", "1.1.1.1,198.51.100.7 , 10.0.0.2", {"10.0.0.0/8"}), "198.51.100.7");
  EXPECT_EQ(visitor("10.0.0.1", "198.51.100.7, nonsense", {"10.0.0.0/8"}), "10.0.0.1");
  EXPECT_EQ(visitor("10.0.0.1", "198.51.100.7:4711", {"10.0.0.0/8"}), "198.51.100.7");
  EXPECT_EQ(visitor("10.0.0.1", "[2001:db8::7]:4711", {"10.0.0.0/8"}), "2001:db8::/64");
  EXPECT_EQ(visitor("10.0.0.1", ",,,", {"10.0.0.0/8"}), "10.0.0.1");
}

} // namespace
} // namespace howdah::server
