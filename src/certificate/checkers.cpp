#include "certificate/checker.hpp"
#include "games/samliam/samliam.hpp"
#include "games/setup.hpp"
#include "games/siam/siam.hpp"

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
  if (certificate.game == siam::Siam::kName) return check_with<siam::Siam>(certificate, listener);
  if (certificate.game == samliam::SamLiam::kName) {
    return check_with<samliam::SamLiam>(certificate, listener);
  }
  const auto unknown = unknown_game(certificate.game);
  return fail({"game: " + unknown.what.english, "game : " + unknown.what.french});
}

} // namespace howdah::certificate
