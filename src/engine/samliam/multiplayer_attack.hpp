// How a proof search attacks in Sam Liam with three or four players: with SAMs alone. The others
// have to block, so each leaves them few replies.
#pragma once

#include "engine/solver/attack.hpp"
#include "games/samliam/samliam.hpp"

namespace howdah::samliam {

class MultiplayerAttack {
public:
  using Game = SamLiam;

  static constexpr std::string_view kName = "threats";
  static constexpr bool kLeavesMovesOut = true;
  static constexpr unsigned kExpansionsBetweenQuestions = 8;

  MultiplayerAttack(const SamLiam& game, Seat attacker);

  [[nodiscard]] bool counts_plies() const noexcept { return true; }

  void list_moves(const Position& position, std::vector<AttackMove<SamLiam>>& moves);
  void look_at_replies(const Position& /*position*/, int /*plies*/) {}
  /// Only immediate wins are recognised.
  [[nodiscard]] std::optional<int> sees_win(const Position& position, int plies);
  [[nodiscard]] Plan<SamLiam> plan(const Position& position, int plies);
  [[nodiscard]] static constexpr bool interrupted() noexcept { return false; }

private:
  [[nodiscard]] std::optional<Move> winning_move(const Position& position);

  SamLiam game_;
  Seat attacker_;
  std::unique_ptr<MoveList> list_;
};

/// A win that SAMs force whatever the others play.
struct ForcedWin {
  Move move;
  int plies; // at most
};

/// For the player to move, with three or four players; searches so many positions at most, and
/// stops once `go_on` returns false.
[[nodiscard]] std::optional<ForcedWin> find_forced_win(const SamLiam& game,
                                                       const Position& position,
                                                       std::uint64_t expansions,
                                                       const std::function<bool()>& go_on);

} // namespace howdah::samliam
