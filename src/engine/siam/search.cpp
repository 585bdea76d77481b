// The search of a node, step by step, and quiescence. Everything on the hot path is in one file, so
// that the compiler can inline it.
#include "engine/alphabeta/deferred_moves.hpp"
#include "engine/siam/move_picker.hpp"
#include "engine/siam/reductions.hpp"
#include "engine/siam/successors.hpp"
#include "engine/siam/worker.hpp"

#include <utility>

namespace howdah::siam {

/// Searches on while depth remains, else quiescence.
template <bool kPv>
Value Worker::descend(const Position& position, int depth, Value alpha, Value beta, int ply,
                      std::optional<Move> before, Line& line) {
  line.clear();
  return depth > 0 ? search<kPv>(position, depth, alpha, beta, ply, before, line)
                   : quiesce(position, alpha, beta, ply, 0);
}

template <bool kPv>
Value Worker::search(const Position& position, int depth, Value alpha, Value beta, int ply,
                     std::optional<Move> before, Line& line) {
  count_node();
  if (stopped()) return 0;
  if constexpr (kPv) selective_depth_ = std::max(selective_depth_, ply);

  const auto hash = game_.hash(position);
  const auto key = key_of(hash);
  context_.table.prefetch(key); // it arrives during the steps before the probe

  // 1. The end of the game, and what counts as one.
  if (const auto value = end_of_line(position, hash, ply)) return *value;

  // 2. Mate distance pruning: no line is better than a win with the next ply, or worse than a loss
  //    right now.
  alpha = std::max(alpha, loss_at(ply));
  beta = std::min(beta, win_at(ply + 1));
  if (alpha >= beta) return alpha;

  // 3. A win with this ply.
  const PositionInfo info = knowledge_.inspect(position);
  if (info.wins_now) return win_at(ply + 1);

  // 4. Probe the transposition table.
  const auto entry = context_.table.find(key);
  if (entry) {
    const bool deep_enough = !kPv && entry->depth >= depth;
    if (const auto value = table_cutoff(*entry, alpha, beta, ply, deep_enough)) return *value;
  }
  const auto table_move = move_in(entry);

  Node node{.position = position,
            .hash = hash,
            .key = key,
            .info = info,
            .before = before,
            .ply = ply,
            .depth = depth,
            .alpha = alpha,
            .beta = beta};
  evaluate_statically(node);

  // 5. Null move pruning.
  if constexpr (!kPv) {
    if (const auto value = null_move_cutoff(node)) return *value;
  }

  // 6. Extensions, and internal reductions.
  adjust_depth(node, table_move.has_value());

  // 7. The moves.
  return search_moves<kPv>(node, table_move, line);
}

[[gnu::always_inline]] inline std::optional<Value>
Worker::end_of_line(const Position& position, std::uint64_t hash, int ply) {
  if (const auto result = game_.result(position); result.is_over()) {
    return finished(result, game_.to_move(position), ply);
  }
  if (const auto earlier = history_.find(hash)) {
    repeated_ = std::min(repeated_, *earlier);
    return kDraw;
  }
  if (ply >= kMaxPlies - 1) return estimate(position, knowledge_.inspect(position));
  return std::nullopt;
}

[[gnu::always_inline]] inline void Worker::evaluate_statically(Node& node) noexcept {
  const auto ply = static_cast<unsigned>(node.ply);
  node.must_evade = node.info.threatened && !context_.win_was_missed;
  node.static_eval = with_noise(node.info.line_estimate, [&] { return game_.hash(node.position); });
  static_evals_[ply] = node.static_eval;
  node.improving = ply >= 2 && node.static_eval > static_evals_[ply - 2];
}

/// Null move pruning (Goetsch and Campbell 1990): a position in which even a null move fails high
/// is not searched. It yields an estimate, never a proof.
[[gnu::always_inline]] inline std::optional<Value> Worker::null_move_cutoff(const Node& node) {
  if (exact_ || node.info.threatened || is_proved(node.beta) || is_proved(node.alpha) ||
      node.depth < kTuning.null_move_depth || !node.before || node.static_eval < node.beta) {
    return std::nullopt;
  }
  Position passed = node.position;
  if (!knowledge_.make_null_move(passed)) return std::nullopt;
  const int reduction = kTuning.null_move_reduction + node.depth / kTuning.null_move_depth_divisor +
                        std::min((node.static_eval - node.beta) / kTuning.null_move_value_divisor,
                                 kTuning.null_move_value_reduction);
  Line ignored;
  history_.push(node.hash);
  const Value value = -descend<false>(passed, node.depth - reduction, -node.beta, -node.beta + 1,
                                      node.ply + 1, std::nullopt, ignored);
  history_.pop();
  if (stopped()) return 0;
  if (value >= node.beta) return as_estimate(value);
  return std::nullopt;
}

/// A threat must be met: an extension of a ply. Without a table move the order is poor: a ply less
/// (internal iterative reduction).
[[gnu::always_inline]] inline void Worker::adjust_depth(Node& node,
                                                        bool has_table_move) const noexcept {
  if (node.info.threatened && node.ply < 2 * root_depth_) node.depth += kTuning.threat_extension;
  if (!has_table_move && node.depth >= kTuning.internal_reduction_depth && !exact_) --node.depth;
}

[[gnu::always_inline]] inline MovesInProgress* Worker::shared_moves(const Node& node) noexcept {
  const bool shares =
      node.depth >= kTuning.deferral_depth && context_.has_helpers.load(std::memory_order_relaxed);
  return shares ? &context_.moves_in_progress : nullptr;
}

template <bool kPv>
[[gnu::always_inline]] inline Value Worker::search_moves(Node& node, std::optional<Move> table_move,
                                                         Line& line) {
  MovePicker picker({.game = game_,
                     .knowledge = knowledge_,
                     .ordering = ordering_,
                     .position = node.position,
                     .info = node.info,
                     .table_move = table_move,
                     .before = node.before,
                     .ply = node.ply,
                     .must_evade = node.must_evade});
  // The moves that the picker leaves out lose to the threat.
  node.best = node.must_evade ? loss_at(node.ply + 2) : -kInfinity;
  const Value first_alpha = node.alpha;
  const auto repeated_before = std::exchange(repeated_, kNoRepetition);
  history_.push(node.hash);
  const bool evaluates_successors = !node.must_evade && context_.strength.quiescence &&
                                    context_.strength.noise == 0 &&
                                    knowledge_.board_decides_next(node.position);
  std::optional<Successors> successors;
  MovesInProgress* const in_progress = shared_moves(node);
  DeferredMoves<Move> deferred;
  for (int next = 0;; ++next) {
    const auto picked = picker.next();
    if (!picked && deferred.all_taken()) break;
    const auto [move, index] = picked ? RankedMove<Move>{*picked, next} : deferred.take();
    const bool is_forcing = Knowledge::is_forcing(move);

    // ABDADA: a move that another thread is searching is deferred.
    const std::uint64_t move_key =
        in_progress != nullptr ? mix(node.key + Knowledge::number(move)) : 0;
    if (in_progress != nullptr && picked && index > 0 && in_progress->contains(move_key) &&
        deferred.add({move, index})) {
      continue;
    }

    const int reduction = late_move_reduction<kPv>(node, move, index);

    // At the last ply, most moves can be rejected by their static evaluation without being played.
    if (index > 0 && node.depth - 1 - reduction <= 0 && evaluates_successors && !is_forcing) {
      if (!successors) successors.emplace(knowledge_.evaluation(), node.position);
      const auto estimate = successors->quiet_estimate(move);
      if (estimate && -*estimate <= node.alpha) {
        count_node();
        if (stopped()) break;
        node.best = std::max(node.best, -*estimate);
        node.add_tried(move);
        continue;
      }
    }

    if (node.must_evade && picker.threats().remain_after(move, node.position)) {
      count_node(); // and it is worth what `best` began with
      node.add_tried(move);
      continue;
    }
    const MovesInProgress::Claim claim(in_progress, move_key);
    Line below;
    const Value value = search_move<kPv>(node.position, move, index == 0, reduction, node.depth,
                                         node.alpha, node.beta, node.ply, below);
    if (stopped()) break;
    if (take_value<kPv>(node, move, value, line, below)) break;
    node.add_tried(move);
  }
  history_.pop();
  return finish_node(node, first_alpha, repeated_before);
}

/// Late move reductions: a move far down the order is first searched less deep.
template <bool kPv>
[[gnu::always_inline]] inline int Worker::late_move_reduction(const Node& node, Move move,
                                                              int index) const noexcept {
  if (index == 0 || node.depth < 2 || node.info.threatened || exact_) return 0;
  int plies = kReductions.at(node.depth, index);
  if (kPv) --plies;
  if (Knowledge::is_forcing(move) || ordering_.is_killer(move, node.ply)) --plies;
  if (!node.improving) ++plies;
  const auto seat = static_cast<unsigned>(node.position.to_move());
  plies -= ordering_.history(seat, move, node.before) / kTuning.history_per_ply;
  return std::clamp(plies, 0, node.depth - 1);
}

/// Principal variation search (Marsland and Campbell 1982): the first move has the whole window; a
/// later one only has to show that it is not better, and is searched again if it is.
template <bool kPv>
Value Worker::search_move(const Position& position, Move move, bool is_first, int reduction,
                          int depth, Value alpha, Value beta, int ply, Line& below) {
  Position after = position;
  (void)game_.play(after, move);
  if (is_first) return -descend<kPv>(after, depth - 1, -beta, -alpha, ply + 1, move, below);
  Value value =
      -descend<false>(after, depth - 1 - reduction, -alpha - 1, -alpha, ply + 1, move, below);
  if (value > alpha && reduction > 0) {
    value = -descend<false>(after, depth - 1, -alpha - 1, -alpha, ply + 1, move, below);
  }
  if (kPv && value > alpha) {
    const Value open = -descend<true>(after, depth - 1, -beta, -alpha, ply + 1, move, below);
    value = after_research(value, open);
  }
  return value;
}
template Value Worker::search_move<true>(const Position&, Move, bool, int, int, Value, Value, int,
                                         Line&);

template <bool kPv>
[[gnu::always_inline]] inline bool Worker::take_value(Node& node, Move move, Value value,
                                                      Line& line, const Line& below) noexcept {
  if (value <= node.best) return false;
  node.best = value;
  if (value <= node.alpha) return false;
  node.best_move = move;
  node.alpha = value;
  if constexpr (kPv) keep_line(line, move, below);
  if (node.alpha < node.beta) return false;
  const auto seat = static_cast<unsigned>(node.position.to_move());
  ordering_.reward(seat, move, node.tried, node.before, node.ply, node.depth);
  return true;
}

/// Stores what was found. A draw by returning to a position before this one depends on the current
/// path: on another it may be wrong, so it is stored without depth.
[[gnu::always_inline]] inline Value Worker::finish_node(const Node& node, Value first_alpha,
                                                        std::size_t repeated_before) {
  const auto own_index = history_.size();
  const bool depends_on_path = node.best == kDraw && repeated_ < own_index;
  repeated_ = repeated_ < own_index ? std::min(repeated_, repeated_before) : repeated_before;
  if (stopped()) return 0;
  store(node.key, node.best_move, node.best, node.ply, depends_on_path ? 0 : node.depth,
        bound_of(node.best, first_alpha, node.beta));
  return node.best;
}

/// Quiescence: follows pushes of rocks and answers to threats until the position is quiet.
Value Worker::quiesce(const Position& position, Value alpha, Value beta, int ply, int beyond) {
  count_node();
  if (stopped()) return 0;
  if (const auto result = game_.result(position); result.is_over()) {
    return finished(result, game_.to_move(position), ply);
  }
  const PositionInfo info = knowledge_.inspect(position);
  if (!context_.strength.quiescence) return estimate(position, info);
  if (info.wins_now) return win_at(ply + 1);
  const bool at_the_end = beyond >= kTuning.quiescence_plies || ply >= kMaxPlies - 1;
  if (!info.threatened) {
    const Value stand_pat = estimate(position, info);
    if (stand_pat >= beta || at_the_end || !info.has_forcing_moves) return stand_pat;
    return follow_forced(position, info, stand_pat, alpha, beta, ply, beyond);
  }
  if (at_the_end) return as_estimate(estimate(position, info) - kTuning.horizon_threat);
  const Value lost = context_.win_was_missed ? as_estimate(loss_at(ply + 2)) : loss_at(ply + 2);
  if (lost >= beta) return lost;
  return follow_forced(position, info, lost, alpha, beta, ply, beyond);
}

/// The part of quiescence that needs a list of moves: few positions come that far. The value is
/// at least `best`.
[[gnu::noinline]] Value Worker::follow_forced(const Position& position, const PositionInfo& info,
                                              Value best, Value alpha, Value beta, int ply,
                                              int beyond) {
  MoveList moves;
  Threats threats;
  if (info.threatened) {
    threats = knowledge_.evasions(position, moves);
  } else {
    knowledge_.forcing_moves(position, moves);
  }
  alpha = std::max(alpha, best);
  for (const Move move : moves) {
    if (info.threatened && threats.remain_after(move, position)) {
      count_node(); // no better than what `best` began with
      continue;
    }
    Position after = position;
    (void)game_.play(after, move);
    const Value value = -quiesce(after, -beta, -alpha, ply + 1, beyond + 1);
    if (value <= best) continue;
    best = value;
    if (best >= beta) break;
    alpha = std::max(alpha, best);
  }
  return best;
}

} // namespace howdah::siam
