// The graph of a proof search: nodes by key, edges, and bytes both ways.
#include "core/random.hpp"
#include "engine/solver/proof_graph.hpp"

#include <gtest/gtest.h>

#include <array>

namespace howdah {
namespace {

ProofGraph sample() {
  ProofGraph graph;
  const auto root = graph.add(7);
  const auto child = graph.add(8);
  const std::array edges = {ProofEdge{.move = 1, .end = EdgeEnd::node(child)},
                            ProofEdge{.move = 2, .end = EdgeEnd::unseen(5)},
                            ProofEdge{.move = 3, .end = EdgeEnd::win()}};
  graph.expand(root, edges);
  graph[root].numbers = {.proof = 3, .disproof = 4};
  graph.expand(child, {});
  graph.prove(child);
  return graph;
}

std::vector<std::uint8_t> bytes_of(const ProofGraph& graph) {
  std::vector<std::uint8_t> bytes;
  graph.write(bytes);
  return bytes;
}

TEST(ProofGraph, FindsEveryNodeByItsKey) {
  ProofGraph graph;
  Random random(1);
  std::vector<std::uint64_t> keys;
  for (int i = 0; i < 5000; ++i) {
    const auto key = random.next();
    EXPECT_EQ(graph.find(key), kNoNode);
    EXPECT_EQ(graph.add(key), keys.size());
    keys.push_back(key);
  }
  for (std::size_t i = 0; i < keys.size(); ++i) EXPECT_EQ(graph.find(keys[i]), i);
}

TEST(ProofGraph, EdgeEndsAreToldApart) {
  EXPECT_TRUE(EdgeEnd::win().is_win());
  EXPECT_FALSE(EdgeEnd::win().is_node());
  EXPECT_TRUE(EdgeEnd::node(3).is_node());
  EXPECT_EQ(EdgeEnd::node(3).index(), 3U);
  EXPECT_FALSE(EdgeEnd::unseen(9).is_node());
  EXPECT_FALSE(EdgeEnd::unseen(9).is_win());
  EXPECT_EQ(EdgeEnd::unseen(9).effort(), 9U);
  EXPECT_FALSE(EdgeEnd::unseen(kMostProofNumber).is_win());
}

TEST(ProofGraph, IsReadAsItWasWritten) {
  const auto bytes = bytes_of(sample());
  ProofGraph read;
  ASSERT_TRUE(read.read(bytes));
  EXPECT_EQ(bytes_of(read), bytes);
  EXPECT_EQ(read.find(8), 1U);
  EXPECT_TRUE(read[1].numbers.is_won());
  EXPECT_EQ(read.edges_of(read[0]).size(), 3U);
}

TEST(ProofGraph, BytesThatAreNoGraphAreRefusedAndChangeNothing) {
  const auto bytes = bytes_of(sample());
  auto graph = sample();
  for (std::size_t size = 0; size < bytes.size(); ++size) {
    EXPECT_FALSE(graph.read({bytes.data(), size})) << size;
  }
  auto twice = bytes;
  twice[12 + 27] = 7; // the second node with the first one's key
  EXPECT_FALSE(graph.read(twice));
  auto beyond = bytes;
  beyond[12 + 2 * 27 + 4] = 2; // an edge to a third node
  EXPECT_FALSE(graph.read(beyond));
  auto contradiction = bytes;
  contradiction[12 + 8] = 0; // proved, but not beyond disproof
  EXPECT_FALSE(graph.read(contradiction));
  EXPECT_EQ(bytes_of(graph), bytes);
}

} // namespace
} // namespace howdah
