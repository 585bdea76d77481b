#include "engine/samliam/threat_worker.hpp"

#include <algorithm>

namespace howdah::samliam {
namespace {

/// By the remaining depth, in arrays of the tuning.
[[nodiscard]] std::size_t by_depth(int depth) noexcept {
  return static_cast<std::size_t>(
      std::clamp(depth, 0, static_cast<int>(kTuning.widths.size()) - 1));
}

} // namespace

ThreatWorker::ThreatWorker(SearchContext<Knowledge>& context, const SamLiam& game,
                           const ThreatWorker* leader)
    : WorkerBase(context, game, leader == nullptr), setting_(game_.setting()),
      lister_(game_, knowledge_), proofs_(game_) {}

void ThreatWorker::begin() {
  begin_search();
  position_ = context_.root;
  // Under announce=strict a turn is a move with what is due, and one without: never leave it out.
  const auto& moves = context_.root_moves;
  for (const Move move : moves) {
    const Move said = lister_.announced(position_, move.announcing(Announcement::none));
    if (said != move && std::ranges::find(moves, said) != moves.end()) continue;
    root_moves_.push_back({.move = move});
  }
  root_win_.reset();
  root_threats_ = {};
  reset_proofs();
}

Value ThreatWorker::estimate(std::optional<std::size_t> threat) const {
  return with_noise(knowledge_.evaluation().estimate(position_, threat),
                    [this] { return position_.key; });
}

ThreatResult ThreatWorker::find_threats(Seat attacker, int depth) const {
  ThreatLimits limits{.sams = std::min(context_.strength.forced_moves, kTuning.most_threat_sams),
                      .nodes = kTuning.threat_nodes[by_depth(depth)]};
  if (depth > root_depth_) { // at the root itself
    limits.nodes = root_depth_ < kTuning.look_again_depth ? kTuning.first_threat_nodes
                                                          : kTuning.root_threat_nodes;
  }
  if (limits.sams == 0) return {};
  return search_threats(setting_, position_, attacker, limits);
}

bool ThreatWorker::wins_now() const noexcept {
  return knowledge_.inspect(position_).wins_now;
}

ThreatWorker::ThreatStatus ThreatWorker::assess_threats(int depth, int ply) const {
  ThreatStatus status;
  const Seat other = 1 - position_.mover;
  const bool other_moves_again = position_.ply + 2 <= setting_.last_ply();
  status.must_block =
      other_moves_again && has_open_figure(position_, other) && position_.barred_to(other).empty();
  if (status.must_block) {
    status.worst = loss_at(ply + 2);
    // A position that was not won when it could be may come back a third time, which draws.
    if (context_.win_was_missed) status.worst = as_estimate(status.worst);
  } else if (depth > 0 || context_.strength.quiescence) {
    status.threat = find_threats(other, depth);
    status.threat_feature = threat_feature(status.threat);
    if (status.threat.won) status.worst = loss_at(ply + 1 + status.threat.plies);
  }
  return status;
}

void ThreatWorker::list_candidates(const ThreatStatus& status, int depth, Candidates& list) {
  const std::size_t width = kTuning.widths[by_depth(depth)];
  if (status.must_block) return lister_.list_blocks(position_, list);
  if (status.threat.won) {
    lister_.list_defences(position_, status.threat, list);
    if (list.moves.size() > kTuning.defences * width) {
      list.moves.set_end(list.moves.begin() + kTuning.defences * width);
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
  if (const auto value = end_of_line(ply)) return *value;

  // 2. Mate distance pruning.
  alpha = std::max(alpha, loss_at(ply));
  beta = std::min(beta, win_at(ply + 1));
  if (alpha >= beta) return alpha;

  // 3. Probe the transposition table.
  depth = std::max(depth, 0);
  const auto entry = context_.table.find(key());
  if (entry) {
    const bool deep_enough = entry->depth >= depth;
    if (const auto value = table_cutoff(*entry, alpha, beta, ply, deep_enough)) return *value;
  }

  // 4. A win by threats.
  if (may_win_by_threats) {
    if (const auto win = find_threats(position_.mover, depth); win.won) {
      const Move move = first_move(setting_, win);
      line.push_back(move);
      store(key(), move, win_at(ply + win.plies), ply, depth, Bound::lower);
      return win_at(ply + win.plies);
    }
  }

  // 5. The other's threat. An open figure has to be blocked at once: an extension.
  const ThreatStatus status = assess_threats(depth, ply);
  if (depth == 0 && !status.must_block) {
    const Value value = estimate(status.threat_feature);
    store(key(), std::nullopt, value, ply, depth, Bound::exact);
    return value;
  }
  if (status.must_block && ply < 2 * root_depth_ + kTuning.extension_plies) ++depth;
  if (depth == 0) return estimate(kThreatened);

  // 6. The moves, most promising first.
  Candidates list;
  list_candidates(status, depth, list);
  if (const auto table_move = move_in(entry)) {
    const auto same = std::ranges::find(list.moves, *table_move, &Candidate::move);
    if (same != list.moves.end()) std::rotate(list.moves.begin(), same, same + 1);
  }
  const auto found = search_candidates(list, status, depth, alpha, beta, ply, line);
  if (stopped()) return 0;
  store(key(), found.move, found.value, ply, depth, bound_of(found.value, alpha, beta));
  return found.value;
}

std::optional<Value> ThreatWorker::end_of_line(int ply) const {
  if (const auto result = game_.result(position_); result.is_over()) {
    return finished(result, position_.mover, ply);
  }
  if (history_.find(position_.key)) return kDraw;
  if (wins_now()) return win_at(ply + 1);
  if (ply >= kMaxPlies - 1) return estimate();
  return std::nullopt;
}

ThreatWorker::Found ThreatWorker::search_candidates(const Candidates& list,
                                                    const ThreatStatus& status, int depth,
                                                    Value alpha, Value beta, int ply, Line& line) {
  const bool threatened = status.threatened();
  Found found{.value = list.complete ? status.worst : -kInfinity};
  history_.push(position_.key);
  for (std::size_t i = 0; i < list.moves.size(); ++i) {
    const Move move = list.moves[i].move;
    Line below;
    Value value = 0;
    if (i == 0) {
      value = search_move(move, depth - 1, alpha, beta, ply + 1, threatened, below);
    } else {
      // Late move reductions.
      const bool reduces =
          depth >= kTuning.reduction_depth && i >= kTuning.reduction_index && !threatened;
      const int reduced = depth - 1 - (reduces ? 1 : 0);
      value = search_move(move, reduced, alpha, alpha + 1, ply + 1, threatened, below);
      if (value > alpha && (reduces || beta - alpha > 1)) {
        value = search_move(move, depth - 1, alpha, beta, ply + 1, threatened, below);
      }
    }
    if (stopped()) break;
    if (value <= found.value) continue;
    found.value = value;
    if (value <= alpha) continue;
    found.move = move;
    alpha = value;
    keep_line(line, move, below);
    if (alpha >= beta) break;
  }
  history_.pop();
  // Pruned moves may be better than the losing ones searched.
  if (!list.complete) found.value = std::max(found.value, -kMaxEstimate);
  return found;
}

} // namespace howdah::samliam
