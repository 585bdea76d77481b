// Proofs at the root (root_proof.hpp): when they are attempted, and their share of the nodes.
#include "engine/samliam/threat_worker.hpp"

#include <algorithm>

namespace howdah::samliam {

void ThreatWorker::reset_proofs() {
  proofs_.begin(position_);
  root_proof_.reset();
  nodes_for_win_ = 0;
  nodes_for_refutations_ = 0;
  sams_ = 0;
  // Lower levels prove nothing. The prover's attack is valid in the first phase only, and makes no
  // announcements.
  may_refute_ = leads_ && context_.strength.depth == kMaxDepth && !setting_.strict() &&
                setting_.in_hand(position_, 0) > 0 && setting_.in_hand(position_, 1) > 0;
  // It cannot restrict the root moves either.
  may_prove_win_ = may_refute_ && root_moves_.size() == game_.count_moves(position_);
}

ProofEffort ThreatWorker::effort_for(std::uint64_t& spent, std::uint64_t most) {
  const auto is_stopped = [this] { return context_.stop.load(std::memory_order_relaxed); };
  return {.meter =
              [this, &spent, is_stopped](std::uint32_t sams) {
                for (sams_ += sams; sams_ >= kTuning.sams_per_node;
                     sams_ -= kTuning.sams_per_node) {
                  ++spent;
                  count_node();
                }
                return !is_stopped();
              },
          .go_on = [&spent, most,
                    is_stopped](const SolveState&) { return spent < most && !is_stopped(); },
          .bytes = kTuning.proof_bytes};
}

bool ThreatWorker::search_for_proofs(std::size_t done) {
  if (!may_refute_) return false;
  const auto searched = nodes_ - nodes_for_win_ - nodes_for_refutations_;
  if (searched < kTuning.nodes_before_proofs) return false;
  const auto most = (searched - kTuning.nodes_before_proofs) / kTuning.nodes_per_proof_node;
  if (done == 0 && may_prove_win_ && nodes_for_win_ < most) {
    if (const auto win = proofs_.prove_win(effort_for(nodes_for_win_, most))) {
      adopt_proof(*win);
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

void ThreatWorker::adopt_proof(const ProvedWin& win) {
  if (root_win_ && root_win_->plies <= win.plies) return;
  if (win.line.empty()) {
    root_win_ = win.sams;
  } else {
    root_proof_ = win;
  }
}

Value ThreatWorker::known_loss(const RootProofs::Refutation& refutation, Line& line) const {
  Position after = position_;
  (void)game_.play(after, refutation.move);
  for (const Move move : line_of(refutation.win, after)) {
    if (line.size() < Line::capacity()) line.push_back(move);
  }
  return loss_at(1 + refutation.win.plies);
}

} // namespace howdah::samliam
