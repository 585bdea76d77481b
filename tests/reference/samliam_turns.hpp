// A turn of Sam Liam: placing, taking and placing (§2), bars (§4), the duty to block (§5), the
// announcements that may go with a move (§4), and the position that a turn leads to.
#pragma once

#include "tests/reference/samliam_announcements.hpp"

#include <array>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace howdah::reference::samliam {

struct Position {
  Board board;
  Player to_move = 0;
  std::array<std::set<Cell>, kMaxPlayers> bars;
  int ply = 0;
  /// Who claimed WIN with the last move (`announce=strict`). Position texts do not say it.
  std::optional<Player> claimed_win;
};

struct Turn {
  std::optional<Place> taken = std::nullopt; // in the second phase
  Place placed;
  Announcement announced = Announcement::nothing;
};

/// As §6 writes it: `e5nw`, `c3se-e5nw`, `e5nw!sam`.
[[nodiscard]] std::string text_of(const Turn& turn);

/// At ply 0 nobody has.
[[nodiscard]] std::optional<Player> just_moved(const Setting& setting, const Position& position);

/// An opponent and a missing cell of that opponent's open figures. What is barred to its owner
/// is left out: nobody has been told of it.
struct Threat {
  Player player = 0;
  Cell missing;
};

/// The pairs that the player to move faces on a board, the bars being those of `position`.
[[nodiscard]] std::vector<Threat> threats(const Setting& setting, const Position& position,
                                          const Board& board);

/// What §5 asks of the player to move: rule 2, rule 3, or nothing.
struct Duty {
  enum class Kind : unsigned char { nothing, block, meet_song };

  Kind kind = Kind::nothing;
  std::size_t threats = 0; // the pairs that there are
};

[[nodiscard]] Duty duty(const Setting& setting, const Position& position);

/// Whether the board after a turn satisfies what was asked in the position before it.
[[nodiscard]] bool satisfies(const Setting& setting, const Position& position, const Duty& asked,
                             const Board& board);

/// Who wins or has won, by a complete figure or by WIN; repetition and limit are ignored.
[[nodiscard]] std::optional<Player> winner(const Setting& setting, const Position& position);

/// Whether the position ends the game, by a win or by the limit.
[[nodiscard]] bool is_over(const Setting& setting, const Position& position);

/// In no order; none when the game is over.
[[nodiscard]] std::vector<Turn> legal_turns(const Setting& setting, const Position& position);

[[nodiscard]] Position after(const Setting& setting, const Position& position, const Turn& turn);

} // namespace howdah::reference::samliam
