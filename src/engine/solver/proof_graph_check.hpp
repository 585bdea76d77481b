// Whether a proof graph that was read from a file belongs to a position: every node must be where
// the legal moves lead.
#pragma once

#include "engine/move_bits.hpp"
#include "engine/solver/proof_graph.hpp"
#include "games/game.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace howdah {

template <Game G>
class ProofGraphCheck {
public:
  using Move = typename G::Move;
  using Position = typename G::Position;
  /// The key of a position at a depth below the root.
  using KeyOf = std::function<std::uint64_t(const Position&, int depth)>;

  ProofGraphCheck(const G& game, KeyOf key_of)
      : game_(game), key_of_(std::move(key_of)), list_(std::make_unique<typename G::MoveList>()) {}

  /// Walks through the whole graph along legal moves.
  [[nodiscard]] bool belongs_to(const Position& root, const ProofGraph& graph) {
    const auto size = graph.size();
    if (size == 0 || graph[0].key != key_of_(root, 0)) return false;
    std::vector<std::uint8_t> seen(size); // flags
    std::vector<Visit> path;
    Position position = root;
    std::size_t count = 1;
    seen[0] = 1;
    if (!has_legal_edges(graph, graph[0], position)) return false;
    path.push_back({.node = 0, .next_edge = 0, .move = {}, .undo = {}});
    while (!path.empty()) {
      Visit& here = path.back();
      const auto edges = graph.edges_of(graph[here.node]);
      if (here.next_edge == edges.size()) {
        if (path.size() > 1) game_.undo(position, here.move, here.undo);
        path.pop_back();
        continue;
      }
      const ProofEdge& edge = edges[here.next_edge++];
      if (!edge.end.is_node()) continue;
      const auto child = edge.end.index();
      const auto move = from_bits<Move>(edge.move);
      const auto undo = game_.play(position, move);
      const bool right = graph[child].key == key_of_(position, static_cast<int>(path.size())) &&
                         !game_.result(position).is_over();
      if (!right || (seen[child] == 0 && !has_legal_edges(graph, graph[child], position)))
        return false;
      if (seen[child] != 0) {
        game_.undo(position, move, undo);
        continue;
      }
      seen[child] = 1;
      ++count;
      path.push_back({.node = child, .next_edge = 0, .move = move, .undo = undo});
    }
    return count == graph.size();
  }

private:
  struct Visit {
    NodeIndex node;
    std::size_t next_edge;
    Move move; // that led here
    typename G::Undo undo;
  };

  [[nodiscard]] bool has_legal_edges(const ProofGraph& graph, const ProofNode& node,
                                     const Position& position) {
    const auto edges = graph.edges_of(node);
    if (edges.empty()) return true;
    game_.legal_moves(position, *list_);
    std::vector<std::uint32_t> legal;
    for (const Move move : *list_) legal.push_back(to_bits(move));
    std::ranges::sort(legal);
    return std::ranges::all_of(
        edges, [&](const ProofEdge& edge) { return std::ranges::binary_search(legal, edge.move); });
  }

  const G& game_;
  KeyOf key_of_;
  std::unique_ptr<typename G::MoveList> list_;
};

} // namespace howdah
