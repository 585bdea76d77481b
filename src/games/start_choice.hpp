// Where a new game begins, as a person says it: nothing for the usual start, a position text,
// `balanced` for a balanced start by chance, or `balanced:N` for the one of that number. The other
// fair start, the pie rule, is played from any of them.
#pragma once

#include "games/any_game.hpp"
#include "games/balanced_starts.hpp"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace howdah {

inline constexpr std::string_view kBalancedStart = "balanced";

struct ChosenStart {
  std::string position{}; // a position text; empty for the usual start
  std::string name{};     // "balanced 17", for the record; empty unless the start has one
};

/// Why the pie rule is refused for a game of another number of players.
[[nodiscard]] Error swap_needs_two_players();

/// Whether a text names a balanced start instead of a position.
[[nodiscard]] bool names_balanced_start(std::string_view text);

/// `chance` decides where the text leaves it open. A position is passed on as it is; an error says
/// why there is no such balanced start.
[[nodiscard]] Expected<ChosenStart> choose_start(const AnyGame& game, std::string_view text,
                                                 std::uint64_t chance,
                                                 std::span<const BalancedList> lists);

} // namespace howdah
