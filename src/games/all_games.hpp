// Every game the project knows: the first of the three lists that docs/adding-a-game.md names.
#pragma once

#include "games/game_types.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"

namespace howdah {

using AllGames = GameList<siam::Siam, samliam::SamLiam>;

} // namespace howdah
