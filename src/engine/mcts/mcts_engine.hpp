// The engine for three and more players: tree searches, one per thread, whose root counts are added
// up (root parallelisation).
//
// It counts playouts where others count nodes. A depth is a doubling: depth d ends after 2^d times
// 16 playouts, so that a fixed depth gives the same moves everywhere.
#pragma once

#include "engine/alphabeta/budget.hpp"
#include "engine/engine.hpp"
#include "engine/game_under_search.hpp"
#include "engine/mcts/tree.hpp"

#include <atomic>
#include <tuple>
#include <utility>

namespace howdah {

/// The limits of a level.
struct MctsStrength {
  std::uint64_t playouts = UINT64_MAX;
  float noise = 0;     // of the priors of the root's moves, in logits
  float attention = 1; // to what the others are building, from 0 to 1
  bool sees_forced_wins = true;
};

template <class K>
class MctsEngine final : public Engine {
public:
  using Game = typename K::Game;
  using Move = typename Game::Move;

  MctsEngine(const Game& game, K knowledge)
      : knowledge_(std::move(knowledge)), state_(game, game.start()) {}

  void set_state(const GameState<Game>& state) { state_ = state; }

  std::optional<Error> set_game(const GameLine& line) override {
    auto state = replay(state_.game(), line);
    if (!state) return std::move(state).error();
    state_ = *std::move(state);
    return std::nullopt;
  }
  void forget() override {} // every search grows a tree of its own
  void set_table_size(std::size_t bytes) override { bytes_ = bytes; }

  std::optional<Error> begin(const SearchLimits& limits, const SearchOptions& options) override {
    auto moves = moves_to_think_about(state_, limits.moves);
    if (!moves) return std::move(moves).error();
    moves_ = *std::move(moves);
    nothing_to_choose_ = limits.moves.empty() && moves_.size() == 1;
    budget_ = Budget(limits, state_.game().to_move(state_.position()), Budget::Clock::now());
    strength_ = knowledge_.strength(std::clamp(options.level, kMinLevel, kMaxLevel));
    seed_ =
        mix(options.seed) ^ mix(state_.moves_played() + 1) ^ state_.game().hash(state_.position());
    lines_ = static_cast<std::size_t>(std::clamp(options.lines, 1, kMaxLines));
    stop_ = false;
    others_ = std::vector<std::atomic<std::uint32_t>>(moves_.size());
    return std::nullopt;
  }

  SearchResult think(const SearchListener& listener) override {
    SearchResult result;
    if (!moves_.empty() && !take_forced_win(listener, result)) {
      Tree<K> tree = new_tree(0);
      tree_ = &tree;
      search(listener, result);
      const auto ranked = ranking();
      if (!ranked.empty()) result.best_move = state_.game().move_text(ranked[0].child->move);
      result.nodes = playouts();
      tree_ = nullptr;
    }
    stop_ = true;
    return result;
  }

  void help(int helper) override {
    if (moves_.size() < 2) return;
    Tree<K> tree = new_tree(helper);
    std::vector<std::uint32_t> told(moves_.size());
    while (!stop_) {
      for (int i = 0; i < kPlayoutsBetweenQuestions; ++i) tree.visit();
      tell(tree, told);
      if (tree.root().certain.is_over()) return;
    }
  }

  void stop() noexcept override { stop_ = true; }

private:
  static constexpr int kPlayoutsBetweenQuestions = 16;

  /// A root move and how it stands.
  struct Ranked {
    const typename Tree<K>::Child* child;
    double visits; // all threads'
    int certainty; // above 0: wins, the sooner the more; below: lost, the sooner the less
  };

  [[nodiscard]] Tree<K> new_tree(int helper) const {
    return Tree<K>(state_.game(), knowledge_, state_.position(), moves_,
                   {.noise = strength_.noise, .attention = strength_.attention, .seed = seed_},
                   helper, bytes_);
  }

  /// Whether there is a win that needs no tree: then that is the result.
  bool take_forced_win(const SearchListener& listener, SearchResult& result) {
    if (!strength_.sees_forced_wins) return false;
    const auto go_on = [this] { return !stop_ && !budget_.is_used_up(0); };
    const auto forced = knowledge_.forced_win(state_.position(), go_on);
    if (!forced || std::ranges::find(moves_, forced->move) == moves_.end()) return false;
    result.best_move = state_.game().move_text(forced->move);
    result.report = SearchReport{.depth = 1,
                                 .selective_depth = forced->plies,
                                 .score = Score::win_in(forced->plies),
                                 .time = budget_.elapsed(),
                                 .shares = permille(shares_of(Result::win(mover()), players())),
                                 .line = {result.best_move}};
    listener(*result.report);
    return true;
  }

  void search(const SearchListener& listener, SearchResult& result) {
    std::uint64_t next_report = kPlayoutsBetweenQuestions * 2;
    int depth = 0;
    for (;;) {
      const auto done = tree_->root().visits;
      const bool over = tree_->root().certain.is_over() || stop_ || done >= strength_.playouts ||
                        budget_.is_used_up(playouts()) ||
                        (nothing_to_choose_ && done >= kPlayoutsBetweenQuestions);
      if (done >= next_report || over) {
        if (done >= next_report) {
          ++depth;
          next_report *= 2;
        }
        report(std::max(depth, 1), listener, result);
        if (over || depth >= budget_.depth() || budget_.is_not_worth_more(0)) return;
      }
      for (int i = 0; i < kPlayoutsBetweenQuestions && !tree_->root().certain.is_over(); ++i) {
        tree_->visit();
      }
    }
  }

  /// Adds the visits of a helper's tree since its last report. All trees have their root moves in
  /// the same order.
  void tell(const Tree<K>& tree, std::vector<std::uint32_t>& told) {
    const auto children = tree.children(tree.root());
    for (std::size_t i = 0; i < children.size(); ++i) {
      if (children[i].node == Tree<K>::kNoNode) continue;
      const auto visits = tree.node(children[i].node).visits;
      others_[i] += visits - told[i];
      told[i] = visits;
    }
  }

  [[nodiscard]] std::uint64_t playouts() const {
    std::uint64_t count = tree_->root().visits;
    for (const auto& other : others_) count += other;
    return count;
  }

  /// The root moves, best first.
  [[nodiscard]] std::vector<Ranked> ranking() const {
    std::vector<Ranked> ranked;
    const auto& root = tree_->root();
    const auto children = tree_->children(root);
    for (std::size_t i = 0; i < children.size(); ++i) {
      const auto& child = children[i];
      Ranked entry{.child = &child, .visits = static_cast<double>(others_[i]), .certainty = 0};
      if (child.node != Tree<K>::kNoNode) {
        const auto& node = tree_->node(child.node);
        entry.visits += node.visits;
        if (node.certain.is_win()) {
          entry.certainty =
              node.certain.winner() == root.mover ? kCertain - node.plies : node.plies - kCertain;
        }
      }
      ranked.push_back(entry);
    }
    std::ranges::sort(ranked, [](const Ranked& a, const Ranked& b) {
      return std::tuple(b.certainty, b.visits, a.child) <
             std::tuple(a.certainty, a.visits, b.child);
    });
    return ranked;
  }

  void report(int depth, const SearchListener& listener, SearchResult& result) {
    const auto ranked = ranking();
    for (std::size_t rank = 0; rank < std::min(lines_, ranked.size()); ++rank) {
      SearchReport report{.depth = depth,
                          .selective_depth = tree_->deepest(),
                          .rank = static_cast<int>(rank) + 1,
                          .score = score_of(ranked[rank]),
                          .nodes = playouts(),
                          .time = budget_.elapsed(),
                          .table_permille = tree_->fullness(),
                          .shares = shares_after(*ranked[rank].child)};
      add_line(*ranked[rank].child, report.line);
      if (rank == 0) result.report = report;
      listener(report);
    }
  }

  [[nodiscard]] int players() const { return state_.game().players(); }
  [[nodiscard]] Seat mover() const { return state_.game().to_move(state_.position()); }

  /// The expected scores after a root move; a fair share for each while nothing is known.
  [[nodiscard]] std::vector<int> shares_after(const typename Tree<K>::Child& child) const {
    Shares shares = shares_of(Result::draw(), players());
    if (child.node == Tree<K>::kNoNode) return permille(shares);
    const auto& node = tree_->node(child.node);
    if (node.certain.is_over()) return permille(shares_of(node.certain, players()));
    if (node.visits == 0) return permille(shares);
    for (std::size_t seat = 0; seat < shares.size(); ++seat) {
      shares[seat] = node.sums[seat] / static_cast<float>(node.visits);
    }
    return permille(shares);
  }

  [[nodiscard]] std::vector<int> permille(const Shares& shares) const {
    std::vector<int> rounded;
    rounded.reserve(static_cast<std::size_t>(players()));
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(players()); ++seat) {
      rounded.push_back(static_cast<int>(std::lround(1000 * shares[seat])));
    }
    return rounded;
  }

  [[nodiscard]] Score score_of(const Ranked& ranked) const {
    const auto& root = tree_->root();
    if (ranked.certainty > 0) return Score::win_in(kCertain - ranked.certainty + 1);
    if (ranked.certainty < 0) return Score::loss_in(ranked.certainty + kCertain + 1);
    if (ranked.child->node == Tree<K>::kNoNode) return Score::estimate(0);
    const auto& node = tree_->node(ranked.child->node);
    if (node.visits == 0) return Score::estimate(0);
    const double share =
        std::clamp(static_cast<double>(node.sums[root.mover]) / static_cast<double>(node.visits),
                   1e-4, 1 - 1e-4);
    const double odds = share * (players() - 1) / (1 - share);
    return Score::estimate(static_cast<int>(std::lround(100 * std::log(odds))));
  }

  /// The move and its principal variation.
  void add_line(const typename Tree<K>::Child& first, std::vector<std::string>& line) const {
    const auto* child = &first;
    while (child != nullptr) {
      line.push_back(state_.game().move_text(child->move));
      if (child->node == Tree<K>::kNoNode) return;
      const auto& node = tree_->node(child->node);
      child = nullptr;
      std::uint32_t most = 0;
      for (const auto& next : tree_->children(node)) {
        if (next.node == Tree<K>::kNoNode) continue;
        const auto& below = tree_->node(next.node);
        const bool wins = below.certain == Result::win(node.mover);
        if (below.visits > most || wins) {
          child = &next;
          most = wins ? UINT32_MAX : below.visits;
        }
      }
    }
  }

  static constexpr int kCertain = 1 << 20;

  K knowledge_;
  GameState<Game> state_;
  std::size_t bytes_ = std::size_t{16} << 20U;

  // Of the present search.
  std::vector<Move> moves_;
  bool nothing_to_choose_ = false; // one move is legal; not: one move was asked about
  Budget budget_{};
  MctsStrength strength_{};
  std::uint64_t seed_ = 0;
  std::size_t lines_ = 1;
  std::atomic<bool> stop_{false};
  std::vector<std::atomic<std::uint32_t>> others_; // visits by helpers, by the root's children
  Tree<K>* tree_ = nullptr;
};

} // namespace howdah
