// The root of the search: its moves, the threats there, and wins that are found without a search.
#include "engine/samliam/threat_worker.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace howdah::samliam {

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

void ThreatWorker::find_root_threats() {
  if (wins_now()) return; // the first move does it
  // A sequence found by the last search is followed, unless there is a shorter one.
  const auto followed =
      planned_win_ ? follow_threats(setting_, position_, *planned_win_) : ThreatResult{};
  auto found = find_threats(position_.mover, kMaxDepth);
  if (followed.won && (!found.won || followed.plies < found.plies)) found = followed;
  if (found.won) root_win_ = found;
  root_threats_ = assess_threats(kMaxDepth, 0);
  if (!root_threats_.threat.won) return;
  meets_root_threat_.assign(kPoints, false);
  for (const Point point : list_defences(setting_, position_, root_threats_.threat)) {
    meets_root_threat_[static_cast<std::size_t>(point)] = true;
  }
}

bool ThreatWorker::iterate(int depth, std::size_t done) {
  const int depth_before = std::exchange(root_depth_, depth);
  stopped_ = is_told_to_stop();
  if (depth_before == 0) rank_root_moves();
  const bool looks_again =
      depth_before < kTuning.look_again_depth && depth >= kTuning.look_again_depth;
  if (depth_before == 0 || (looks_again && !root_win_ && !root_threats_.threatened())) {
    find_root_threats();
  }
  if (depth_before == 0 && may_refute_ && !wins_now()) {
    if (const auto win = proofs_.recall()) adopt_proof(*win);
  }
  bool begun_again = false;
  while (!search_root(depth, done)) begun_again = true;
  if (!stopped()) return true;
  // The best move of the iteration before is refuted, and no other was found in time.
  if (begun_again && root_moves_[done].value == -kInfinity) {
    root_depth_ = 1;
    stopped_ = false;
    (void)search_root(1, done);
  }
  return false;
}

bool ThreatWorker::search_root(int depth, std::size_t done) {
  count_node();
  forget_values(root_moves_, done);
  if (done == 0 && claim_root_win()) return true;
  const std::size_t width =
      std::max<std::size_t>(kTuning.root_width, 2 * static_cast<std::size_t>(context_.lines));
  Value best = -kInfinity;
  for (std::size_t i = done; i < root_moves_.size(); ++i) {
    RootMove<Move>& root = root_moves_[i];
    const bool threatened = root_threats_.threatened();
    if (i >= done + width && !threatened && !is_proved_loss(best)) break;
    selective_depth_ = 0;
    Line line;
    Value value = 0;
    if (const auto* const refutation = proofs_.refutation_of(root.move)) {
      value = known_loss(*refutation, line);
    } else if (root_threats_.threat.won &&
               !meets_root_threat_[static_cast<std::size_t>(root.move.placed())]) {
      value = root_threats_.worst;
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

bool ThreatWorker::claim_root_win() {
  if (root_win_ && (!root_proof_ || root_win_->plies <= root_proof_->plies)) {
    if (!claim(first_move(setting_, *root_win_), root_win_->plies, line_of(*root_win_, position_)))
      return false;
    planned_win_ = root_win_;
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
                     {.sams = sams,
                      .nodes = kTuning.confirmation_factor * kTuning.root_threat_nodes,
                      .shortest_first = true});
  if (shorter.won) {
    root_win_ = shorter;
    (void)claim_root_win();
  }
  return !shorter.gave_up;
}

} // namespace howdah::samliam
