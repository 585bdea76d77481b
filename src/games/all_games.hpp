// Every game the project knows: the one list of their types. Who needs a type for a name asks here.
#pragma once

#include "games/game.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"

#include <string_view>

namespace howdah {

template <Game... Gs>
struct GameList {
  /// Calls `visit.operator()<G>()` for the game of that name. False when there is none.
  static bool visit_named(std::string_view name, auto&& visit) {
    return ((name == Gs::kName && (visit.template operator()<Gs>(), true)) || ...);
  }
};

using AllGames = GameList<siam::Siam, samliam::SamLiam>;

} // namespace howdah
