// A list of games as types. Who needs the type for a name asks it.
#pragma once

#include "games/game.hpp"

#include <string_view>

namespace howdah {

template <Game... Gs>
struct GameList {
  /// Calls `visit.operator()<G>()` for the game of that name. False when there is none.
  static bool visit_named(std::string_view name, auto&& visit) {
    return ((name == Gs::kName && (visit.template operator()<Gs>(), true)) || ...);
  }
};

} // namespace howdah
