// Whatever stands in front of a request or in its headers, the visitor's address is found or the
// peer's own is taken; a header of the PROXY protocol does not change its meaning when more bytes
// arrive.
// Input: the first bytes of a connection, also taken as an X-Forwarded-For, a network and a name.
#include "fuzz/fuzzing.hpp"
#include "server/game_rows.hpp"
#include "server/names.hpp"
#include "server/proxy_header.hpp"

using namespace howdah;
using namespace howdah::fuzzing;
using namespace howdah::server;

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
  const auto input = as_text(data, size);
  if (input.empty()) return 0;
  using State = ProxyHeader::State;
  const auto header = read_proxy_header(input);
  if (header.state == State::complete) {
    require(header.length <= input.size() && header.length <= kLongestProxyHeader, "it is there");
    const auto exact = read_proxy_header(input.substr(0, header.length));
    require(exact.state == State::complete && exact.source == header.source, "and complete");
  }
  if (header.state == State::none) {
    require(read_proxy_header(std::string(input) + "x").state == State::none, "for good");
  }
  const auto peer = *parse_address("10.0.0.1");
  const std::vector<Network> trusted = {*Network::parse("10.0.0.0/8")};
  require(!client_of(visitor_of(peer, input, trusted)).empty(), "everybody is somebody");
  require(visitor_of(peer, input, {}) == peer, "a stranger is not believed");
  if (const auto network = Network::parse(input)) {
    require(parse_address(input.substr(0, input.find('/'))).has_value(), "a network has a base");
  }
  require(clean_name(input).size() <= input.size(), "a name does not grow");
  const auto offers = parse_offers(input);
  require(parse_offers(offers_text(offers)) == offers, "offers are read as they are written");
  return 0;
}
