// How a proof search attacks in Sam Liam, for two players: with SAMs, and with quiet moves that
// would win by SAMs if the defender made a null move. Wins by SAMs alone are recognised without
// search.
#pragma once

#include "engine/samliam/threat_search.hpp"
#include "engine/solver/attack.hpp"
#include "games/samliam/samliam.hpp"

#include <functional>

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

/// How many SAMs are tried before a search gives up. Most wins are found with a few hundred.
struct AttackEffort {
  std::uint32_t for_reply = 20'000;
  std::uint32_t for_null_move = 4'000;
};

/// With kAllMoves every move of the attacker is tried, so that a win can be disproved; SAMs are
/// only preferred.
template <bool kAllMoves>
class ThreatAttack {
public:
  using Game = SamLiam;

  static constexpr std::string_view kName = kAllMoves ? "all" : "threats";
  static constexpr bool kLeavesMovesOut = !kAllMoves;
  static constexpr unsigned kExpansionsBetweenQuestions = 1;

  /// Called with the number of SAMs tried since the last call; false interrupts the attack.
  using Meter = std::function<bool(std::uint32_t sams)>;

  ThreatAttack(const SamLiam& game, Seat attacker, AttackEffort effort = {});

  /// From now on; null for none.
  void set_meter(const Meter* meter) noexcept {
    meter_ = meter;
    interrupted_ = false;
  }
  [[nodiscard]] bool interrupted() const noexcept { return interrupted_; }

  /// The limit does; and in the first phase no position comes twice anyway.
  [[nodiscard]] bool counts_plies() const noexcept { return true; }

  void list_moves(const Position& position, std::vector<AttackMove<SamLiam>>& moves);
  void look_at_replies(const Position& position, int plies);
  [[nodiscard]] std::optional<int> sees_win(const Position& position, int plies);
  [[nodiscard]] Plan<SamLiam> plan(const Position& position, int plies);
  /// With the attacker to move: SAMs that win within the plies, or what completes a figure.
  [[nodiscard]] ThreatResult find_sams(const Position& position, int plies);

private:
  /// Whether the attacker would win by SAMs if the defender made a null move after the move.
  [[nodiscard]] bool threatens(const Position& position, Move move);
  /// SAMs that are known to win, as few as possible: a checker has to try every block of every SAM,
  /// which is exponential in their number.
  [[nodiscard]] KnownSequences::Sequence find_short_sequence(const Position& position, int plies);
  [[nodiscard]] ThreatResult search(const Position& position, const ThreatLimits& limits);
  void spend(std::uint32_t sams);

  SamLiam game_;
  Seat attacker_;
  AttackEffort effort_;
  const Meter* meter_ = nullptr;
  bool interrupted_ = false;
  std::unique_ptr<MoveList> list_;
  KnownSequences known_; // found after other replies to the same move
  KnownSequences short_; // found for plans
};

extern template class ThreatAttack<false>;
extern template class ThreatAttack<true>;

} // namespace howdah::samliam
