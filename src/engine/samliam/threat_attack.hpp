// How a proof search attacks in Sam Liam, for two players: with SAMs, and with quiet moves that
// would win by SAMs if the defender passed. Wins by SAMs alone are seen without a search.
#pragma once

#include "engine/samliam/threat_search.hpp"
#include "engine/solver/attack.hpp"
#include "games/samliam/samliam.hpp"

namespace howdah::samliam {

/// Sequences of SAMs that have won somewhere, tried again before anything is searched.
class KnownSequences {
public:
  using Sequence = FixedList<Point, kMostSams>;

  void clear() noexcept { sequences_.clear(); }
  void add(const Sequence& sequence);
  /// The shortest that wins here too within the plies; null when none does.
  [[nodiscard]] const Sequence* find(const Setting& setting, const Position& position,
                                     Seat attacker, int plies) const;

private:
  std::vector<Sequence> sequences_; // shortest first
};

/// With kAllMoves every move of the attacker is tried, so that it can be disproved that there is
/// a win; SAMs are only preferred.
template <bool kAllMoves>
class ThreatAttack {
public:
  using Game = SamLiam;

  static constexpr std::string_view kName = kAllMoves ? "all" : "threats";
  static constexpr bool kLeavesMovesOut = !kAllMoves;
  static constexpr unsigned kExpansionsBetweenQuestions = 1;

  ThreatAttack(const SamLiam& game, Seat attacker);

  /// The limit does; and in the first phase no position comes twice anyway.
  [[nodiscard]] bool counts_plies() const noexcept { return true; }

  void list_moves(const Position& position, std::vector<AttackMove<SamLiam>>& moves);
  void look_at_replies(const Position& position, int plies);
  [[nodiscard]] bool sees_win(const Position& position, int plies);
  [[nodiscard]] Plan<SamLiam> plan(const Position& position, int plies);

private:
  /// Whether the attacker would win by SAMs if the defender passed after the move.
  [[nodiscard]] bool threatens(const Position& position, Move move) const;
  /// With the attacker to move: SAMs that win within the plies, or what completes a figure.
  [[nodiscard]] std::optional<KnownSequences::Sequence> find_sequence(const Position& position,
                                                                      int plies);

  /// The same, but as short as can be had: whoever checks a proof has to try every block of every
  /// SAM, which grows with the power of their number.
  [[nodiscard]] std::optional<KnownSequences::Sequence>
  find_short_sequence(const Position& position, int plies);

  SamLiam game_;
  Seat attacker_;
  std::unique_ptr<MoveList> list_;
  KnownSequences known_; // found after other replies to the same move
  KnownSequences short_; // found for plans
};

extern template class ThreatAttack<false>;
extern template class ThreatAttack<true>;

} // namespace howdah::samliam
