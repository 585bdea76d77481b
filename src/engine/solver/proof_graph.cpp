#include "engine/solver/proof_graph.hpp"

#include "core/hashing.hpp"

#include <algorithm>

namespace howdah {
namespace {

constexpr std::size_t kFirstSlots = 1024;

/// Numbers as bytes, least first, whatever the machine.
class ByteWriter {
public:
  explicit ByteWriter(std::vector<std::uint8_t>& bytes) : bytes_(bytes) {}

  void put(std::uint64_t number, int size) {
    for (int i = 0; i < size; ++i) {
      bytes_.push_back(static_cast<std::uint8_t>(number >> (8U * static_cast<unsigned>(i))));
    }
  }

private:
  std::vector<std::uint8_t>& bytes_;
};

class ByteReader {
public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  /// Only when `left` has shown that there are so many bytes.
  template <class T>
  [[nodiscard]] T take() {
    std::uint64_t number = 0;
    for (unsigned i = 0; i < sizeof(T); ++i) number |= std::uint64_t{bytes_[i]} << (8U * i);
    bytes_ = bytes_.subspan(sizeof(T));
    return static_cast<T>(number);
  }
  [[nodiscard]] std::size_t left() const noexcept { return bytes_.size(); }

private:
  std::span<const std::uint8_t> bytes_;
};

// Bytes of a graph: these counts, then the nodes, then the edges.
constexpr std::size_t kCountBytes = 12;
constexpr std::size_t kNodeBytes = 27;
constexpr std::size_t kEdgeBytes = 8;

[[nodiscard]] bool make_sense(ProofNumbers numbers) {
  if (numbers.proof == 0) return numbers.disproof == kUnbounded;
  if (numbers.disproof == 0) return numbers.proof == kUnbounded;
  return numbers.proof <= kMostProofNumber && numbers.disproof <= kMostProofNumber;
}

} // namespace

ProofGraph::ProofGraph() : slots_(kFirstSlots, kNoNode) {}

std::size_t ProofGraph::bytes() const noexcept {
  return nodes_.capacity() * sizeof(ProofNode) + edges_.capacity() * sizeof(ProofEdge) +
         slots_.capacity() * sizeof(NodeIndex);
}

bool ProofGraph::can_grow_within(std::size_t bytes_allowed) const noexcept {
  constexpr std::size_t kRoom = 70'000; // more than one expansion adds
  std::size_t needed = bytes();
  const auto grow = [&](std::size_t size, std::size_t capacity, std::size_t each) {
    if (size + kRoom > capacity) needed += std::max(capacity, kRoom) * each;
  };
  grow(nodes_.size(), nodes_.capacity(), sizeof(ProofNode));
  grow(edges_.size(), edges_.capacity(), sizeof(ProofEdge));
  grow(2 * nodes_.size(), slots_.size(), sizeof(NodeIndex));
  return needed <= bytes_allowed && nodes_.size() + kRoom < kMostNodes &&
         edges_.size() + kRoom < UINT32_MAX;
}

NodeIndex ProofGraph::find(std::uint64_t key) const noexcept {
  const auto mask = slots_.size() - 1;
  for (auto slot = static_cast<std::size_t>(mix(key)) & mask;; slot = (slot + 1) & mask) {
    const NodeIndex index = slots_[slot];
    if (index == kNoNode || nodes_[index].key == key) return index;
  }
}

NodeIndex ProofGraph::add(std::uint64_t key) {
  if (2 * (nodes_.size() + 1) > slots_.size()) rehash(2 * slots_.size());
  const auto mask = slots_.size() - 1;
  auto slot = static_cast<std::size_t>(mix(key)) & mask;
  while (slots_[slot] != kNoNode) slot = (slot + 1) & mask;
  slots_[slot] = static_cast<NodeIndex>(nodes_.size());
  nodes_.push_back({.key = key});
  return slots_[slot];
}

void ProofGraph::rehash(std::size_t slots) {
  slots_.assign(slots, kNoNode);
  for (std::size_t i = 0; i < nodes_.size(); ++i) {
    auto slot = static_cast<std::size_t>(mix(nodes_[i].key)) & (slots - 1);
    while (slots_[slot] != kNoNode) slot = (slot + 1) & (slots - 1);
    slots_[slot] = static_cast<NodeIndex>(i);
  }
}

void ProofGraph::expand(NodeIndex index, std::span<const ProofEdge> edges) {
  ProofNode& node = nodes_[index];
  node.first_edge = static_cast<std::uint32_t>(edges_.size());
  node.edges = static_cast<std::uint16_t>(edges.size());
  node.expanded = true;
  edges_.insert(edges_.end(), edges.begin(), edges.end());
}

void ProofGraph::prove(NodeIndex index) noexcept {
  nodes_[index].numbers = ProofNumbers::won();
  nodes_[index].proof_order = ++proofs_;
}

void ProofGraph::write(std::vector<std::uint8_t>& bytes) const {
  bytes.reserve(bytes.size() + kCountBytes + nodes_.size() * kNodeBytes +
                edges_.size() * kEdgeBytes);
  ByteWriter out(bytes);
  out.put(nodes_.size(), 4);
  out.put(edges_.size(), 4);
  out.put(proofs_, 4);
  for (const ProofNode& node : nodes_) {
    out.put(node.key, 8);
    out.put(node.numbers.proof, 4);
    out.put(node.numbers.disproof, 4);
    out.put(node.first_edge, 4);
    out.put(node.edges, 2);
    out.put(node.expanded ? 1 : 0, 1);
    out.put(node.proof_order, 4);
  }
  for (const ProofEdge& edge : edges_) {
    out.put(edge.move, 4);
    out.put(edge.end.bits(), 4);
  }
}

bool ProofGraph::read(std::span<const std::uint8_t> bytes) {
  ByteReader in(bytes);
  if (in.left() < kCountBytes) return false;
  const auto nodes = in.take<std::uint32_t>();
  const auto edges = in.take<std::uint32_t>();
  const auto proofs = in.take<std::uint32_t>();
  if (nodes >= kMostNodes || in.left() != nodes * kNodeBytes + edges * kEdgeBytes) return false;
  ProofGraph read;
  read.proofs_ = proofs;
  read.nodes_.reserve(nodes);
  read.edges_.reserve(edges);
  for (std::uint32_t i = 0; i < nodes; ++i) {
    const auto key = in.take<std::uint64_t>();
    if (read.find(key) != kNoNode) return false;
    ProofNode& node = read.nodes_[read.add(key)];
    node.numbers.proof = in.take<std::uint32_t>();
    node.numbers.disproof = in.take<std::uint32_t>();
    node.first_edge = in.take<std::uint32_t>();
    node.edges = in.take<std::uint16_t>();
    node.expanded = in.take<std::uint8_t>() != 0;
    node.proof_order = in.take<std::uint32_t>();
    if (!make_sense(node.numbers) || std::uint64_t{node.first_edge} + node.edges > edges ||
        node.proof_order > proofs || (node.proof_order != 0) != node.numbers.is_won()) {
      return false;
    }
  }
  for (std::uint32_t i = 0; i < edges; ++i) {
    const auto move = in.take<std::uint32_t>();
    const auto end = EdgeEnd::from_bits(in.take<std::uint32_t>());
    if (end.is_node() && end.index() >= nodes) return false;
    read.edges_.push_back({.move = move, .end = end});
  }
  *this = std::move(read);
  return true;
}

} // namespace howdah
