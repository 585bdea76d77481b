// Every game the project knows: one line each. docs/adding-a-game.md says what else a game needs.
#include "games/any_game_of.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"

namespace howdah {

std::span<const GameEntry> all_games() {
  static constexpr GameEntry kGames[] = {
      entry<siam::Siam>(),
      entry<samliam::SamLiam>(),
  };
  return kGames;
}

} // namespace howdah
