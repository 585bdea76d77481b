// Threat-space search: sequences of SAMs that each leave the defender one cell to block, until one
// leaves two.
//
// The defender makes all blocks of a SAM at once, and the attacker gets nothing of the cell if
// there is more than one: any real reply is weaker. So a sequence found here wins against every
// reply; where none is found, nothing is proved. A SAM is only played where it leaves the defender
// no open figure, so that blocks which threaten something are met on the way. All SAMs are tried,
// including those that advance no other figure: they can prepare later ones.
//
// It is valid for two players in the first phase, with any board size and announcements, and used
// nowhere else: there triangles are only added, and an extra triangle never harms its owner.
// Sequences are therefore no longer than both hands last and the game's limit allows, and for a
// player who is barred from cells (announce=strict) no win is reported.
#pragma once

#include "core/fixed_list.hpp"
#include "games/samliam/move.hpp"
#include "games/samliam/setting.hpp"

#include <cstdint>

namespace howdah::samliam {

inline constexpr int kMostSams = 32;

/// How many plies a sequence of so many SAMs takes at most.
[[nodiscard]] inline int plies_of(const Setting& setting, std::size_t sams) noexcept {
  return 2 * static_cast<int>(sams) + (setting.rules.announce == Announce::off ? 1 : -1);
}

struct ThreatLimits {
  int sams = 24;
  std::uint32_t nodes = 20'000; // SAMs tried
  /// Tries short sequences before long ones: several times the nodes, a shorter proof.
  bool shortest_first = false;
};

struct ThreatResult {
  bool won = false;
  /// Not won, but the nodes did not suffice to see every sequence.
  bool gave_up = false;
  /// The first placement completes a figure.
  bool completes = false;
  std::uint32_t nodes = 0;
  /// The game is over after that many plies at most, the attacker's first placement included.
  int plies = 0;
  /// The attacker's placements in order, whatever the defender blocks with: SAMs, of which the last
  /// cannot be blocked; or the one placement that completes a figure. As long as the defender
  /// blocks, that is: whoever is left an open figure completes it.
  FixedList<Point, kMostSams> placements;
};

/// Whether the player could force a win by threats alone if it were that player's turn now: the
/// player to move, or the other after a null move. The game has two players and is not over.
[[nodiscard]] ThreatResult search_threats(const Setting& setting, const Position& position,
                                          Seat attacker, const ThreatLimits& limits = {});

/// What is left of a sequence after its first placement and a reply, with the attacker to move
/// again: won if it still wins unchanged. So a sequence can be followed without searching it again.
[[nodiscard]] ThreatResult follow_threats(const Setting& setting, const Position& position,
                                          const ThreatResult& before);

/// The placements by which the player to move could meet a sequence of the other's, which wins
/// unchanged after all others. Only blocks meet an open figure.
[[nodiscard]] FixedList<Point, kPoints>
list_defences(const Setting& setting, const Position& position, const ThreatResult& threat);

/// The first move of a sequence for the player to move, with its announcement under
/// announce=strict.
[[nodiscard]] Move first_move(const Setting& setting, const ThreatResult& result) noexcept;

} // namespace howdah::samliam
