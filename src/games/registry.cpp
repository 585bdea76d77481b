#include "games/registry.hpp"

#include <algorithm>

namespace howdah {

const GameEntry* find_game(std::string_view name) {
  const auto games = all_games();
  const auto found = std::ranges::find(games, name, &GameEntry::name);
  return found == games.end() ? nullptr : &*found;
}

Error not_in_registry(std::string_view name) {
  return {{concat("there is no game '", quotable(name), "'"),
           concat("il n'y a pas de jeu « ", quotable(name), " »")}};
}

} // namespace howdah
