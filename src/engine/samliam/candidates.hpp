// The moves that a search of Sam Liam tries: some 320 are legal in the first phase, thousands in
// the second, and most are pointless.
#pragma once

#include "core/fixed_list.hpp"
#include "engine/samliam/knowledge.hpp"
#include "engine/samliam/threat_search.hpp"

#include <memory>

namespace howdah::samliam {

struct Candidate {
  Move move;
  Value rank; // higher is tried earlier
};

inline constexpr std::size_t kMostCandidates = 400;

struct Candidates {
  FixedList<Candidate, kMostCandidates> moves; // best first
  /// Every move that is not listed loses to the other's threat.
  bool complete = false;
};

class CandidateLister {
public:
  CandidateLister(const SamLiam& game, const Knowledge& knowledge)
      : setting_(game.setting()), knowledge_(knowledge), turns_(std::make_unique<MoveList>()),
        ranked_(std::make_unique<RankedTurns>()) {}

  /// The most promising moves of a position without a threat against the mover. With
  /// `evaluate_after` they are chosen by the evaluation of the position after them, else by their
  /// gains.
  void list_quiet(Position& position, std::size_t width, bool evaluate_after,
                  Candidates& list) const;

  /// The moves that block the other's open figures.
  void list_blocks(Position& position, Candidates& list) const;

  /// The moves that meet a sequence of the other's.
  void list_defences(Position& position, const ThreatResult& threat, Candidates& list) const;

  /// The turn with what has to be announced with it under announce=strict, or WIN.
  [[nodiscard]] Move announced(Position& position, Move turn) const;

  /// The evaluation of the position after a turn, for the player who takes it.
  [[nodiscard]] Value estimate_after(Position& position, Move turn) const;

private:
  using RankedTurns = FixedList<Candidate, kMaxTurns>;

  void keep_best(std::size_t width, Candidates& list) const;
  void announce_all(Position& position, Candidates& list) const;

  const Setting& setting_;
  const Knowledge& knowledge_;
  // Scratch memory that would be large for a stack.
  std::unique_ptr<MoveList> turns_;
  std::unique_ptr<RankedTurns> ranked_;
};

} // namespace howdah::samliam
