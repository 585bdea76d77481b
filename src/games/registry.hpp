// The games by name. The list itself is game_list.cpp.
#pragma once

#include "games/any_game.hpp"

#include <span>

namespace howdah {

struct GameEntry {
  std::string_view name;
  const RuleBook& (*rule_book)();
  /// Creates the game configured by a rules text.
  Expected<std::unique_ptr<AnyGame>> (*make)(std::string_view rules);
};

[[nodiscard]] std::span<const GameEntry> all_games();

/// Null when there is no game of that name.
[[nodiscard]] const GameEntry* find_game(std::string_view name);

} // namespace howdah
