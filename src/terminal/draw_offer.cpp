#include "terminal/draw_offer.hpp"

namespace howdah::terminal {

Expected<bool> offer_draw(LocalGame& game, const DrawJudges& judges) {
  const Seat asker = game->state().to_move();
  auto events = game.offer_draw(asker);
  for (Seat seat = 0; events && seat < game->seats(); ++seat) {
    if (seat == asker || !game->player(seat).is_person()) continue;
    if (!judges.person_accepts(seat)) {
      (void)game.decline_draw(seat);
      return false;
    }
    events = game.offer_draw(seat);
  }
  std::optional<bool> engines_accept;
  while (events) {
    const auto* const asked = play::find<play::EngineAskedForDraw>(*events);
    if (asked == nullptr) break;
    const Seat seat = asked->seat;
    if (!engines_accept) engines_accept = judges.engines_accept();
    if (!*engines_accept) {
      (void)game.decline_draw(seat);
      return false;
    }
    events = game.offer_draw(seat);
  }
  if (!events) return tl::unexpected<Error>(std::move(events).error());
  return game->is_over();
}

} // namespace howdah::terminal
