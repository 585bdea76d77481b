// The list of games with one more line.
#include "games/any_game_of.hpp"
#include "games/samliam/samliam.hpp"
#include "games/siam/siam.hpp"
#include "tests/toy/games/noughts/noughts.hpp"

namespace howdah {

std::span<const GameEntry> all_games() {
  static constexpr GameEntry kGames[] = {
      entry<siam::Siam>(),
      entry<samliam::SamLiam>(),
      entry<noughts::Noughts>(),
  };
  return kGames;
}

} // namespace howdah
