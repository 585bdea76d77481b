#include "server/engine_turns.hpp"

#include "engine/pie.hpp"

namespace howdah::server {
namespace {

/// An engine that has no move does not hold the game up: another legal move, or none is left.
Expected<play::Events> act_for(Room& room, Seat seat, const std::string& choice, Milliseconds now) {
  const auto& game = room.game();
  const auto wanted = choice == kSwapMove ? Action{.kind = Action::Kind::swap}
                                          : Action{.ply = game.moves_played(), .move = choice};
  auto events = room.act(seat, wanted, now);
  if (events) return events;
  for (const auto& move : game.state().legal_moves()) {
    auto played = room.act(seat, {.ply = game.moves_played(), .move = move}, now);
    if (played) return played;
  }
  return room.act(seat, {.kind = Action::Kind::resign}, now);
}

} // namespace

void EngineTurns::look() {
  if (busy_ || stopping_) return;
  busy_ = true;
  store_.claim_engine_turn([this](const std::optional<store::EngineTurn>& turn) {
    if (!turn) {
      busy_ = false;
      return;
    }
    rooms_.look(turn->game, [this, turn](Visited, const Room* room) {
      const bool due = room != nullptr && room->version() == turn->version &&
                       room->game().engine_due().has_value();
      if (due) {
        think(*turn, *room);
      } else {
        finish();
      }
    });
  });
}

void EngineTurns::think(const store::EngineTurn& turn, const Room& room) {
  const auto& game = room.game();
  worker_.think({.setup = game.setup(),
                 .level = game.engine_due()->level,
                 .pie = game.opening().swap == play::SwapRule::pie,
                 .swapped = game.swapped()},
                [this, turn](const std::string& choice) { play(turn, choice); });
}

void EngineTurns::play(const store::EngineTurn& turn, const std::string& choice) {
  rooms_.visit(turn.game, {.judge = [this, turn, choice](Room& room) -> Judged {
                             const auto due = room.game().engine_due();
                             if (room.version() != turn.version || !due) return {};
                             const auto now = store_.now();
                             if (!act_for(room, due->seat, choice, now)) return {};
                             ++played_;
                             return {.change = room.take_change(now, turn.client)};
                           },
                           .end = [this](Visited, const Room*) { finish(); }});
}

void EngineTurns::finish() {
  busy_ = false;
  look();
}

} // namespace howdah::server
