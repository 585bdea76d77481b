// One thread's search of Siam: principal variation search over a shared transposition table, with
// null move pruning, late move reductions and quiescence.
//
// What it returns is an estimate or a proof (value.hpp). A proof never depends on pruned moves: a
// null move yields estimates only. Reductions are harmless in that respect: a win found with less
// depth is a win.
#pragma once

#include "core/fixed_list.hpp"
#include "engine/alphabeta/worker_base.hpp"
#include "engine/siam/knowledge.hpp"
#include "engine/siam/ordering.hpp"

#include <array>
#include <optional>

namespace howdah::siam {

class Worker : public WorkerBase<Knowledge> {
public:
  /// The main thread's worker; with a leader, a helper's.
  Worker(SearchContext<Knowledge>& context, const Siam& game, const Worker* leader = nullptr);

  /// Before a new search; the move ordering's counters are halved, not cleared.
  void begin();
  void forget() { ordering_.clear(); }

  /// One iteration for the best move that is not among the first `done` of the root moves, which
  /// hold better ones. Afterwards the move found stands at index `done`. False when stopped.
  [[nodiscard]] bool iterate(int depth, std::size_t done);

  /// The best move is proved to win or lose in some number of plies: looks, without reductions and
  /// null moves, whether it is fewer. Gives up after a number of nodes; then the proof stands, and
  /// fewer plies may be enough. True when the distance became shorter or is confirmed.
  bool confirm_distance(std::uint64_t most_nodes);

private:
  /// A node being searched: what is known of it, and what was found so far.
  struct Node {
    const Position& position;
    std::uint64_t hash = 0;
    std::uint64_t key = 0; // in the transposition table
    PositionInfo info{};
    std::optional<Move> before{}; // the move that led here; none after a null move
    int ply = 0;
    int depth = 0;
    Value alpha = 0;
    Value beta = 0;
    Value static_eval = 0;  // of the lines alone: it only guides pruning and reductions
    bool improving = false; // over the mover's last position
    bool must_evade = false;

    Value best = -kInfinity;
    std::optional<Move> best_move{};
    FixedList<Move, 64> tried{}; // those that did not cut off

    void add_tried(Move move) noexcept {
      if (tried.size() < tried.capacity()) tried.push_back(move);
    }
  };

  // worker.cpp
  Value search_root(int depth, Value alpha, Value beta, std::size_t done);

  // search.cpp, in the order of a search
  template <bool kPv>
  Value descend(const Position& position, int depth, Value alpha, Value beta, int ply,
                std::optional<Move> before, Line& line);
  template <bool kPv>
  Value search(const Position& position, int depth, Value alpha, Value beta, int ply,
               std::optional<Move> before, Line& line);
  [[nodiscard]] std::optional<Value> end_of_line(const Position& position, std::uint64_t hash,
                                                 int ply);
  void evaluate_statically(Node& node) noexcept;
  [[nodiscard]] std::optional<Value> null_move_cutoff(const Node& node);
  void adjust_depth(Node& node, bool has_table_move) const noexcept;
  template <bool kPv>
  Value search_moves(Node& node, std::optional<Move> table_move, Line& line);
  template <bool kPv>
  [[nodiscard]] int late_move_reduction(const Node& node, Move move, int index) const noexcept;
  template <bool kPv>
  Value search_move(const Position& position, Move move, bool is_first, int reduction, int depth,
                    Value alpha, Value beta, int ply, Line& below);
  /// Whether the move raised alpha to beta.
  template <bool kPv>
  bool take_value(Node& node, Move move, Value value, Line& line, const Line& below) noexcept;
  Value finish_node(const Node& node, Value first_alpha, std::size_t repeated_before);

  Value quiesce(const Position& position, Value alpha, Value beta, int ply, int beyond);
  Value follow_forced(const Position& position, const PositionInfo& info, Value best, Value alpha,
                      Value beta, int ply, int beyond);

  [[nodiscard]] std::uint64_t key_of(std::uint64_t hash) const noexcept {
    // The results of an exact search must not mix with others.
    return hash ^ context_.past ^ (exact_ ? kExactSalt : 0);
  }
  [[nodiscard]] Value estimate(const Position& position, const PositionInfo& info) const noexcept {
    return with_noise(knowledge_.estimate(position, info), [&] { return game_.hash(position); });
  }
  /// Where several threads search: the moves that they are searching.
  [[nodiscard]] MovesInProgress* shared_moves(const Node& node) noexcept;
  /// The value of a search with an open window after one with a narrow window. The second takes no
  /// estimates from the table, and may miss what the first has proved. Only a search for the
  /// shortest distance must not use longer ones.
  [[nodiscard]] Value after_research(Value narrow, Value open) const noexcept {
    return is_proved_win(narrow) && !exact_ ? std::max(narrow, open) : open;
  }

  static constexpr std::uint64_t kExactSalt = 0x5f3c1d9b7a2e4680ULL;
  static constexpr std::size_t kNoRepetition = SIZE_MAX;

  Ordering ordering_;
  /// The earliest position that a line searched since the last reset returned to.
  std::size_t repeated_ = kNoRepetition;
  std::array<Value, kMaxPlies> static_evals_{}; // by ply
  bool exact_ = false;                          // see confirm_distance
};

} // namespace howdah::siam
