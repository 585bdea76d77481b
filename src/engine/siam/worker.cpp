#include "engine/siam/worker.hpp"

#include "engine/siam/reductions.hpp"

namespace howdah::siam {

Worker::Worker(SearchContext<Knowledge>& context, const Siam& game, const Worker* leader)
    : WorkerBase(context, game, leader == nullptr),
      ordering_(leader == nullptr ? Ordering{} : leader->ordering_) {}

void Worker::begin() {
  begin_search();
  if (leads_) ordering_.fade();
  for (const Move move : context_.root_moves) root_moves_.push_back({.move = move});
}

bool Worker::iterate(int depth, std::size_t done) {
  root_depth_ = depth;
  poll();
  // Aspiration windows: the value will be near that of the iteration before.
  const Value known = root_moves_[done].value_before;
  Value delta = kTuning.aspiration_window;
  const bool narrow = depth >= kTuning.aspiration_depth && !is_proved(known) && known != -kInfinity;
  Value alpha = narrow ? std::max(known - delta, -kInfinity) : -kInfinity;
  Value beta = narrow ? std::min(known + delta, kInfinity) : kInfinity;
  while (true) {
    const Value value = search_root(depth, alpha, beta, done);
    if (stopped()) return false;
    if (value <= alpha) {
      alpha = std::max(value - delta, -kInfinity);
    } else if (value >= beta) {
      beta = std::min(value + delta, kInfinity);
    } else {
      return true;
    }
    delta *= kTuning.aspiration_growth;
    if (delta > kTuning.aspiration_widest) {
      alpha = -kInfinity;
      beta = kInfinity;
    }
  }
}

bool Worker::confirm_distance(std::uint64_t most_nodes) {
  exact_ = true;
  give_up_at_ = nodes_ + most_nodes;
  while (true) {
    const Value value = root_moves_.front().value;
    const int plies = to_score(value).plies();
    if (plies <= 2) break;
    const auto before = root_moves_;
    const Value shorter = is_proved_win(value) ? search_root(plies - 2, value, kInfinity, 0)
                                               : search_root(plies - 2, -kInfinity, value, 0);
    const bool is_shorter = is_proved_win(value) ? shorter > value : shorter < value;
    if (!stopped() && is_shorter) continue;
    root_moves_ = before;
    break;
  }
  const bool completed = !stopped();
  exact_ = false;
  give_up_at_ = UINT64_MAX;
  stopped_ = false;
  return completed;
}

Value Worker::search_root(int depth, Value alpha, Value beta, std::size_t done) {
  count_node();
  const Value first_alpha = alpha;
  Value best = -kInfinity;
  forget_values(root_moves_, done);
  for (std::size_t i = done; i < root_moves_.size(); ++i) {
    RootMove<Move>& root = root_moves_[i];
    const auto index = static_cast<int>(i - done);
    const bool reduces = depth >= kTuning.root_reduction_depth &&
                         index >= kTuning.root_reduction_index &&
                         !Knowledge::is_forcing(root.move) && !exact_;
    const int reduction =
        reduces ? kReductions.at(depth, index) / kTuning.root_reduction_divisor : 0;
    selective_depth_ = 0;
    Line below;
    const Value value = search_move<true>(context_.root, root.move, index == 0, reduction, depth,
                                          alpha, beta, 0, below);
    if (stopped()) return best;
    if (index == 0 || value > alpha) {
      root.found(value, depth, std::max(selective_depth_, depth), below);
    }
    if (value > best && index > 0) bring_forward(root_moves_, i, done);
    best = std::max(best, value);
    alpha = std::max(alpha, value);
    if (alpha >= beta) break;
  }
  if (done == 0) {
    store(key_of(game_.hash(context_.root)), root_moves_.front().move, best, 0, depth,
          bound_of(best, first_alpha, beta));
  }
  return best;
}

} // namespace howdah::siam
