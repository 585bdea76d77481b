// The engine for games of two players: iterative deepening over the searches of one worker per
// thread. Each game supplies its worker (WorkerBase has the shared part).
#pragma once

#include "engine/alphabeta/worker_base.hpp"
#include "engine/game_under_search.hpp"

#include <concepts>
#include <memory>
#include <utility>

namespace howdah {

/// What searches a game: siam::Worker, samliam::ThreatWorker.
template <class W>
concept SearchWorker = std::derived_from<W, WorkerBase<typename W::Knowledge>> &&
                       std::constructible_from<W, SearchContext<typename W::Knowledge>&,
                                               const typename W::Knowledge::Game&, const W*> &&
                       requires(W& worker, int depth, std::size_t done, std::uint64_t most_nodes) {
                         /// Before each search.
                         { worker.begin() } -> std::same_as<void>;
                         /// A new game: clears the results of earlier searches.
                         { worker.forget() } -> std::same_as<void>;
                         /// Finds the best of the root moves from index `done` on, and moves it
                         /// there. False when stopped.
                         { worker.iterate(depth, done) } -> std::same_as<bool>;
                         /// Looks for a shorter way than the proved one of the best move.
                         { worker.confirm_distance(most_nodes) } -> std::same_as<bool>;
                       };

template <SearchWorker W>
class AlphaBetaEngine final : public Engine {
public:
  using K = typename W::Knowledge;
  using Game = typename K::Game;
  using Move = typename Game::Move;

  AlphaBetaEngine(const Game& game, std::unique_ptr<K> knowledge)
      : knowledge_(std::move(knowledge)), state_(game, game.start()) {
    context_.knowledge = knowledge_.get();
    leader_ = std::make_unique<W>(context_, game);
  }

  std::optional<Error> set_game(const GameLine& line) override {
    auto state = replay(state_.game(), line);
    if (!state) return std::move(state).error();
    state_ = *std::move(state);
    return std::nullopt;
  }

  /// The same without texts.
  void set_state(const GameState<Game>& state) { state_ = state; }

  void forget() override {
    context_.table.clear();
    leader_->forget();
  }
  void set_table_size(std::size_t bytes) override {
    context_.table.resize(bytes);
    leader_->forget();
  }

  std::optional<Error> begin(const SearchLimits& limits, const SearchOptions& options) override {
    auto moves = moves_to_think_about(state_, limits.moves);
    if (!moves) return std::move(moves).error();
    const auto& game = state_.game();
    const auto& position = state_.position();
    context_.root = position;
    context_.root_moves = *std::move(moves);
    context_.budget = Budget(limits, game.to_move(position), Budget::Clock::now());
    context_.strength = K::strength(std::clamp(options.level, kMinLevel, kMaxLevel));
    // Noise changes from turn to turn, or a level would return to its favourite positions for ever.
    context_.noise_seed = mix(options.seed ^ mix(game.ply(position)));
    context_.lines = std::clamp(options.lines, 1, kMaxLines);
    context_.nodes = 0;
    context_.stop = false;
    context_.has_helpers = false;
    look_back();
    // A level must not profit from what deeper searches left in the table.
    if (options.level < kMaxLevel) context_.past ^= mix(++searches_below_full_);
    context_.table.new_generation();
    leader_->begin();
    return std::nullopt;
  }

  SearchResult think(const SearchListener& listener) override {
    SearchResult result;
    auto& roots = leader_->root_moves();
    if (!roots.empty()) {
      deepen(listener, result);
      result.best_move = state_.game().move_text(roots.front().move);
    }
    context_.stop = true;
    result.nodes = std::max(leader_->nodes(), context_.nodes.load());
    return result;
  }

  void help(int helper) override {
    context_.has_helpers = true;
    W worker(context_, state_.game(), leader_.get());
    worker.begin();
    if (worker.root_moves().empty()) return;
    // Some begin a ply deeper, and find what the leader will need next. None goes deeper than the
    // leader may: a level must not become stronger with threads.
    for (int depth = 1 + helper % 2; depth <= deepest(); ++depth) {
      if (!worker.iterate(depth, 0)) return;
      remember_values(worker.root_moves());
    }
  }

  void stop() noexcept override { context_.stop = true; }

private:
  /// How deep the limits and the level let a search go.
  [[nodiscard]] int deepest() const noexcept {
    return std::min(context_.budget.depth(), context_.strength.depth);
  }

  /// The positions before the present one.
  void look_back() {
    context_.earlier.clear();
    context_.win_was_missed = false;
    PositionHistory history;
    for (const auto& earlier : state_.earlier_positions()) {
      const auto hash = state_.game().hash(earlier);
      context_.earlier.push_back(hash);
      history.push(hash);
      context_.win_was_missed = context_.win_was_missed || knowledge_->inspect(earlier).wins_now;
    }
    context_.past = history.past();
  }

  void deepen(const SearchListener& listener, SearchResult& result) {
    auto& roots = leader_->root_moves();
    const auto lines =
        std::min<std::size_t>(static_cast<std::size_t>(context_.lines), roots.size());
    int changes = 0; // of the best move, lately
    for (int depth = 1; depth <= deepest(); ++depth) {
      const Move best_before = roots.front().move;
      for (std::size_t done = 0; done < lines; ++done) {
        if (!leader_->iterate(depth, done)) {
          tell_of_better_move(best_before, listener, result);
          return;
        }
      }
      // A later line can score better than an earlier one, which was searched with fewer table
      // entries.
      std::sort(roots.begin(), roots.begin() + static_cast<std::ptrdiff_t>(lines),
                [](const auto& a, const auto& b) { return a.value > b.value; });
      for (std::size_t rank = 0; rank < lines; ++rank) {
        const auto report_of_line = report(rank);
        if (rank == 0) result.report = report_of_line;
        listener(report_of_line);
      }
      remember_values(leader_->root_moves());
      changes = roots.front().move == best_before ? changes / 2 : changes + 2;
      if (is_proved(roots.front().value) && lines == 1) {
        confirm(listener, result);
        return;
      }
      if (context_.budget.is_not_worth_more(changes)) return;
      if (context_.budget.is_used_up(leader_->nodes())) return;
    }
  }

  /// After an iteration that was cut short: its best move so far, when it is another one. A move
  /// that came to the front while all were below the window has no value, and nothing is known
  /// against the best one of the iteration before.
  void tell_of_better_move(Move best_before, const SearchListener& listener, SearchResult& result) {
    auto& roots = leader_->root_moves();
    if (roots.front().value == -kInfinity) {
      const auto known = std::ranges::find(roots, best_before, &RootMove<Move>::move);
      std::rotate(roots.begin(), known, known + 1);
    }
    if (roots.front().move == best_before) return;
    result.report = report(0);
    listener(*result.report);
  }

  /// The best move is proved; the remaining question is whether fewer plies are enough. Lower
  /// levels do not ask.
  void confirm(const SearchListener& listener, SearchResult& result) {
    if (context_.strength.depth < kMaxDepth) return;
    const auto found = leader_->root_moves().front().value;
    (void)leader_->confirm_distance(kConfirmBase + kConfirmFactor * leader_->nodes());
    if (leader_->root_moves().front().value == found) return;
    result.report = report(0);
    listener(*result.report);
  }

  [[nodiscard]] SearchReport report(std::size_t rank) const {
    const auto& root = leader_->root_moves()[rank];
    SearchReport report{.depth = root.depth,
                        .selective_depth = root.selective_depth,
                        .rank = static_cast<int>(rank) + 1,
                        .score = to_score(root.value),
                        .nodes = std::max(leader_->nodes(), context_.nodes.load()),
                        .time = context_.budget.elapsed(),
                        .table_permille = context_.table.permille()};
    for (const Move move : root.line) report.line.push_back(state_.game().move_text(move));
    return report;
  }

  // How long a confirmation may take, in nodes and in multiples of the search that found the proof.
  static constexpr std::uint64_t kConfirmBase = 20'000'000;
  static constexpr std::uint64_t kConfirmFactor = 4;

  std::unique_ptr<K> knowledge_;
  GameState<Game> state_;
  SearchContext<K> context_;
  std::unique_ptr<W> leader_;
  std::uint64_t searches_below_full_ = 0;
};

} // namespace howdah
