// The games of `AllGames`, type-erased and by name.
#include "games/all_games.hpp"
#include "games/any_game_of.hpp"

namespace howdah {
namespace {

template <Game... Gs>
std::span<const GameEntry> entries(GameList<Gs...> /*games*/) {
  static constexpr GameEntry kEntries[] = {entry<Gs>()...};
  return kEntries;
}

} // namespace

std::span<const GameEntry> all_games() {
  return entries(AllGames{});
}

} // namespace howdah
