// A graph that was read from a file with a right checksum must still follow from the rules.
#include "engine/solver/proof_graph_check.hpp"
#include "games/siam/siam.hpp"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace howdah::testing {
namespace {

using siam::Siam;

class ProofGraphCheckTest : public ::testing::Test {
protected:
  [[nodiscard]] Siam::Position after(Siam::Position position, const std::string& text) const {
    (void)game_.play(position, move(text));
    return position;
  }
  [[nodiscard]] Siam::Move move(const std::string& text) const {
    return *game_.parse_move(start_, text);
  }
  /// The key at a depth: the same position is another node there.
  [[nodiscard]] std::uint64_t key(const Siam::Position& position, int depth) const {
    return game_.hash(position) + static_cast<std::uint64_t>(depth);
  }
  [[nodiscard]] ProofEdge edge(const std::string& text, EdgeEnd end) const {
    return {.move = to_bits(move(text)), .end = end};
  }
  /// The start, with one visited move and one that was not visited.
  [[nodiscard]] ProofGraph small_graph() const {
    ProofGraph graph;
    const auto root = graph.add(key(start_, 0));
    const auto child = graph.add(key(after(start_, "@c1n"), 1));
    graph.expand(root,
                 std::vector{edge("@c1n", EdgeEnd::node(child)), edge("@a1n", EdgeEnd::unseen(1))});
    return graph;
  }
  [[nodiscard]] bool accepts(const ProofGraph& graph) const { return accepts(graph, start_); }
  [[nodiscard]] bool accepts(const ProofGraph& graph, const Siam::Position& root) const {
    return ProofGraphCheck<Siam>(game_, [this](const Siam::Position& position,
                                               int depth) { return key(position, depth); })
        .belongs_to(root, graph);
  }

  Siam game_ = *Siam::make("classic");
  Siam::Position start_ = game_.start();
};

TEST_F(ProofGraphCheckTest, AcceptsWhatTheLegalMovesLeadTo) {
  EXPECT_TRUE(accepts(small_graph()));
}

TEST_F(ProofGraphCheckTest, RefusesAnEmptyGraphAndOneOfAnotherPosition) {
  EXPECT_FALSE(accepts(ProofGraph{}));
  EXPECT_FALSE(accepts(small_graph(), after(start_, "@a1n")));
}

TEST_F(ProofGraphCheckTest, RefusesAMoveThatIsNotLegal) {
  auto graph = small_graph();
  graph.edge(1).move = UINT32_MAX;
  EXPECT_FALSE(accepts(graph));
}

TEST_F(ProofGraphCheckTest, RefusesAMoveThatLeadsElsewhere) {
  auto graph = small_graph();
  graph.edge(0).move = to_bits(move("@e1n"));
  EXPECT_FALSE(accepts(graph));
}

TEST_F(ProofGraphCheckTest, RefusesANodeAtAnotherDepth) {
  auto graph = small_graph();
  ++graph[1].key;
  EXPECT_FALSE(accepts(graph));
}

TEST_F(ProofGraphCheckTest, RefusesANodeThatNoMoveLeadsTo) {
  auto graph = small_graph();
  graph.add(key(after(start_, "@a1n"), 1));
  EXPECT_FALSE(accepts(graph));
  graph.edge(1).end = EdgeEnd::node(2);
  EXPECT_TRUE(accepts(graph));
}

} // namespace
} // namespace howdah::testing
