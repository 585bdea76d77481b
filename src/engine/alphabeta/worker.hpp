// One thread's alpha-beta search: principal variation search with a shared table.
//
// What it returns is an estimate or a proof (value.hpp). A proof is never built on what was left
// out: wherever moves are skipped or a turn is passed, the answer stays an estimate. Reductions
// are harmless in that respect: a win found with less depth is a win.
#pragma once

#include "core/fixed_list.hpp"
#include "core/hashing.hpp"
#include "engine/alphabeta/move_picker.hpp"
#include "engine/alphabeta/moves_put_off.hpp"
#include "engine/alphabeta/ordering.hpp"
#include "engine/alphabeta/position_history.hpp"
#include "engine/alphabeta/reductions.hpp"
#include "engine/alphabeta/root_move.hpp"
#include "engine/alphabeta/search_context.hpp"
#include "engine/alphabeta/search_line.hpp"

#include <algorithm>
#include <bit>
#include <utility>

namespace howdah {

template <class K>
class Worker {
public:
  using Game = typename K::Game;
  using Position = typename Game::Position;
  using Move = typename Game::Move;
  using MoveList = typename Game::MoveList;
  using View = typename K::View;

  using Line = SearchLine<Move>;

  /// The one who leads, or with a leader, one who helps.
  Worker(SearchContext<K>& context, const Game& game, const Worker* leader = nullptr)
      : context_(context), game_(game), knowledge_(*context.knowledge), leads_(leader == nullptr),
        ordering_(leads_ ? Ordering<K>{} : leader->ordering_) {}

  /// Makes ready for a new search; what orderings remember fades but stays.
  void begin() {
    nodes_ = 0;
    counted_ = 0;
    selective_depth_ = 0;
    root_depth_ = 0;
    stopped_ = false;
    if (leads_) ordering_.fade();
    history_.clear();
    history_.reserve(context_.earlier.size() + kMaxPlies + 1);
    for (const std::uint64_t hash : context_.earlier) history_.push(hash);
    history_.push(game_.hash(context_.root));
    root_moves_.clear();
    for (const Move move : context_.root_moves) root_moves_.push_back({.move = move});
  }
  void forget() { ordering_.clear(); }

  [[nodiscard]] RootMoves<Move>& root_moves() noexcept { return root_moves_; }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

  /// One iteration for the best move that is not among the first `done` of the root moves, which
  /// hold better ones. Afterwards the move found stands at place `done`. False when stopped.
  [[nodiscard]] bool iterate(int depth, std::size_t done) {
    root_depth_ = depth;
    poll();
    const Value known = root_moves_[done].value_before;
    Value delta = kTuning.aspiration;
    const bool narrow = depth >= 4 && !is_proved(known) && known != -kInfinity;
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
      delta *= 3;
      if (delta > 2000) {
        alpha = -kInfinity;
        beta = kInfinity;
      }
    }
  }

  /// The best move is proved to win or lose in some number of plies: looks, with nothing reduced
  /// or passed, whether it is fewer. Gives up after a number of nodes; then the proof stands, and
  /// fewer plies may be enough. True when the distance became shorter or is confirmed.
  bool confirm_distance(std::uint64_t most_nodes) {
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

private:
  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

  void count_node() noexcept {
    ++nodes_;
    if (nodes_ % K::kNodesBetweenPolls != 0) [[likely]]
      return;
    poll();
  }

  /// Tells the others how many nodes were searched, and looks whether to go on.
  void poll() noexcept {
    const std::uint64_t all = context_.nodes.fetch_add(nodes_ - counted_) + nodes_ - counted_;
    counted_ = nodes_;
    if (leads_ && context_.budget.is_used_up(all)) context_.stop.store(true);
    // The first iteration takes no time worth speaking of, and any answer needs it.
    const bool told = root_depth_ > 1 && context_.stop.load(std::memory_order_relaxed);
    if (told || nodes_ >= give_up_at_) stopped_ = true;
  }

  /// What other threads are busy with, if there are any.
  [[nodiscard]] BusyMoves* shared_moves() noexcept {
    return context_.has_helpers.load(std::memory_order_relaxed) ? &context_.busy_moves : nullptr;
  }

  [[nodiscard]] std::uint64_t key_of(std::uint64_t hash) const noexcept {
    // What an exact search finds must not mix with what others left.
    return hash ^ context_.past ^ (exact_ ? kExactSalt : 0);
  }

  /// As wrong as the level is.
  [[nodiscard]] Value blurred(Value looks, const Position& position) const noexcept {
    if (context_.strength.blur == 0) [[likely]]
      return looks;
    const auto range = static_cast<std::uint64_t>(2 * context_.strength.blur + 1);
    const auto wrong = static_cast<Value>(mix(game_.hash(position) ^ context_.blur_seed) % range);
    return as_estimate(looks + wrong - context_.strength.blur);
  }
  [[nodiscard]] Value estimate(const Position& position, const View& view) const noexcept {
    return blurred(knowledge_.estimate(position, view), position);
  }

  [[nodiscard]] static std::optional<Move> to_move(std::uint32_t stored) noexcept {
    if (stored == TableEntry::kNoMove) return std::nullopt;
    if constexpr (sizeof(Move) == 2) {
      return std::bit_cast<Move>(static_cast<std::uint16_t>(stored));
    } else {
      return std::bit_cast<Move>(stored);
    }
  }
  [[nodiscard]] static std::uint32_t to_stored(Move move) noexcept {
    if constexpr (sizeof(Move) == 2) {
      return std::bit_cast<std::uint16_t>(move);
    } else {
      return std::bit_cast<std::uint32_t>(move);
    }
  }

  /// The value of a finished game at `ply`, seen by the player to move.
  [[nodiscard]] Value finished(const Position& position, Result result, int ply) const noexcept {
    if (result.is_draw()) return kDraw;
    return result.winner() == game_.to_move(position) ? win_at(ply) : loss_at(ply);
  }

  Value search_root(int depth, Value alpha, Value beta, std::size_t done) {
    count_node();
    const Value first_alpha = alpha;
    Value best = -kInfinity;
    const auto hash = game_.hash(context_.root);
    forget_values(root_moves_, done);
    for (std::size_t i = done; i < root_moves_.size(); ++i) {
      RootMove<Move>& root = root_moves_[i];
      Position after = context_.root;
      (void)game_.play(after, root.move);
      selective_depth_ = 0;
      Value value = 0;
      Line line;
      if (i == done) {
        value = -descend<true>(after, depth - 1, -beta, -alpha, 1, root.move, line);
      } else {
        const int reduced = depth >= 3 && i > done + 3 && !K::is_forcing(root.move) && !exact_
                                ? kReductions.at(depth, static_cast<int>(i - done)) / 2
                                : 0;
        value = -descend<false>(after, depth - 1 - reduced, -alpha - 1, -alpha, 1, root.move, line);
        if (value > alpha && reduced > 0) {
          value = -descend<false>(after, depth - 1, -alpha - 1, -alpha, 1, root.move, line);
        }
        if (value > alpha) {
          value = seen_again(value,
                             -descend<true>(after, depth - 1, -beta, -alpha, 1, root.move, line));
        }
      }
      if (stopped()) return best;
      if (i == done || value > alpha) {
        root.found(value, depth, std::max(selective_depth_, depth), line);
      }
      if (value > best && i > done) bring_forward(root_moves_, i, done);
      best = std::max(best, value);
      alpha = std::max(alpha, value);
      if (alpha >= beta) break;
    }
    if (done == 0) {
      const Bound bound = best >= beta          ? Bound::lower
                          : best <= first_alpha ? Bound::upper
                                                : Bound::exact;
      context_.table.store(key_of(hash), {.move = to_stored(root_moves_.front().move),
                                          .value = to_table(best, 0),
                                          .depth = depth,
                                          .bound = bound});
    }
    return best;
  }

  /// The value after a second look with an open window. That look does not take the table's word
  /// for anything, and may miss what the narrow one has proved. Only a search for the shortest
  /// distance must not hear of longer ones.
  [[nodiscard]] Value seen_again(Value narrow, Value open) const noexcept {
    return is_proved_win(narrow) && !exact_ ? std::max(narrow, open) : open;
  }

  /// Searches on, as far as there is depth left.
  template <bool kPv>
  Value descend(const Position& position, int depth, Value alpha, Value beta, int ply,
                std::optional<Move> before, Line& line) {
    line.clear();
    return depth > 0 ? search<kPv>(position, depth, alpha, beta, ply, before, line)
                     : quiesce(position, alpha, beta, ply, 0);
  }

  template <bool kPv>
  Value search(const Position& position, int depth, Value alpha, Value beta, int ply,
               std::optional<Move> before, Line& line) {
    count_node();
    if (stopped()) return 0;
    if constexpr (kPv) selective_depth_ = std::max(selective_depth_, ply);

    const auto hash = game_.hash(position);
    const auto key = key_of(hash);
    context_.table.prefetch(key); // it arrives while steps 1 to 3 are taken

    // 1. The end of the game, and what counts as one.
    if (const auto result = game_.result(position); result.is_over()) {
      return finished(position, result, ply);
    }
    if (const auto earlier = history_.find(hash)) {
      repeated_ = std::min(repeated_, *earlier);
      return kDraw;
    }
    if (ply >= kMaxPlies - 1) return estimate(position, knowledge_.look(position));

    // 2. No line can be better than a win with the next ply, or worse than a loss right now.
    alpha = std::max(alpha, loss_at(ply));
    beta = std::min(beta, win_at(ply + 1));
    if (alpha >= beta) return alpha;

    // 3. A win with this ply.
    const View view = knowledge_.look(position);
    if (view.wins_now) return win_at(ply + 1);

    // 4. What the table knows. Proofs hold whatever their depth.
    const auto entry = context_.table.find(key);
    const auto table_move = entry ? to_move(entry->move) : std::nullopt;
    if (entry) {
      const Value value = from_table(entry->value, ply);
      const bool deep_enough = !kPv && entry->depth >= depth;
      const bool is_lower = entry->bound != Bound::upper;
      const bool is_upper = entry->bound != Bound::lower;
      if (is_lower && value >= beta && (deep_enough || is_proved_win(value))) return value;
      if (is_upper && value <= alpha && (deep_enough || is_proved_loss(value))) return value;
      if (deep_enough && entry->bound == Bound::exact) return value;
    }

    const bool threatened = view.threatened && !context_.win_was_missed;
    // Only the shape of the search hangs on it: a rough look will do.
    const Value looks = blurred(view.rough, position);
    looks_[static_cast<unsigned>(ply)] = looks;
    const bool improving = ply >= 2 && looks > looks_[static_cast<unsigned>(ply) - 2];

    if (!kPv && !exact_ && !view.threatened && !is_proved(beta) && !is_proved(alpha)) {
      // 5. So good that even a passed turn does not harm it.
      if (depth >= kTuning.pass_depth && before && looks >= beta) {
        Position passed = position;
        if (knowledge_.pass(passed)) {
          const int reduced =
              kTuning.pass_reduction + depth / 4 + std::min((looks - beta) / 200, 3);
          Line ignored;
          history_.push(hash);
          const Value value = -descend<false>(passed, depth - reduced, -beta, -beta + 1, ply + 1,
                                              std::nullopt, ignored);
          history_.pop();
          if (stopped()) return 0;
          if (value >= beta) return as_estimate(value);
        }
      }
    }

    // 6. A threat must be met: look further. Without a first move to try: look less far first.
    if (view.threatened && ply < 2 * root_depth_) depth += kTuning.threat_extension;
    if (!table_move && depth >= kTuning.first_look_depth && !exact_) --depth;

    // 7. The moves, most promising first. What the picker throws out loses to the threat.
    const auto seat = static_cast<unsigned>(game_.to_move(position));
    MovePicker<K> picker({.game = game_,
                          .knowledge = knowledge_,
                          .ordering = ordering_,
                          .position = position,
                          .view = view,
                          .table_move = table_move,
                          .before = before,
                          .ply = ply,
                          .threatened = threatened});
    Value best = threatened ? loss_at(ply + 2) : -kInfinity;
    std::optional<Move> best_move;
    const Value first_alpha = alpha;
    FixedList<Move, 64> tried;
    const auto place = history_.size(); // of this position
    const auto repeated_before = std::exchange(repeated_, kNoRepetition);
    history_.push(hash);
    const bool foresees = !threatened && context_.strength.quiescence &&
                          context_.strength.blur == 0 && knowledge_.board_decides_next(position);
    std::optional<typename K::Successors> successors;
    BusyMoves* const busy_moves = depth >= kTuning.shared_depth ? shared_moves() : nullptr;
    MovesPutOff<Move> put_off;
    for (int next = 0;; ++next) {
      const auto picked = picker.next();
      if (!picked && put_off.are_done()) break;
      const auto [move, i] = picked ? Turn<Move>{*picked, next} : put_off.take();
      const bool forcing = K::is_forcing(move);

      // 8. What another thread is busy with comes last.
      const std::uint64_t busy_key = busy_moves != nullptr ? mix(key + K::number(move)) : 0;
      if (busy_moves != nullptr && picked && i > 0 && busy_moves->contain(busy_key) &&
          put_off.add({move, i})) {
        continue;
      }

      // 9. Later moves are first tried with less depth and no more than "is it better?".
      int reduced = 0;
      if (i > 0 && depth >= 2 && !view.threatened && !exact_) {
        reduced = kReductions.at(depth, i);
        if (kPv) --reduced;
        if (forcing || ordering_.is_killer(move, ply)) --reduced;
        if (!improving) ++reduced;
        reduced -= ordering_.history(seat, move, before) / kTuning.history_for_a_ply;
        reduced = std::clamp(reduced, 0, depth - 1);
      }

      // 10. Where nothing is left to search, most moves turn out no better without being played.
      if (i > 0 && depth - 1 - reduced <= 0 && foresees && !forcing) {
        if (!successors) successors.emplace(knowledge_.sight(), position);
        const auto seen = successors->quiet_estimate(move);
        if (seen && -*seen <= alpha) {
          count_node();
          if (stopped()) break;
          best = std::max(best, -*seen);
          if (tried.size() < tried.capacity()) tried.push_back(move);
          continue;
        }
      }

      if (threatened && picker.threats().remain_after(move, position)) {
        count_node(); // and it is worth what `best` began with
        if (tried.size() < tried.capacity()) tried.push_back(move);
        continue;
      }
      const BusyMoves::Claim claim(busy_moves, busy_key);
      Position after = position;
      (void)game_.play(after, move);
      Line below;
      Value value = 0;
      if (i == 0) {
        value = -descend<kPv>(after, depth - 1, -beta, -alpha, ply + 1, move, below);
      } else {
        value =
            -descend<false>(after, depth - 1 - reduced, -alpha - 1, -alpha, ply + 1, move, below);
        if (value > alpha && reduced > 0) {
          value = -descend<false>(after, depth - 1, -alpha - 1, -alpha, ply + 1, move, below);
        }
        if (kPv && value > alpha) {
          value = seen_again(value,
                             -descend<true>(after, depth - 1, -beta, -alpha, ply + 1, move, below));
        }
      }
      if (stopped()) break;
      if (value > best) {
        best = value;
        if (value > alpha) {
          best_move = move;
          alpha = value;
          if constexpr (kPv) keep_line(line, move, below);
          if (alpha >= beta) {
            ordering_.reward(seat, move, tried, before, ply, depth);
            break;
          }
        }
      }
      if (tried.size() < tried.capacity()) tried.push_back(move);
    }
    history_.pop();
    // A draw by returning to a position before this one belongs to the way that led here. On
    // another way it may be wrong, so the table must not hand it on.
    const bool belongs_to_the_way = best == kDraw && repeated_ < place;
    repeated_ = repeated_ < place ? std::min(repeated_, repeated_before) : repeated_before;
    if (stopped()) return 0;

    const Bound bound = best >= beta          ? Bound::lower
                        : best <= first_alpha ? Bound::upper
                                              : Bound::exact;
    context_.table.store(key, {.move = best_move ? to_stored(*best_move) : TableEntry::kNoMove,
                               .value = to_table(best, ply),
                               .depth = belongs_to_the_way ? 0 : depth,
                               .bound = bound});
    return best;
  }

  /// Follows forced lines until the position is quiet: pushes of rocks, and answers to threats.
  Value quiesce(const Position& position, Value alpha, Value beta, int ply, int beyond) {
    count_node();
    if (stopped()) return 0;
    if (const auto result = game_.result(position); result.is_over()) {
      return finished(position, result, ply);
    }
    const View view = knowledge_.look(position);
    if (!context_.strength.quiescence) return estimate(position, view);
    if (view.wins_now) return win_at(ply + 1);
    const bool at_the_end = beyond >= kTuning.quiescence_plies || ply >= kMaxPlies - 1;
    if (!view.threatened) {
      const Value looks = estimate(position, view);
      if (looks >= beta || at_the_end || !view.has_forcing_moves) return looks;
      return follow_forced(position, view, looks, alpha, beta, ply, beyond);
    }
    if (at_the_end) return as_estimate(estimate(position, view) - kTuning.threat_at_the_end);
    const Value lost = context_.win_was_missed ? as_estimate(loss_at(ply + 2)) : loss_at(ply + 2);
    if (lost >= beta) return lost;
    return follow_forced(position, view, lost, alpha, beta, ply, beyond);
  }

  /// The part of quiescence that needs a list of moves: few positions come that far. The value is
  /// at least `best`.
  [[gnu::noinline]] Value follow_forced(const Position& position, const View& view, Value best,
                                        Value alpha, Value beta, int ply, int beyond) {
    MoveList moves;
    typename K::Threats threats;
    if (view.threatened) {
      threats = knowledge_.evasions(position, view, moves);
    } else {
      knowledge_.forcing_moves(position, view, moves);
    }
    alpha = std::max(alpha, best);
    for (const Move move : moves) {
      if (view.threatened && threats.remain_after(move, position)) {
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

  static constexpr std::uint64_t kExactSalt = 0x5f3c1d9b7a2e4680ULL;

  SearchContext<K>& context_;
  Game game_;
  const K& knowledge_;
  bool leads_;
  Ordering<K> ordering_;
  PositionHistory history_;
  static constexpr std::size_t kNoRepetition = SIZE_MAX;
  /// The earliest position that a line searched since last reset returned to.
  std::size_t repeated_ = kNoRepetition;
  RootMoves<Move> root_moves_;
  std::array<Value, kMaxPlies> looks_{};
  std::uint64_t nodes_ = 0;
  std::uint64_t counted_ = 0;
  int selective_depth_ = 0;
  int root_depth_ = 0;
  bool exact_ = false; // see confirm_distance
  bool stopped_ = false;
  std::uint64_t give_up_at_ = UINT64_MAX;
};

} // namespace howdah
