#include "certificate/checker.hpp"
#include "games/all_games.hpp"
#include "games/setup.hpp"

namespace howdah::certificate {
namespace {

/// Puts the field that an error is about before it.
[[nodiscard]] tl::unexpected<Error> wrong(std::string_view field, const Error& error) {
  return tl::unexpected<Error>(Error{{concat(field, ": ", error.text(Language::english)),
                                      concat(field, " : ", error.text(Language::french))}});
}

template <Game G>
Expected<CheckReport> check_with(const Certificate& certificate, const CheckListener& listener) {
  const auto game = G::make(certificate.rules);
  if (!game) return wrong("rules", game.error());
  const auto position = game->parse_position(certificate.position);
  if (!position) return wrong("position", position.error());
  for (Seat seat = 0; seat < game->players(); ++seat) {
    if (certificate.winner != std::string_view(std::string{game->seat_letter(seat)})) continue;
    return Checker<G>(*game, certificate, seat, listener).check(*position);
  }
  return fail(
      {concat("winner: '", quotable(certificate.winner), "' is no player's letter"),
       concat("winner : « ", quotable(certificate.winner), " » n'est la lettre d'aucun joueur")});
}

} // namespace

Expected<CheckReport> check(const Certificate& certificate, const CheckListener& listener) {
  Expected<CheckReport> report = wrong("game", unknown_game(certificate.game));
  AllGames::visit_named(certificate.game,
                        [&]<Game G>() { report = check_with<G>(certificate, listener); });
  return report;
}

} // namespace howdah::certificate
