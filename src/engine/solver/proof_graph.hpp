// What a proof search has found out: positions as nodes, moves as edges between them.
//
// Every node has two numbers: how many more positions would have to turn out won, at the least, to
// prove the win (0: it is proved), and how many lost, or at least not won, to disprove it. A number
// without bound stands beside each 0.
//
//   node   32 bytes, found by its key
//   edge   8 bytes: a move, and the child, or what to expect of one that nobody has visited
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace howdah {

using NodeIndex = std::uint32_t;
using ProofNumber = std::uint32_t;

inline constexpr ProofNumber kUnbounded = UINT32_MAX;
inline constexpr ProofNumber kMostProofNumber = 1'000'000'000;
inline constexpr NodeIndex kNoNode = UINT32_MAX;

struct ProofNumbers {
  ProofNumber proof = 1;
  ProofNumber disproof = 1;

  [[nodiscard]] static constexpr ProofNumbers won() noexcept { return {0, kUnbounded}; }
  [[nodiscard]] static constexpr ProofNumbers not_won() noexcept { return {kUnbounded, 0}; }
  [[nodiscard]] constexpr bool is_won() const noexcept { return proof == 0; }
  [[nodiscard]] constexpr bool is_not_won() const noexcept { return disproof == 0; }
  [[nodiscard]] constexpr bool is_solved() const noexcept { return is_won() || is_not_won(); }

  friend constexpr bool operator==(ProofNumbers, ProofNumbers) noexcept = default;
};

/// The other end of an edge.
class EdgeEnd {
public:
  /// The move wins: the game is over.
  [[nodiscard]] static constexpr EdgeEnd win() noexcept { return EdgeEnd(kWin); }
  /// Nobody has been there; `effort` is the proof number to expect.
  [[nodiscard]] static constexpr EdgeEnd unseen(ProofNumber effort) noexcept {
    return EdgeEnd(kUnseen | (effort < kMostEffort ? effort : kMostEffort));
  }
  [[nodiscard]] static constexpr EdgeEnd node(NodeIndex index) noexcept { return EdgeEnd(index); }

  [[nodiscard]] constexpr bool is_win() const noexcept { return bits_ == kWin; }
  [[nodiscard]] constexpr bool is_node() const noexcept { return bits_ < kUnseen; }
  [[nodiscard]] constexpr NodeIndex index() const noexcept { return bits_; }
  [[nodiscard]] constexpr ProofNumber effort() const noexcept { return bits_ & ~kUnseen; }

  [[nodiscard]] constexpr std::uint32_t bits() const noexcept { return bits_; }
  [[nodiscard]] static constexpr EdgeEnd from_bits(std::uint32_t bits) noexcept {
    return EdgeEnd(bits);
  }

private:
  static constexpr std::uint32_t kUnseen = 1U << 31U;
  static constexpr std::uint32_t kWin = UINT32_MAX;
  static constexpr ProofNumber kMostEffort = 1'000'000;
  explicit constexpr EdgeEnd(std::uint32_t bits) noexcept : bits_(bits) {}

  std::uint32_t bits_;
};

/// No graph has more nodes: larger numbers are edges without one.
inline constexpr std::size_t kMostNodes = std::size_t{1} << 31U;

struct ProofEdge {
  std::uint32_t move; // its bytes
  EdgeEnd end;
};

struct ProofNode {
  std::uint64_t key = 0;
  ProofNumbers numbers{};
  std::uint32_t first_edge = 0;
  std::uint16_t edges = 0;
  bool expanded = false;
  /// Proofs are numbered in the order in which they were found: each one rests on earlier ones.
  std::uint32_t proof_order = 0;
  std::uint16_t on_path = 0; // during a search: the depth on the present path plus 1
  /// Of a win: how many plies it takes at most. Until then, with another player to move: how many
  /// the wins take that are seen after a reply. Files do not keep it.
  std::uint16_t plies = 0;
};

class ProofGraph {
public:
  ProofGraph();

  [[nodiscard]] std::size_t size() const noexcept { return nodes_.size(); }
  [[nodiscard]] std::size_t edge_count() const noexcept { return edges_.size(); }
  [[nodiscard]] std::size_t bytes() const noexcept;
  /// What it will take when the next vector that is full has grown.
  [[nodiscard]] bool can_grow_within(std::size_t bytes) const noexcept;

  [[nodiscard]] ProofNode& operator[](NodeIndex index) noexcept { return nodes_[index]; }
  [[nodiscard]] const ProofNode& operator[](NodeIndex index) const noexcept {
    return nodes_[index];
  }
  [[nodiscard]] std::span<ProofEdge> edges_of(const ProofNode& node) noexcept {
    return std::span(edges_).subspan(node.first_edge, node.edges);
  }
  [[nodiscard]] std::span<const ProofEdge> edges_of(const ProofNode& node) const noexcept {
    return std::span(edges_).subspan(node.first_edge, node.edges);
  }

  [[nodiscard]] ProofEdge& edge(std::size_t index) noexcept { return edges_[index]; }

  /// kNoNode when there is none.
  [[nodiscard]] NodeIndex find(std::uint64_t key) const noexcept;
  /// A new node; there is none with this key.
  NodeIndex add(std::uint64_t key);
  /// Gives a node its edges, once.
  void expand(NodeIndex index, std::span<const ProofEdge> edges);
  /// Notes that the node is won, and when that was found.
  void prove(NodeIndex index) noexcept;

  /// All of it as bytes, and back. False when the bytes are no graph.
  void write(std::vector<std::uint8_t>& bytes) const;
  [[nodiscard]] bool read(std::span<const std::uint8_t> bytes);

private:
  void rehash(std::size_t slots);

  std::vector<ProofNode> nodes_;
  std::vector<ProofEdge> edges_;
  std::vector<NodeIndex> slots_; // a power of two, at least twice the nodes
  std::uint32_t proofs_ = 0;
};

} // namespace howdah
