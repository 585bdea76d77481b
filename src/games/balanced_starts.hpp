// Balanced starts: positions a few moves into a game in which neither player is better, so that
// equal players have equal chances. Games of two players; a list for each rule set that has one.
//
// An entry of the text (see opening_sections.hpp): its number, the value for the player to move
// in logits, what that player scored in two games of the engine with seats exchanged (0 to 2), and
// the moves from the usual start.
//
//   17 +0.12 1.5 @a3e @e3w a3a2n @e2w
#pragma once

#include "core/error.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

struct BalancedStart {
  int centi = 0;       // hundredths of a logit
  int half_points = 0; // of the player to move in the pair of games, 0 to 4
  std::vector<std::string> moves{};

  friend bool operator==(const BalancedStart&, const BalancedStart&) = default;
};

struct BalancedList {
  std::string game{};
  std::string rules{};                 // as the game writes them
  std::vector<BalancedStart> starts{}; // numbered from 1

  friend bool operator==(const BalancedList&, const BalancedList&) = default;
};

/// Every move is played. An error names the line.
[[nodiscard]] Expected<std::vector<BalancedList>> parse_balanced_lists(std::string_view text);
[[nodiscard]] std::string to_text(const BalancedList& list);

/// The lists of data/openings/balanced.txt, without those of them that nobody could read.
[[nodiscard]] std::span<const BalancedList> balanced_lists();

/// Null when these rules, as the game writes them, have none.
[[nodiscard]] const BalancedList* find_balanced(std::span<const BalancedList> lists,
                                                std::string_view game, std::string_view rules);

} // namespace howdah
