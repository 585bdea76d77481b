// What a proof search knows of a game beyond its rules: which moves of the attacker to try, and
// wins it sees without searching. A game may have an attack of its own; this one fits all.
#pragma once

#include "engine/solver/proof_graph.hpp"
#include "games/game.hpp"

#include <concepts>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

namespace howdah {

/// A win that was seen: a move, and, unless it ends the game, the moves of which one wins at once
/// after a reply that does not prevent it; whatever prevents it is answered by the next.
template <Game G>
struct PlannedMove {
  typename G::Move move;
  std::vector<typename G::Move> finish;
};
template <Game G>
using Plan = std::vector<PlannedMove<G>>;

template <Game G>
struct AttackMove {
  typename G::Move move;
  ProofNumber effort = 1; // the proof number to expect
};

template <class A>
concept Attack = Game<typename A::Game> &&
                 requires(A& attack, const typename A::Game::Position& position,
                          std::vector<AttackMove<typename A::Game>>& moves, int plies) {
                   /// Named in files: searches with different attacks do not go on from each other.
                   { A::kName } -> std::convertible_to<std::string_view>;
                   /// Whether moves of the attacker are left out.
                   { A::kLeavesMovesOut } -> std::convertible_to<bool>;
                   /// How many expansions take about a millisecond, or 1.
                   { A::kExpansionsBetweenQuestions } -> std::convertible_to<unsigned>;
                   /// Whether a position's ply decides what becomes of it.
                   { attack.counts_plies() } -> std::same_as<bool>;
                   /// With the attacker to move: what to try.
                   { attack.list_moves(position, moves) } -> std::same_as<void>;
                   /// With another player to move: what is said of the replies comes next, and has
                   /// so many plies left.
                   { attack.look_at_replies(position, plies) } -> std::same_as<void>;
                   /// With the attacker to move: a win seen within so many plies; how many it takes
                   /// at most.
                   { attack.sees_win(position, plies) } -> std::same_as<std::optional<int>>;
                   { attack.plan(position, plies) } -> std::same_as<Plan<typename A::Game>>;
                   /// Whether it was told to stop, so that its last answers are worth nothing.
                   { attack.interrupted() } -> std::same_as<bool>;
                 };

/// Tries every move, and sees a win that takes one ply.
template <howdah::Game G>
class PlainAttack {
public:
  using Game = G;
  using Move = typename G::Move;
  using Position = typename G::Position;

  static constexpr std::string_view kName = "all";
  static constexpr bool kLeavesMovesOut = false;
  static constexpr unsigned kExpansionsBetweenQuestions = 32;

  PlainAttack(const G& game, bool counts_plies)
      : game_(game), counts_plies_(counts_plies), list_(std::make_unique<typename G::MoveList>()) {}

  [[nodiscard]] bool counts_plies() const noexcept { return counts_plies_; }

  void list_moves(const Position& position, std::vector<AttackMove<G>>& moves) {
    game_.legal_moves(position, *list_);
    for (const Move move : *list_) moves.push_back({.move = move});
  }
  void look_at_replies(const Position& /*position*/, int /*plies*/) {}

  [[nodiscard]] std::optional<int> sees_win(const Position& position, int /*plies*/) {
    return winning_move(position) ? std::optional(1) : std::nullopt;
  }
  [[nodiscard]] Plan<G> plan(const Position& position, int /*plies*/) {
    const auto move = winning_move(position);
    if (!move) return {};
    return {{.move = *move, .finish = {}}};
  }
  [[nodiscard]] static constexpr bool interrupted() noexcept { return false; }

private:
  [[nodiscard]] std::optional<Move> winning_move(const Position& position) {
    Position after = position;
    const Seat attacker = game_.to_move(position);
    game_.legal_moves(position, *list_);
    for (const Move move : *list_) {
      const auto undo = game_.play(after, move);
      const auto result = game_.result(after);
      game_.undo(after, move, undo);
      if (result.is_win() && result.winner() == attacker) return move;
    }
    return std::nullopt;
  }

  G game_;
  bool counts_plies_;
  std::unique_ptr<typename G::MoveList> list_;
};

} // namespace howdah
