#include "engine/samliam/root_proof.hpp"

#include "engine/samliam/tuning.hpp"

#include <algorithm>
#include <climits>

namespace howdah::samliam {
namespace {

constexpr AttackEffort kEffort{.for_reply = kTuning.proof_reply_nodes,
                               .for_null_move = kTuning.proof_null_move_nodes};

} // namespace

RootProof::RootProof(const SamLiam& game, const Position& root)
    : game_(game), attack_(game, root.mover, kEffort),
      prover_(game, root, root.mover, std::nullopt, attack_) {}

bool RootProof::run(const ProofEffort& effort) {
  attack_.set_meter(&effort.meter);
  const auto state = prover_.run({.bytes = effort.bytes}, effort.go_on);
  attack_.set_meter(nullptr);
  return state.verdict == SolveVerdict::won;
}

int RootProof::depth_of(const Position& position) const noexcept {
  return static_cast<int>(position.ply) - static_cast<int>(prover_.root().ply);
}

NodeIndex RootProof::find_won(const Position& position) const {
  const auto index = prover_.find(position, depth_of(position));
  return index != kNoNode && prover_.graph()[index].numbers.is_won() ? index : kNoNode;
}

bool RootProof::knows(const Position& position) const {
  return find_won(position) != kNoNode;
}

const ProofEdge& RootProof::shortest_win(const ProofNode& node) const {
  const auto& graph = prover_.graph();
  return *std::ranges::min_element(graph.edges_of(node), {}, [&](const ProofEdge& edge) {
    if (edge.end.is_win()) return 0;
    const bool won = edge.end.is_node() && graph[edge.end.index()].numbers.is_won();
    return won ? int{graph[edge.end.index()].plies} : INT_MAX;
  });
}

const ProofEdge* RootProof::longest_defence(const ProofNode& node) const {
  const auto& graph = prover_.graph();
  const auto plies = [&](const ProofEdge& edge) { return graph[edge.end.index()].plies; };
  const auto edges = graph.edges_of(node);
  const auto longest = std::ranges::max_element(edges, {}, plies);
  return longest != edges.end() && plies(*longest) + 1 == node.plies ? &*longest : nullptr;
}

void RootProof::look_again(const ProofNode& node, const Position& before, auto&& visit) {
  const auto edges = prover_.graph().edges_of(node);
  const int plies = prover_.plies_left(depth_of(before) + 1);
  const auto replies = std::make_unique<MoveList>();
  game_.legal_moves(before, *replies);
  // In the order of the prover: what is found after one reply helps to find the next.
  attack_.look_at_replies(before, plies);
  Position position = before;
  for (const Move reply : *replies) {
    const auto bytes = to_bits(reply);
    if (std::ranges::find(edges, bytes, &ProofEdge::move) != edges.end()) continue;
    const auto undo = game_.play(position, reply);
    const bool found = !game_.result(position).is_over() &&
                       visit(reply, position, attack_.find_sams(position, plies));
    game_.undo(position, reply, undo);
    if (found) return;
  }
}

std::optional<ProvedWin> RootProof::win_in(const Position& position) {
  auto index = find_won(position);
  if (index == kNoNode || position.mover != prover_.attacker()) return std::nullopt;
  const auto& graph = prover_.graph();
  ProvedWin win{.plies = graph[index].plies};
  Position at = position;
  const auto play = [&](Move move) {
    win.line.push_back(move);
    (void)game_.play(at, move);
  };
  while (graph[index].edges != 0) {
    const ProofEdge& own = shortest_win(graph[index]);
    play(from_bits<Move>(own.move));
    if (own.end.is_win()) return win;
    const ProofNode& node = graph[own.end.index()];
    if (const auto* const reply = longest_defence(node)) {
      play(from_bits<Move>(reply->move));
      index = reply->end.index();
      continue;
    }
    look_again(node, at, [&](Move reply, const Position& /*after*/, const ThreatResult& sams) {
      if (sams.plies + 1 != node.plies) return false;
      win.line.push_back(reply);
      win.sams = sams;
      return true;
    });
    return win;
  }
  win.sams = attack_.find_sams(at, prover_.plies_left(depth_of(at)));
  return win;
}

std::optional<ProvedWin> RootProof::win_after_reply(const Position& before, const Position& after) {
  const auto index = find_won(before);
  if (index == kNoNode || after.ply != before.ply + 1) return std::nullopt;
  std::optional<ProvedWin> win;
  look_again(prover_.graph()[index], before,
             [&](Move /*reply*/, const Position& position, const ThreatResult& sams) {
               if (!game_.same(position, after)) return false;
               win = ProvedWin{.plies = sams.plies, .sams = sams};
               return true;
             });
  return win;
}

// ---- all those of a search

void RootProofs::begin(const Position& root) {
  root_ = root;
  own_.reset();
  attempts_.clear();
  refutations_.clear();
}

void RootProofs::forget() {
  begin({});
  followed_.reset();
}

Position RootProofs::after(Move move) const {
  Position position = root_;
  (void)game_.play(position, move);
  return position;
}

void RootProofs::follow(const ProvedWin& win) {
  if (!win.line.empty()) after_followed_ = after(win.line.front());
}

std::optional<ProvedWin> RootProofs::recall() {
  if (!followed_) return std::nullopt;
  auto win = followed_->win_in(root_);
  if (!win) win = followed_->win_after_reply(after_followed_, root_);
  if (win) {
    follow(*win);
  } else if (!followed_->knows(root_)) {
    followed_.reset();
  }
  return win;
}

std::optional<ProvedWin> RootProofs::prove_win(const ProofEffort& effort) {
  if (!own_) own_ = std::make_unique<RootProof>(game_, root_);
  if (!own_->run(effort)) return std::nullopt;
  followed_ = std::move(own_);
  auto win = followed_->win_in(root_);
  if (win) follow(*win);
  return win;
}

bool RootProofs::refute(Move move, const ProofEffort& effort) {
  auto attempt = std::ranges::find(attempts_, move, &Attempt::move);
  if (attempt == attempts_.end()) {
    if (attempts_.size() == kTuning.most_attempts) attempts_.erase(attempts_.begin());
    attempts_.push_back({.move = move, .proof = std::make_unique<RootProof>(game_, after(move))});
    attempt = attempts_.end() - 1;
  }
  if (!attempt->proof->run(effort)) return false;
  auto win = attempt->proof->win_in(after(move));
  if (!win) return false;
  refutations_.push_back({.move = move, .win = *std::move(win)});
  attempts_.erase(attempt);
  return true;
}

const RootProofs::Refutation* RootProofs::refutation_of(Move move) const {
  const auto found = std::ranges::find(refutations_, move, &Refutation::move);
  return found == refutations_.end() ? nullptr : &*found;
}

} // namespace howdah::samliam
