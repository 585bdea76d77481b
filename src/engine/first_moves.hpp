// The value of every first move of a game for two: what the pie rule is about.
//
// An entry of the text (see games/opening_sections.hpp) is a move, or several that a symmetry of
// the board turns into each other, with its value for the second player: in logits, or a proved
// result.
//
//   -1.03 @c1n @c5s
//   win 9 @a1n
#pragma once

#include "core/error.hpp"
#include "engine/score.hpp"
#include "games/any_game.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

/// Moves of one value: one of them, and those that are the same by symmetry.
struct FirstMoves {
  Score score; // for the second player, who is to move then
  std::vector<std::string> moves{};

  friend bool operator==(const FirstMoves&, const FirstMoves&) = default;
};

struct FirstMoveMap {
  std::string game{};
  std::string rules{}; // as the game writes them
  std::vector<FirstMoves> entries{};

  /// Null for a move that is not in it.
  [[nodiscard]] const FirstMoves* find(std::string_view move) const;
  friend bool operator==(const FirstMoveMap&, const FirstMoveMap&) = default;
};

/// Every legal first move stands in a map once. An error names the line.
[[nodiscard]] Expected<std::vector<FirstMoveMap>> parse_first_move_maps(std::string_view text);
[[nodiscard]] std::string to_text(const FirstMoveMap& map);

/// Null when these rules, as the game writes them, have none.
[[nodiscard]] const FirstMoveMap* find_map(std::span<const FirstMoveMap> maps,
                                           std::string_view game, std::string_view rules);

/// The maps of data/openings/first-moves.txt. Null when these rules, as the game writes them, have
/// none.
[[nodiscard]] const FirstMoveMap* find_first_moves(std::string_view game, std::string_view rules);

/// The legal first moves from a position, those together that a symmetry turns into each other.
[[nodiscard]] std::vector<std::vector<std::string>> moves_by_symmetry(const AnyState& start);

} // namespace howdah
