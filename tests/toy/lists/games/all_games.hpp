// The list of games with one more in it, found before the project's own.
#pragma once

#include "games/game_types.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"
#include "tests/toy/games/noughts/noughts.hpp"

namespace howdah {

using AllGames = GameList<siam::Siam, samliam::SamLiam, noughts::Noughts>;

} // namespace howdah
