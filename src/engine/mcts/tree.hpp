// One thread's tree of a Monte Carlo tree search for any number of players.
//
// Every node has an expected score for each player (max^n, Luckhardt and Irani 1986), and whoever
// is to move selects the child by PUCT (Rosin 2011): the expected score of that player, and an
// exploration term that grows with the child's prior and shrinks with its visits. Proved results
// are backed up apart (MCTS-Solver, Winands et al. 2008): a player with a move to a proved win has
// won, and a position whose every move ends alike ends so. The second needs all moves; a node that
// keeps only those with the highest priors adds the others before it is proved lost.
#pragma once

#include "core/random.hpp"
#include "engine/mcts/shares.hpp"
#include "engine/mcts/tuning.hpp"
#include "engine/move_bits.hpp"
#include "games/game.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace howdah {

template <class K>
class Tree {
public:
  using Game = typename K::Game;
  using Move = typename Game::Move;
  using Position = typename Game::Position;
  using NodeNumber = std::uint32_t;

  static constexpr NodeNumber kNoNode = UINT32_MAX;

  struct Child {
    Move move;
    float prior;
    NodeNumber node;
  };

  struct Node {
    Shares sums{}; // of all visits
    std::uint32_t visits = 0;
    std::uint32_t first_child = 0;
    std::uint16_t children = 0;
    std::uint16_t plies = 0;         // to the end, of a certain result
    Result certain = Result::none(); // with best play
    std::uint8_t mover = 0;
    bool expanded = false;
    bool complete = false; // no move was left out
  };

  /// How far the priors of a level are from those of full strength.
  struct PriorNoise {
    float noise = 0;     // added to the root's moves, up to so many logits
    float attention = 1; // to what the others are building, from 0 to 1
    std::uint64_t seed = 0;
  };

  /// Trees that differ in their number alone have the root's moves in the same order.
  Tree(const Game& game, const K& knowledge, const Position& root, std::span<const Move> moves,
       const PriorNoise& priors, int number, std::size_t bytes, const TreeTuning& tuning = {})
      : game_(game), knowledge_(knowledge), root_(root), tuning_(tuning), random_(priors.seed),
        attention_(priors.attention), list_(std::make_unique<typename Game::MoveList>()) {
    // Approximate memory per node with its children.
    most_nodes_ = std::max<std::size_t>(bytes / (sizeof(Node) + 8 * sizeof(Child)), 64);
    nodes_.reserve(std::min<std::size_t>(most_nodes_, 1U << 16U));
    (void)add_node(root_);
    moves_.assign(moves.begin(), moves.end());
    expand(0, root_, {.widest = SIZE_MAX, .noise = priors.noise});
    random_ = Random(priors.seed ^ mix(static_cast<std::uint64_t>(number) + 1));
  }

  [[nodiscard]] const Node& root() const noexcept { return nodes_[0]; }
  [[nodiscard]] const Node& node(NodeNumber number) const noexcept { return nodes_[number]; }
  [[nodiscard]] std::span<const Child> children(const Node& node) const noexcept {
    return std::span(children_).subspan(node.first_child, node.children);
  }
  [[nodiscard]] int deepest() const noexcept { return deepest_; }
  [[nodiscard]] int fullness() const noexcept {
    return static_cast<int>(std::min<std::size_t>(nodes_.size() * 1000 / most_nodes_, 1000));
  }

  /// One iteration: selection, expansion, playout, backup.
  void visit() {
    Position position = root_;
    path_.assign(1, 0);
    for (;;) {
      const NodeNumber here = path_.back();
      if (nodes_[here].certain.is_over()) break;
      if (!nodes_[here].expanded) {
        if (!wants_children(nodes_[here])) break;
        take_legal_moves(position);
        expand(here, position, {.widest = tuning_.widest});
      }
      std::size_t chosen = choose(nodes_[here]);
      if (here != 0 && !nodes_[here].complete && is_lost(children_[chosen])) {
        widen(here, position);
        chosen = choose(nodes_[here]);
      }
      (void)game_.play(position, children_[chosen].move);
      if (children_[chosen].node == kNoNode) {
        const NodeNumber added = add_node(position);
        children_[chosen].node = added;
      }
      path_.push_back(children_[chosen].node);
    }
    deepest_ = std::max(deepest_, static_cast<int>(path_.size()) - 1);
    const Node& last = nodes_[path_.back()];
    back_up(last.certain.is_over() ? shares_of(last.certain, game_.players())
                                   : knowledge_.playout(position, random_));
  }

private:
  NodeNumber add_node(const Position& position) {
    Node node;
    node.mover = static_cast<std::uint8_t>(game_.to_move(position));
    node.certain = game_.result(position);
    nodes_.push_back(node);
    return static_cast<NodeNumber>(nodes_.size() - 1);
  }

  [[nodiscard]] bool wants_children(const Node& node) const noexcept {
    return node.visits >= tuning_.visits_before_expansion && nodes_.size() < most_nodes_;
  }

  void take_legal_moves(const Position& position) {
    game_.legal_moves(position, *list_);
    moves_.assign(list_->begin(), list_->end());
  }

  /// Adds the moves that were left out. Existing children keep their statistics.
  void widen(NodeNumber number, const Position& position) {
    const auto first = nodes_[number].first_child;
    const auto count = nodes_[number].children;
    take_legal_moves(position);
    expand(number, position, {.widest = SIZE_MAX, .pointless_too = true});
    const auto now = nodes_[number].first_child;
    for (std::size_t i = first; i < first + count; ++i) {
      for (std::size_t j = now; j < now + nodes_[number].children; ++j) {
        if (children_[j].move == children_[i].move) children_[j].node = children_[i].node;
      }
    }
  }

  struct Width {
    std::size_t widest;
    float noise = 0;
    bool pointless_too = false;
  };

  /// Expands a node with `moves_`, those with the highest priors if there are too many.
  void expand(NodeNumber number, const Position& position, const Width& width) {
    const std::size_t all = moves_.size();
    bool complete = true;
    if (const auto winning = knowledge_.winning_move(position, moves_)) {
      moves_.assign(1, *winning);
    } else if (!width.pointless_too) {
      knowledge_.leave_out_pointless(moves_);
      complete = moves_.size() == all;
    }
    weights_.resize(moves_.size());
    knowledge_.rate(position, moves_, attention_, weights_);
    for (float& weight : weights_) weight += width.noise * uniform();
    const float largest = *std::ranges::max_element(weights_);
    candidates_.clear();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      candidates_.push_back(
          {.move = moves_[i], .prior = std::exp(weights_[i] - largest), .node = kNoNode});
    }
    Node& node = nodes_[number];
    node.complete = complete && candidates_.size() <= width.widest;
    const auto kept = std::min(candidates_.size(), width.widest);
    const auto end = candidates_.begin() + static_cast<std::ptrdiff_t>(kept);
    std::ranges::partial_sort(candidates_, end, looks_better);
    candidates_.erase(end, candidates_.end());
    float sum = 0;
    for (const Child& child : candidates_) sum += child.prior;
    for (Child& child : candidates_) child.prior /= sum;
    node.first_child = static_cast<std::uint32_t>(children_.size());
    node.children = static_cast<std::uint16_t>(candidates_.size());
    node.expanded = true;
    children_.insert(children_.end(), candidates_.begin(), candidates_.end());
  }

  /// An order without ties, so that it is the same in every build.
  [[nodiscard]] static bool looks_better(const Child& one, const Child& other) noexcept {
    if (one.prior != other.prior) return one.prior > other.prior;
    return to_bits(one.move) < to_bits(other.move);
  }

  /// PUCT selection: the number of the chosen child among all children.
  [[nodiscard]] std::size_t choose(const Node& node) const {
    const std::size_t mover = node.mover;
    const float spread = tuning_.exploration * std::sqrt(static_cast<float>(node.visits + 1));
    const float now = node.visits == 0 ? 1.0F / static_cast<float>(game_.players())
                                       : node.sums[mover] / static_cast<float>(node.visits);
    std::size_t best = node.first_child;
    float best_score = -1;
    for (std::size_t i = node.first_child; i < node.first_child + node.children; ++i) {
      const Child& child = children_[i];
      float expected = now * tuning_.first_play_urgency;
      std::uint32_t visits = 0;
      if (child.node != kNoNode) {
        const Node& below = nodes_[child.node];
        visits = below.visits;
        if (is_lost(child)) continue; // a win of the player's own has been backed up
        if (visits > 0) expected = below.sums[mover] / static_cast<float>(visits);
      }
      const float score = expected + spread * child.prior / static_cast<float>(1 + visits);
      if (score > best_score) {
        best_score = score;
        best = i;
      }
    }
    return best;
  }

  /// Whether it is a proved win of another player.
  [[nodiscard]] bool is_lost(const Child& child) const noexcept {
    return child.node != kNoNode && nodes_[child.node].certain.is_win();
  }

  void back_up(const Shares& shares) {
    for (std::size_t i = path_.size(); i-- > 0;) {
      Node& node = nodes_[path_[i]];
      ++node.visits;
      for (std::size_t seat = 0; seat < shares.size(); ++seat) node.sums[seat] += shares[seat];
      if (i + 1 < path_.size() && !node.certain.is_over()) settle(node, nodes_[path_[i + 1]]);
    }
  }

  /// Backs up a proved result from a child, where it proves the node.
  void settle(Node& node, const Node& child) {
    if (!child.certain.is_over()) return;
    if (child.certain == Result::win(node.mover)) {
      node.certain = child.certain;
      node.plies = static_cast<std::uint16_t>(child.plies + 1);
      return;
    }
    int longest = 0;
    for (const Child& each : children(node)) {
      if (each.node == kNoNode || nodes_[each.node].certain != child.certain) return;
      longest = std::max<int>(longest, nodes_[each.node].plies);
    }
    if (!node.complete) return;
    node.certain = child.certain;
    node.plies = static_cast<std::uint16_t>(longest + 1);
  }

  [[nodiscard]] float uniform() noexcept {
    return static_cast<float>(random_.below(1U << 20U)) / static_cast<float>(1U << 20U);
  }

  const Game& game_;
  const K& knowledge_;
  Position root_;
  TreeTuning tuning_;
  Random random_;
  float attention_;
  std::size_t most_nodes_;
  std::vector<Node> nodes_;
  std::vector<Child> children_;
  int deepest_ = 0;

  // For one visit after the other.
  std::unique_ptr<typename Game::MoveList> list_;
  std::vector<Move> moves_;
  std::vector<float> weights_;
  std::vector<Child> candidates_;
  std::vector<NodeNumber> path_;
};

} // namespace howdah
