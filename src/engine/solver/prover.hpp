// Depth-first proof-number search (df-pn, Nagai 2002) over an explicit graph of positions.
//
// From the root the search descends to the most-proving node, and returns when the numbers on the
// path pass the thresholds at which another node is more proving. Where all moves are needed, the
// largest number counts, plus one for each other move, not the sum: in a graph, positions that are
// reached in several ways would be counted several times (weak proof numbers, Ueda et al. 2008).
//
// **Repetition** (the graph history interaction problem). A position on the current path already is
// not won, for a cycle wins nothing. That holds on this path alone, so it must not be stored for
// the positions on the way. With each "not won" the search therefore says on which position of the
// path it depends, the one nearest to the root. Once that is the position itself, or none, it holds
// on every path and is stored in the graph; until then it is only stored together with the path.
// Wins depend on no path. Where the ply decides what becomes of a position, none comes twice, and
// none of this is needed.
#pragma once

#include "core/hashing.hpp"
#include "engine/move_bits.hpp"
#include "engine/solver/attack.hpp"
#include "engine/solver/proof_graph_check.hpp"
#include "engine/solver/solver.hpp"

#include <algorithm>
#include <limits>
#include <unordered_map>

namespace howdah {

template <Attack A>
class Prover {
public:
  using Game = typename A::Game;
  using Move = typename Game::Move;
  using Position = typename Game::Position;

  Prover(const Game& game, const Position& root, Seat attacker, std::optional<int> plies, A& attack)
      : game_(game), root_(root), attacker_(attacker), plies_(plies.value_or(kAnyPlies)),
        attack_(attack), tell_plies_apart_(plies.has_value() || attack.counts_plies()),
        list_(std::make_unique<typename Game::MoveList>()) {
    const auto index = graph_.add(key_of(root, 0));
    if (const auto seen = sees_win(root, 0)) {
      graph_.expand(index, {});
      graph_[index].plies = static_cast<std::uint16_t>(*seen);
      graph_.prove(index);
    }
  }

  [[nodiscard]] const ProofGraph& graph() const noexcept { return graph_; }
  [[nodiscard]] static constexpr NodeIndex root_node() noexcept { return 0; }
  [[nodiscard]] const Position& root() const noexcept { return root_; }
  [[nodiscard]] Seat attacker() const noexcept { return attacker_; }
  [[nodiscard]] std::uint64_t expanded() const noexcept { return expanded_; }
  /// A position at this depth below the root; kNoNode when the search has not kept it.
  [[nodiscard]] NodeIndex find(const Position& position, int depth) const {
    return graph_.find(key_of(position, depth));
  }
  /// How many plies a win may still take at this depth below the root.
  [[nodiscard]] int plies_left(int depth) const noexcept { return plies_ - depth; }

  [[nodiscard]] SolveState state() const noexcept {
    const auto numbers = graph_[root_node()].numbers;
    const auto verdict = numbers.is_won()       ? SolveVerdict::won
                         : numbers.is_not_won() ? SolveVerdict::not_won
                                                : SolveVerdict::open;
    return {.verdict = verdict,
            .numbers = numbers,
            .expanded = expanded_,
            .nodes = graph_.size(),
            .bytes = graph_.bytes() + on_this_path_.size() * kBytesOfMemory};
  }

  SolveState run(const SolveLimits& limits, const SolveListener& listener) {
    last_expansion_ = limits.expansions ? expanded_ + *limits.expansions : UINT64_MAX;
    bytes_ = limits.bytes;
    listener_ = &listener;
    stopped_ = false;
    if (!graph_[root_node()].numbers.is_solved()) {
      Position position = root_;
      (void)search(root_node(), position, {kUnbounded, kUnbounded}, 0, 0);
    }
    return state();
  }

  /// Goes on from another search's graph; false, with nothing changed, unless it is one of this
  /// root: every node must be where the legal moves lead.
  [[nodiscard]] bool adopt(ProofGraph&& graph, std::uint64_t expanded) {
    if (!ProofGraphCheck<Game>(game_, [this](const Position& position, int depth) {
           return key_of(position, depth);
         }).belongs_to(root_, graph)) {
      return false;
    }
    graph_ = std::move(graph);
    expanded_ = expanded;
    on_this_path_.clear();
    return true;
  }

private:
  static constexpr int kAnyPlies = std::numeric_limits<int>::max() / 2;
  /// No path grows longer; what lies beyond is left open.
  static constexpr int kLongestPath = 1000;
  static constexpr std::size_t kBytesOfMemory = 48;

  // What a "not won" depends on: the depth of a position on the path, or one of these.
  static constexpr int kNothing = std::numeric_limits<int>::max();
  static constexpr int kPathTooLong = -1;

  struct Finding {
    ProofNumbers numbers{};
    int depends_on = kNothing;
  };

  [[nodiscard]] std::uint64_t key_of(const Position& position, int depth) const {
    const auto hash = game_.hash(position);
    return tell_plies_apart_ ? hash ^ mix(static_cast<std::uint64_t>(depth) + 1) : hash;
  }

  // ---- searching below a node

  /// Searches below a node until one of its numbers reaches its threshold. `path` stands for the
  /// set of positions on the way to the node.
  Finding search(NodeIndex index, Position& position, ProofNumbers limits, int depth,
                 std::uint64_t path) {
    if (!graph_[index].expanded) {
      if (!must_stop()) expand(index, position, depth);
      if (stopped_) return {graph_[index].numbers};
    }
    const bool own = game_.to_move(position) == attacker_;
    const auto key = graph_[index].key;
    graph_[index].on_path = static_cast<std::uint16_t>(depth + 1);
    const std::uint64_t longer_path = path ^ mix(key);
    Finding found;
    for (;;) {
      const auto summary = summarize(graph_[index], position, depth, longer_path);
      found = summary.found;
      if (found.numbers.is_solved() || found.numbers.proof >= limits.proof ||
          found.numbers.disproof >= limits.disproof || stopped_) {
        break;
      }
      descend(index, position, limits, depth, longer_path, summary);
    }
    graph_[index].on_path = 0;
    return note(index, own, found, depth, path);
  }

  struct Summary {
    Finding found{};
    std::size_t best = 0;                   // the most-proving edge
    ProofNumber best_number = kUnbounded;   // what decides
    ProofNumber second_number = kUnbounded; // and that of the next best
    ProofNumber others = 0;                 // unsolved edges besides the best
  };

  /// What the edges of a node say of it.
  [[nodiscard]] Summary summarize(const ProofNode& node, const Position& position, int depth,
                                  std::uint64_t path) const {
    if (node.numbers.is_solved()) return {.found = {node.numbers}};
    const bool own = game_.to_move(position) == attacker_;
    // With the attacker to move the smallest proof number decides, else the smallest disproof.
    Summary summary;
    ProofNumber largest = 0;
    ProofNumber unsolved = 0;
    int depends_on = kNothing;
    int least_dependent = kPathTooLong - 1;
    const auto edges = graph_.edges_of(node);
    for (std::size_t i = 0; i < edges.size(); ++i) {
      const auto child = look_at(edges[i].end, depth + 1, path);
      if (own && child.numbers.is_won()) return {.found = {ProofNumbers::won()}};
      if (child.numbers.is_not_won()) {
        depends_on = std::min(depends_on, child.depends_on);
        least_dependent = std::max(least_dependent, child.depends_on);
      }
      if (child.numbers.is_solved()) continue;
      ++unsolved;
      const auto deciding = own ? child.numbers.proof : child.numbers.disproof;
      largest = std::max(largest, own ? child.numbers.disproof : child.numbers.proof);
      if (deciding < summary.best_number) {
        summary.second_number = summary.best_number;
        summary.best_number = deciding;
        summary.best = i;
      } else {
        summary.second_number = std::min(summary.second_number, deciding);
      }
    }
    if (!own && least_dependent >= kPathTooLong) {
      summary.found = {ProofNumbers::not_won(), least_dependent};
    } else if (unsolved == 0) {
      summary.found = own ? Finding{ProofNumbers::not_won(), depends_on}
                          : Finding{ProofNumbers::won(), kNothing};
    } else {
      summary.others = unsolved - 1;
      const auto sum = std::min(largest + summary.others, kMostProofNumber);
      const auto best = std::min(summary.best_number, kMostProofNumber);
      summary.found.numbers = own ? ProofNumbers{best, sum} : ProofNumbers{sum, best};
    }
    return summary;
  }

  [[nodiscard]] Finding look_at(EdgeEnd end, int depth, std::uint64_t path) const {
    if (end.is_win()) return {ProofNumbers::won()};
    if (!end.is_node()) return {{end.effort(), 1}};
    const ProofNode& child = graph_[end.index()];
    if (child.numbers.is_solved()) return {child.numbers};
    if (child.on_path != 0) return {ProofNumbers::not_won(), child.on_path - 1};
    if (depth >= kLongestPath) return {ProofNumbers::not_won(), kPathTooLong};
    if (!on_this_path_.empty()) {
      const auto remembered = on_this_path_.find(child.key ^ path);
      if (remembered != on_this_path_.end()) return {ProofNumbers::not_won(), remembered->second};
    }
    return {child.numbers};
  }

  void descend(NodeIndex index, Position& position, ProofNumbers limits, int depth,
               std::uint64_t path, const Summary& summary) {
    const bool own = game_.to_move(position) == attacker_;
    // Stays with the best a little longer than it is best (the 1 + epsilon trick, Pawlewicz and Lew
    // 2007): coming and going costs too.
    const auto second = std::min(summary.second_number, kMostProofNumber);
    const auto patience = std::min(second + 1 + second / 4, kUnbounded);
    const auto deciding_limit = std::min(own ? limits.proof : limits.disproof, patience);
    auto other_limit = own ? limits.disproof : limits.proof;
    if (other_limit != kUnbounded) other_limit -= summary.others;
    const ProofNumbers child_limits =
        own ? ProofNumbers{deciding_limit, other_limit} : ProofNumbers{other_limit, deciding_limit};

    const auto edge = graph_[index].first_edge + summary.best;
    const auto move = from_bits<Move>(edge_at(edge).move);
    const auto undo = game_.play(position, move);
    const auto child = child_of(edge, position, depth + 1);
    if (graph_[child].on_path == 0) {
      (void)search(child, position, child_limits, depth + 1, path);
    }
    game_.undo(position, move, undo);
  }

  /// Writes down what was found of a node, as far as it holds on every path.
  Finding note(NodeIndex index, bool own, Finding found, int depth, std::uint64_t path) {
    ProofNode& node = graph_[index];
    if (node.numbers.is_solved()) return {node.numbers};
    if (found.numbers.is_won()) {
      prove(index, own);
    } else if (!found.numbers.is_not_won()) {
      node.numbers = found.numbers;
    } else if (found.depends_on >= depth) {
      node.numbers = found.numbers;
      found.depends_on = kNothing;
    } else {
      on_this_path_[node.key ^ path] = std::min(found.depends_on, 0);
    }
    return found;
  }

  /// Notes that the edges of a node prove it.
  void prove(NodeIndex index, bool own) {
    ProofNode& node = graph_[index];
    std::uint16_t least = UINT16_MAX;
    std::uint16_t most = node.plies;
    for (const ProofEdge& edge : graph_.edges_of(node)) {
      const bool won = edge.end.is_node() && graph_[edge.end.index()].numbers.is_won();
      if (!won && !edge.end.is_win()) continue;
      const auto plies = won ? graph_[edge.end.index()].plies : std::uint16_t{0};
      least = std::min(least, plies);
      most = std::max(most, plies);
    }
    node.plies = static_cast<std::uint16_t>(1 + (own ? least : most));
    graph_.prove(index);
  }

  // ---- expanding a node

  void expand(NodeIndex index, Position& position, int depth) {
    new_edges_.clear();
    longest_seen_ = 0;
    const bool own = game_.to_move(position) == attacker_;
    const auto numbers = own ? expand_own(position, depth) : expand_replies(position, depth);
    if (attack_.interrupted()) {
      stopped_ = true;
      return;
    }
    ++expanded_;
    graph_.expand(index, new_edges_);
    graph_[index].plies = static_cast<std::uint16_t>(longest_seen_);
    if (numbers.is_won()) prove(index, own);
    if (numbers.is_not_won()) graph_[index].numbers = numbers;
  }

  ProofNumbers expand_own(Position& position, int depth) {
    attack_moves_.clear();
    attack_.list_moves(position, attack_moves_);
    for (const auto& [move, effort] : attack_moves_) {
      const auto undo = game_.play(position, move);
      const auto result = game_.result(position);
      if (!result.is_over() && plies_left(depth + 1) > 0) {
        add_edge(move, position, depth + 1, effort);
      }
      game_.undo(position, move, undo);
      if (!is_won(result)) continue;
      new_edges_.assign(1, {.move = to_bits(move), .end = EdgeEnd::win()});
      return ProofNumbers::won();
    }
    return new_edges_.empty() ? ProofNumbers::not_won() : ProofNumbers{};
  }

  ProofNumbers expand_replies(Position& position, int depth) {
    game_.legal_moves(position, *list_);
    const std::vector<Move> replies(list_->begin(), list_->end());
    attack_.look_at_replies(position, plies_left(depth + 1));
    for (const Move reply : replies) {
      const auto undo = game_.play(position, reply);
      const auto result = game_.result(position);
      const bool lost = result.is_over() ? !is_won(result) : plies_left(depth + 1) <= 0;
      if (!lost && !result.is_over()) {
        if (const auto seen = sees_win(position, depth + 1)) {
          longest_seen_ = std::max(longest_seen_, *seen);
        } else {
          add_edge(reply, position, depth + 1, 1);
        }
      }
      game_.undo(position, reply, undo);
      if (!lost) continue;
      new_edges_.clear();
      return ProofNumbers::not_won();
    }
    return new_edges_.empty() ? ProofNumbers::won() : ProofNumbers{};
  }

  [[nodiscard]] std::optional<int> sees_win(const Position& position, int depth) {
    if (game_.to_move(position) != attacker_) return std::nullopt;
    return attack_.sees_win(position, plies_left(depth));
  }

  void add_edge(Move move, const Position& after, int depth, ProofNumber effort) {
    const auto known = graph_.find(key_of(after, depth));
    const auto end = known == kNoNode ? EdgeEnd::unseen(effort) : EdgeEnd::node(known);
    new_edges_.push_back({.move = to_bits(move), .end = end});
  }

  /// The node behind an edge, made at the first visit.
  NodeIndex child_of(std::size_t edge, const Position& position, int depth) {
    if (edge_at(edge).end.is_node()) return edge_at(edge).end.index();
    const auto key = key_of(position, depth);
    const auto known = graph_.find(key);
    const auto child = known == kNoNode ? graph_.add(key) : known;
    edge_at(edge).end = EdgeEnd::node(child);
    return child;
  }

  // ---- limits and edges

  [[nodiscard]] bool is_won(Result result) const noexcept {
    return result.is_win() && result.winner() == attacker_;
  }

  [[nodiscard]] bool must_stop() {
    if (stopped_) return true;
    stopped_ = expanded_ >= last_expansion_ || !graph_.can_grow_within(room_for_graph()) ||
               (expanded_ % A::kExpansionsBetweenQuestions == 0 && !(*listener_)(state()));
    return stopped_;
  }
  [[nodiscard]] std::size_t room_for_graph() const noexcept {
    const auto remembered = on_this_path_.size() * kBytesOfMemory;
    return bytes_ > remembered ? bytes_ - remembered : 0;
  }

  [[nodiscard]] ProofEdge& edge_at(std::size_t edge) noexcept { return graph_.edge(edge); }

  const Game& game_;
  Position root_;
  Seat attacker_;
  int plies_;
  A& attack_;
  bool tell_plies_apart_;

  ProofGraph graph_;
  /// By the key of a node and the path to it: what its "not won" depends on, the root or what is
  /// beyond the longest path.
  std::unordered_map<std::uint64_t, int> on_this_path_;
  std::uint64_t expanded_ = 0;

  // Of the present run.
  std::uint64_t last_expansion_ = 0;
  std::size_t bytes_ = 0;
  const SolveListener* listener_ = nullptr;
  bool stopped_ = false;
  std::unique_ptr<typename Game::MoveList> list_;
  std::vector<AttackMove<Game>> attack_moves_;
  int longest_seen_ = 0; // of the wins after the replies to the present node
  std::vector<ProofEdge> new_edges_;
};

} // namespace howdah
