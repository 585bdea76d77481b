#include "engine/samliam/threat_worker.hpp"

#include <algorithm>
#include <bit>
#include <tuple>
#include <utility>

namespace howdah::samliam {
namespace {

// Set by matches of the engine against itself.

/// How many moves are looked at, by the depth left.
constexpr std::array<std::size_t, 4> kWidths = {8, 10, 14, 18};
constexpr std::size_t kRootWidth = 32;
/// How many SAMs a threat search may try, by the depth left.
constexpr std::array<std::uint32_t, 4> kThreatNodes = {kThreatNodesOfFeature, 400, 1'000, 3'000};
/// At the root, when a search begins, and once it has this depth.
constexpr std::uint32_t kFirstThreatNodes = 3'000;
constexpr std::uint32_t kRootThreatNodes = 30'000;
constexpr int kLookAgainAtDepth = 3;
constexpr int kMostThreatSams = 24;
/// Defences are all looked at while they are no more than so many times the width.
constexpr std::size_t kDefences = 2;
/// Later moves are first searched a ply less deep, from this depth and place on.
constexpr int kReduceFromDepth = 3;
constexpr std::size_t kReduceFromPlace = 4;
/// Proofs are looked for once the search has taken so many nodes; from then on, each of the two
/// kinds may take one node where the search takes so many.
constexpr std::uint64_t kNodesBeforeProofs = 2'000;
constexpr std::uint64_t kNodesAProofNode = 4;
/// So many SAMs take as long as a node.
constexpr std::uint32_t kSamsANode = 200;
constexpr std::size_t kBytesOfProof = std::size_t{8} << 20U;
/// No position takes long, so the clock is looked at after so many.
constexpr std::uint64_t kNodesBetweenLooksAtTheClock = 8;

[[nodiscard]] std::size_t by_depth(int depth) noexcept {
  return static_cast<std::size_t>(std::clamp(depth, 0, static_cast<int>(kWidths.size()) - 1));
}

} // namespace

ThreatWorker::ThreatWorker(SearchContext<Knowledge>& context, const SamLiam& game,
                           const ThreatWorker* leader)
    : context_(context), game_(game), setting_(game_.setting()), knowledge_(*context.knowledge),
      lister_(game_, knowledge_), leads_(leader == nullptr), proofs_(game_) {}

void ThreatWorker::begin() {
  nodes_ = 0;
  counted_ = 0;
  selective_depth_ = 0;
  root_depth_ = 0;
  position_ = context_.root;
  history_.clear();
  history_.reserve(context_.earlier.size() + kMaxPlies + 1);
  for (const std::uint64_t hash : context_.earlier) history_.push(hash);
  history_.push(position_.key);
  root_moves_.clear();
  // Under announce=strict a turn is a move with what is due, and one without: never leave it out.
  const auto& moves = context_.root_moves;
  for (const Move move : moves) {
    const Move said = lister_.announced(position_, move.announcing(Announcement::none));
    if (said != move && std::ranges::find(moves, said) != moves.end()) continue;
    root_moves_.push_back({.move = move});
  }
  root_win_.reset();
  root_outlook_ = {};
  set_out_to_prove();
}

void ThreatWorker::set_out_to_prove() {
  proofs_.begin(position_);
  root_proof_.reset();
  nodes_for_win_ = 0;
  nodes_for_refutations_ = 0;
  sams_ = 0;
  // A level that sees less proves nothing. The prover's attack is one of the first phase, and does
  // not know what to announce.
  may_refute_ = leads_ && context_.strength.depth == kMaxDepth && !setting_.strict() &&
                setting_.in_hand(position_, 0) > 0 && setting_.in_hand(position_, 1) > 0;
  // It does not know of moves that must not be thought about either.
  may_prove_win_ = may_refute_ && root_moves_.size() == game_.count_moves(position_);
}

bool ThreatWorker::stopped() const noexcept {
  // The first iteration is short, and any answer needs it.
  return root_depth_ > 1 && context_.stop.load(std::memory_order_relaxed);
}

void ThreatWorker::count_node() noexcept {
  ++nodes_;
  if (nodes_ % kNodesBetweenLooksAtTheClock != 0) return;
  const std::uint64_t all = context_.nodes.fetch_add(nodes_ - counted_) + nodes_ - counted_;
  counted_ = nodes_;
  if (leads_ && context_.budget.is_used_up(all)) context_.stop.store(true);
}

Value ThreatWorker::estimate(std::optional<std::size_t> threat) const {
  const Value looks = knowledge_.evaluation().estimate(position_, threat);
  const int blur = context_.strength.blur;
  if (blur == 0) return looks;
  const auto range = static_cast<std::uint64_t>(2 * blur + 1);
  const auto wrong = static_cast<Value>(mix(position_.key ^ context_.blur_seed) % range);
  return as_estimate(looks + wrong - blur);
}

Value ThreatWorker::finished(Result result, int ply) const noexcept {
  if (result.is_draw()) return kDraw;
  return result.winner() == position_.mover ? win_at(ply) : loss_at(ply);
}

ThreatResult ThreatWorker::look_for_threats(Seat attacker, int depth) const {
  ThreatLimits limits{.sams = std::min(context_.strength.forced_moves, kMostThreatSams),
                      .nodes = kThreatNodes[by_depth(depth)]};
  if (depth > root_depth_) { // at the root
    limits.nodes = root_depth_ < kLookAgainAtDepth ? kFirstThreatNodes : kRootThreatNodes;
  }
  if (limits.sams == 0) return {};
  return search_threats(setting_, position_, attacker, limits);
}

bool ThreatWorker::wins_now() const noexcept {
  return knowledge_.look(position_).wins_now;
}

ThreatWorker::Outlook ThreatWorker::look_out(int depth, int ply) const {
  Outlook outlook;
  const Seat other = 1 - position_.mover;
  const bool other_moves_again = position_.ply + 2 <= setting_.last_ply();
  outlook.must_block =
      other_moves_again && has_open_figure(position_, other) && position_.barred_to(other).empty();
  if (outlook.must_block) {
    outlook.worst = loss_at(ply + 2);
    // A position that was not won when it could be may come back a third time, which draws.
    if (context_.win_was_missed) outlook.worst = as_estimate(outlook.worst);
  } else if (depth > 0 || context_.strength.quiescence) {
    outlook.threat = look_for_threats(other, depth);
    outlook.threat_feature = threat_feature(outlook.threat);
    if (outlook.threat.won) outlook.worst = loss_at(ply + 1 + outlook.threat.plies);
  }
  return outlook;
}

void ThreatWorker::list_candidates(const Outlook& outlook, int depth, Candidates& list) {
  const std::size_t width = kWidths[by_depth(depth)];
  if (outlook.must_block) return lister_.list_blocks(position_, list);
  if (outlook.threat.won) {
    lister_.list_defences(position_, outlook.threat, list);
    if (list.moves.size() > kDefences * width) {
      list.moves.set_end(list.moves.begin() + kDefences * width);
      list.complete = false;
    }
    return;
  }
  lister_.list_quiet(position_, width, depth > 1, list);
}

Value ThreatWorker::search_move(Move move, int depth, Value alpha, Value beta, int ply,
                                bool may_win_by_threats, Line& line) {
  const auto undo = game_.play(position_, move);
  const Value value = -search(depth, -beta, -alpha, ply, may_win_by_threats, line);
  game_.undo(position_, move, undo);
  return value;
}

Value ThreatWorker::search(int depth, Value alpha, Value beta, int ply, bool may_win_by_threats,
                           Line& line) {
  line.clear();
  count_node();
  if (stopped()) return 0;
  selective_depth_ = std::max(selective_depth_, ply);

  // 1. The end of the game, and what counts as one.
  if (const auto result = game_.result(position_); result.is_over()) return finished(result, ply);
  if (history_.find(position_.key)) return kDraw;
  if (wins_now()) return win_at(ply + 1);
  if (ply >= kMaxPlies - 1) return estimate();
  alpha = std::max(alpha, loss_at(ply));
  beta = std::min(beta, win_at(ply + 1));
  if (alpha >= beta) return alpha;

  // 2. What the table knows. Proofs hold whatever their depth.
  depth = std::max(depth, 0);
  const auto entry = context_.table.find(key());
  std::optional<Move> table_move;
  if (entry) {
    if (entry->move != TableEntry::kNoMove) table_move = std::bit_cast<Move>(entry->move);
    const Value value = from_table(entry->value, ply);
    const bool deep_enough = entry->depth >= depth;
    const bool is_lower = entry->bound != Bound::upper;
    const bool is_upper = entry->bound != Bound::lower;
    if (is_lower && value >= beta && (deep_enough || is_proved_win(value))) return value;
    if (is_upper && value <= alpha && (deep_enough || is_proved_loss(value))) return value;
    if (deep_enough && entry->bound == Bound::exact) return value;
  }
  const auto remember = [&](std::optional<Move> move, Value value, Bound bound) {
    context_.table.store(key(),
                         {.move = move ? std::bit_cast<std::uint32_t>(*move) : TableEntry::kNoMove,
                          .value = to_table(value, ply),
                          .depth = depth,
                          .bound = bound});
    return value;
  };

  // 3. A win by threats.
  if (may_win_by_threats) {
    if (const auto win = look_for_threats(position_.mover, depth); win.won) {
      const Move move = first_move(setting_, win);
      line.push_back(move);
      return remember(move, win_at(ply + win.plies), Bound::lower);
    }
  }

  // 4. What the other threatens. An open figure has to be blocked at once: look further.
  const Outlook outlook = look_out(depth, ply);
  if (depth == 0 && !outlook.must_block) {
    return remember(std::nullopt, estimate(outlook.threat_feature), Bound::exact);
  }
  if (outlook.must_block && ply < 2 * root_depth_ + 8) ++depth;
  if (depth == 0) return estimate(kThreatened);

  // 5. The moves, most promising first.
  Candidates list;
  list_candidates(outlook, depth, list);
  if (table_move) {
    const auto same = std::ranges::find(list.moves, *table_move, &Candidate::move);
    if (same != list.moves.end()) std::rotate(list.moves.begin(), same, same + 1);
  }
  Value best = list.complete ? outlook.worst : -kInfinity;
  std::optional<Move> best_move;
  const Value first_alpha = alpha;
  history_.push(position_.key);
  for (std::size_t i = 0; i < list.moves.size(); ++i) {
    const Move move = list.moves[i].move;
    const bool may_win = outlook.threatened();
    Line below;
    Value value = 0;
    if (i == 0) {
      value = search_move(move, depth - 1, alpha, beta, ply + 1, may_win, below);
    } else {
      const int reduced =
          depth >= kReduceFromDepth && i >= kReduceFromPlace && !outlook.threatened() ? 1 : 0;
      value = search_move(move, depth - 1 - reduced, alpha, alpha + 1, ply + 1, may_win, below);
      if (value > alpha && (reduced > 0 || beta - alpha > 1)) {
        value = search_move(move, depth - 1, alpha, beta, ply + 1, may_win, below);
      }
    }
    if (stopped()) break;
    if (value <= best) continue;
    best = value;
    if (value <= alpha) continue;
    best_move = move;
    alpha = value;
    keep_line(line, move, below);
    if (alpha >= beta) break;
  }
  history_.pop();
  if (stopped()) return 0;
  // Moves that were left out may be better than all that lose.
  if (!list.complete) best = std::max(best, -kMaxEstimate);
  const Bound bound = best >= beta          ? Bound::lower
                      : best <= first_alpha ? Bound::upper
                                            : Bound::exact;
  return remember(best_move, best, bound);
}

void ThreatWorker::rank_root_moves() {
  for (RootMove<Move>& root : root_moves_) {
    const auto undo = game_.play(position_, root.move);
    root.value_before = game_.result(position_).is_win() ? kWin : -estimate();
    game_.undo(position_, root.move, undo);
  }
  std::ranges::sort(root_moves_, {}, [](const RootMove<Move>& root) {
    const Move move = root.move;
    return std::tuple(-root.value_before, move.placed(), move.taken(), move.announced());
  });
  for (RootMove<Move>& root : root_moves_) root.value_before = -kInfinity;
}

void ThreatWorker::look_at_root_threats() {
  if (wins_now()) return; // the first move does it
  // Threats that were found a move ago are followed, unless there are shorter ones.
  const auto followed =
      intended_ ? follow_threats(setting_, position_, *intended_) : ThreatResult{};
  auto found = look_for_threats(position_.mover, kMaxDepth);
  if (followed.won && (!found.won || followed.plies < found.plies)) found = followed;
  if (found.won) root_win_ = found;
  root_outlook_ = look_out(kMaxDepth, 0);
  if (!root_outlook_.threat.won) return;
  meets_root_threat_.assign(kPoints, false);
  for (const Point point : list_defences(setting_, position_, root_outlook_.threat)) {
    meets_root_threat_[static_cast<std::size_t>(point)] = true;
  }
}

bool ThreatWorker::iterate(int depth, std::size_t done) {
  const int depth_before = std::exchange(root_depth_, depth);
  if (depth_before == 0) rank_root_moves();
  const bool looks_again = depth_before < kLookAgainAtDepth && depth >= kLookAgainAtDepth;
  if (depth_before == 0 || (looks_again && !root_win_ && !root_outlook_.threatened())) {
    look_at_root_threats();
  }
  if (depth_before == 0 && may_refute_ && !wins_now()) {
    if (const auto win = proofs_.recall()) take_proof(*win);
  }
  bool begun_again = false;
  while (!search_root(depth, done)) begun_again = true;
  if (!stopped()) return true;
  // The best move of the iteration before is refuted, and no other was found in time.
  if (begun_again && root_moves_[done].value == -kInfinity) {
    root_depth_ = 1;
    (void)search_root(1, done);
  }
  return false;
}

bool ThreatWorker::search_root(int depth, std::size_t done) {
  count_node();
  forget_values(root_moves_, done);
  if (done == 0 && claim_root_win()) return true;
  const std::size_t width =
      std::max<std::size_t>(kRootWidth, 2 * static_cast<std::size_t>(context_.lines));
  Value best = -kInfinity;
  for (std::size_t i = done; i < root_moves_.size(); ++i) {
    RootMove<Move>& root = root_moves_[i];
    const bool threatened = root_outlook_.threatened();
    if (i >= done + width && !threatened && !is_proved_loss(best)) break;
    selective_depth_ = 0;
    Line line;
    Value value = 0;
    if (const auto* const refutation = proofs_.refutation_of(root.move)) {
      value = known_loss(*refutation, line);
    } else if (root_outlook_.threat.won &&
               !meets_root_threat_[static_cast<std::size_t>(root.move.placed())]) {
      value = root_outlook_.worst;
    } else if (i == done) {
      value = search_move(root.move, depth - 1, -kInfinity, kInfinity, 1, threatened, line);
    } else {
      value = search_move(root.move, depth - 1, best, best + 1, 1, threatened, line);
      if (value > best)
        value = search_move(root.move, depth - 1, best, kInfinity, 1, threatened, line);
    }
    if (stopped()) return true;
    if (i == done || value > best) {
      root.found(value, depth, std::max(selective_depth_, depth), line);
    }
    if (value > best && i > done) bring_forward(root_moves_, i, done);
    best = std::max(best, value);
    if (depth > 1 && !is_proved_win(best) && search_for_proofs(done)) return false;
  }
  return true;
}

Value ThreatWorker::known_loss(const RootProofs::Refutation& refutation, Line& line) const {
  Position after = position_;
  (void)game_.play(after, refutation.move);
  for (const Move move : line_of(refutation.win, after)) {
    if (line.size() < Line::capacity()) line.push_back(move);
  }
  return loss_at(1 + refutation.win.plies);
}

bool ThreatWorker::claim_root_win() {
  if (root_win_ && (!root_proof_ || root_win_->plies <= root_proof_->plies)) {
    if (!claim(first_move(setting_, *root_win_), root_win_->plies, line_of(*root_win_, position_)))
      return false;
    intended_ = root_win_;
    return true;
  }
  return root_proof_ &&
         claim(root_proof_->line.front(), root_proof_->plies, line_of(*root_proof_, position_));
}

bool ThreatWorker::claim(Move move, int plies, std::vector<Move> line) {
  const auto winning = std::ranges::find(root_moves_, move, &RootMove<Move>::move);
  if (winning == root_moves_.end()) return false;
  winning->value = win_at(plies);
  winning->depth = root_depth_;
  winning->selective_depth = plies;
  winning->line = std::move(line);
  std::rotate(root_moves_.begin(), winning, winning + 1);
  return true;
}

std::vector<Move> ThreatWorker::line_of(const ProvedWin& win, Position position) const {
  std::vector<Move> line = win.line;
  for (const Move move : line) (void)game_.play(position, move);
  if (!win.sams.won) return line;
  const auto rest = line_of(win.sams, position);
  line.insert(line.end(), rest.begin(), rest.end());
  return line;
}

std::vector<Move> ThreatWorker::line_of(const ThreatResult& win, Position position) const {
  std::vector<Move> line;
  const Seat attacker = position.mover;
  Candidates blocks;
  const auto play = [&](Move move) {
    line.push_back(move);
    (void)game_.play(position, move);
  };
  for (const Point placement : win.placements) {
    play(lister_.announced(position, Move(placement)));
    if (game_.result(position).is_over()) return line;
    lister_.list_blocks(position, blocks);
    if (blocks.moves.empty()) break; // cannot be blocked; whatever follows, a figure is completed
    play(blocks.moves[0].move);
    if (game_.result(position).is_over() || has_open_figure(position, attacker)) return line;
  }
  return line;
}

bool ThreatWorker::confirm_distance(std::uint64_t /*most_nodes*/) {
  const RootMove<Move>& best = root_moves_.front();
  if (!root_win_ || !is_proved_win(best.value) || root_win_->placements.size() < 2) return true;
  const int sams = static_cast<int>(root_win_->placements.size()) - 1;
  const auto shorter =
      search_threats(setting_, position_, position_.mover,
                     {.sams = sams, .nodes = 4 * kRootThreatNodes, .shortest_first = true});
  if (shorter.won) {
    root_win_ = shorter;
    (void)claim_root_win();
  }
  return !shorter.gave_up;
}

ProofEffort ThreatWorker::effort_for(std::uint64_t& spent, std::uint64_t most) {
  const auto is_stopped = [this] { return context_.stop.load(std::memory_order_relaxed); };
  return {.meter =
              [this, &spent, is_stopped](std::uint32_t sams) {
                for (sams_ += sams; sams_ >= kSamsANode; sams_ -= kSamsANode) {
                  ++spent;
                  count_node();
                }
                return !is_stopped();
              },
          .go_on = [&spent, most,
                    is_stopped](const SolveState&) { return spent < most && !is_stopped(); },
          .bytes = kBytesOfProof};
}

bool ThreatWorker::search_for_proofs(std::size_t done) {
  if (!may_refute_) return false;
  const auto searched = nodes_ - nodes_for_win_ - nodes_for_refutations_;
  if (searched < kNodesBeforeProofs) return false;
  const auto most = (searched - kNodesBeforeProofs) / kNodesAProofNode;
  if (done == 0 && may_prove_win_ && nodes_for_win_ < most) {
    if (const auto win = proofs_.prove_win(effort_for(nodes_for_win_, most))) {
      take_proof(*win);
      return true;
    }
  }
  const auto best = root_moves_.begin() + static_cast<std::ptrdiff_t>(done);
  if (nodes_for_refutations_ >= most || is_proved(best->value) || stopped() ||
      !proofs_.refute(best->move, effort_for(nodes_for_refutations_, most))) {
    return false;
  }
  std::rotate(best, best + 1, root_moves_.end());
  return true;
}

void ThreatWorker::take_proof(const ProvedWin& win) {
  if (root_win_ && root_win_->plies <= win.plies) return;
  if (win.line.empty()) {
    root_win_ = win.sams;
  } else {
    root_proof_ = win;
  }
}

} // namespace howdah::samliam
