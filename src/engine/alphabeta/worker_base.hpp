// What every worker of an alpha-beta search has, whatever the game and however it searches: the
// count of nodes and the polling of the stop flag, the history of positions, the moves at the
// root, evaluation noise, and access to the transposition table.
//
// `K` is what the search knows of a game. Of it this file needs `Game` and `kNodesBetweenPolls`,
// about a tenth of a millisecond's work.
#pragma once

#include "core/hashing.hpp"
#include "engine/alphabeta/position_history.hpp"
#include "engine/alphabeta/root_move.hpp"
#include "engine/alphabeta/search_context.hpp"
#include "engine/alphabeta/search_line.hpp"
#include "engine/alphabeta/table_cutoff.hpp"
#include "engine/move_bits.hpp"

#include <algorithm>
#include <optional>

namespace howdah {

template <class K>
class WorkerBase {
public:
  using Knowledge = K;
  using Game = typename K::Game;
  using Move = typename Game::Move;
  using Line = SearchLine<Move>;

  [[nodiscard]] RootMoves<Move>& root_moves() noexcept { return root_moves_; }
  [[nodiscard]] std::uint64_t nodes() const noexcept { return nodes_; }

protected:
  WorkerBase(SearchContext<K>& context, const Game& game, bool leads)
      : context_(context), game_(game), knowledge_(*context.knowledge), leads_(leads) {}

  /// Counts from zero, and knows the game so far. The root moves are the caller's to list.
  void begin_search() {
    nodes_ = 0;
    counted_ = 0;
    selective_depth_ = 0;
    root_depth_ = 0;
    stopped_ = false;
    history_.clear();
    history_.reserve(context_.earlier.size() + kMaxPlies + 1);
    for (const std::uint64_t hash : context_.earlier) history_.push(hash);
    history_.push(game_.hash(context_.root));
    root_moves_.clear();
  }

  // ---- nodes and the stop flag

  [[nodiscard]] bool stopped() const noexcept { return stopped_; }

  void count_node() noexcept {
    ++nodes_;
    if (nodes_ % K::kNodesBetweenPolls != 0) [[likely]]
      return;
    poll();
  }

  /// Adds to the shared node count, and polls the stop flag.
  void poll() noexcept {
    const std::uint64_t all = context_.nodes.fetch_add(nodes_ - counted_) + nodes_ - counted_;
    counted_ = nodes_;
    if (leads_ && context_.budget.is_used_up(all)) context_.stop.store(true);
    if (is_told_to_stop() || nodes_ >= give_up_at_) stopped_ = true;
  }

  /// The first iteration takes negligible time, and any answer needs it.
  [[nodiscard]] bool is_told_to_stop() const noexcept {
    return root_depth_ > 1 && context_.stop.load(std::memory_order_relaxed);
  }

  // ---- values

  /// The value of a finished game at `ply`.
  [[nodiscard]] static Value finished(Result result, Seat to_move, int ply) noexcept {
    if (result.is_draw()) return kDraw;
    return result.winner() == to_move ? win_at(ply) : loss_at(ply);
  }

  /// An estimate with the level's noise. `position_hash()` is only called where there is noise.
  [[nodiscard]] Value with_noise(Value estimate, auto&& position_hash) const noexcept {
    const int noise = context_.strength.noise;
    if (noise == 0) [[likely]]
      return estimate;
    const auto range = static_cast<std::uint64_t>(2 * noise + 1);
    const auto error = static_cast<Value>(mix(position_hash() ^ context_.noise_seed) % range);
    return as_estimate(estimate + error - noise);
  }

  // ---- the transposition table

  [[nodiscard]] static std::optional<Move>
  move_in(const std::optional<TableEntry>& entry) noexcept {
    if (!entry || entry->move == TableEntry::kNoMove) return std::nullopt;
    return from_bits<Move>(entry->move);
  }

  void store(std::uint64_t key, std::optional<Move> move, Value value, int ply, int depth,
             Bound bound) noexcept {
    context_.table.store(key, {.move = move ? to_bits(*move) : TableEntry::kNoMove,
                               .value = to_table(value, ply),
                               .depth = depth,
                               .bound = bound});
  }

  SearchContext<K>& context_;
  Game game_;
  const K& knowledge_;
  bool leads_;
  PositionHistory history_;
  RootMoves<Move> root_moves_;
  std::uint64_t nodes_ = 0;
  std::uint64_t counted_ = 0; // of these, added to the shared count
  int selective_depth_ = 0;
  int root_depth_ = 0;
  bool stopped_ = false;
  std::uint64_t give_up_at_ = UINT64_MAX; // nodes
};

} // namespace howdah
