#include "certificate/checker.hpp"
#include "games/all_games.hpp"
#include "games/typed_setup.hpp"

namespace howdah::certificate {
namespace {

/// Prefixes an error with the name of its field.
[[nodiscard]] tl::unexpected<Error> wrong(std::string_view field, const Error& error) {
  return tl::unexpected<Error>(Error{{concat(field, ": ", error.text(Language::english)),
                                      concat(field, " : ", error.text(Language::french))}});
}

template <Game G>
Expected<CheckReport> check_with(const Certificate& certificate, const CheckListener& listener) {
  const auto rules = make_game(certificate.setup.game, certificate.setup.rules);
  if (!rules) return wrong("rules", rules.error());
  const auto open = open_typed<G>(certificate.setup);
  if (!open) return wrong("position", open.error());
  const auto& [game, position] = *open;
  for (Seat seat = 0; seat < game.players(); ++seat) {
    if (certificate.winner != std::string_view(std::string{game.seat_letter(seat)})) continue;
    return Checker<G>(game, certificate, seat, listener).check(position);
  }
  return fail(
      {concat("winner: '", quotable(certificate.winner), "' is no player's letter"),
       concat("winner : « ", quotable(certificate.winner), " » n'est la lettre d'aucun joueur")});
}

} // namespace

Expected<CheckReport> check(const Certificate& certificate, const CheckListener& listener) {
  Expected<CheckReport> report = wrong("game", unknown_game(certificate.setup.game));
  AllGames::visit_named(certificate.setup.game,
                        [&]<Game G>() { report = check_with<G>(certificate, listener); });
  return report;
}

} // namespace howdah::certificate
