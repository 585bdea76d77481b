#include "core/text.hpp"
#include "engine/forced/forced_wins_of.hpp"
#include "engine/samliam/win_sense.hpp"
#include "engine/siam/win_sense.hpp"

namespace howdah {
namespace {

template <WinSense S>
Expected<std::unique_ptr<ForcedWins>> make(std::string_view rules) {
  const auto game = S::Game::make(rules);
  if (!game) return tl::unexpected<Error>(game.error());
  if (game->players() != 2) {
    return fail({"forced wins are looked for in games of two players",
                 "les gains forcés ne se cherchent que dans les parties à deux"});
  }
  return std::make_unique<ForcedWinsOf<S>>(*game);
}

} // namespace

Expected<std::unique_ptr<ForcedWins>> make_forced_wins(std::string_view game,
                                                       std::string_view rules) {
  if (game == siam::Siam::kName) return make<siam::SiamWinSense>(rules);
  if (game == samliam::SamLiam::kName) return make<samliam::SamLiamWinSense>(rules);
  return fail({concat("there is no game '", quotable(game), "'"),
               concat("il n'y a pas de jeu « ", quotable(game), " »")});
}

} // namespace howdah
