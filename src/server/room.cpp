#include "server/room.hpp"

#include "core/text.hpp"
#include "server/secret.hpp"

#include <algorithm>

namespace howdah::server {

Expected<std::unique_ptr<Room>> Room::open(GameRow row, Milliseconds now) {
  row.game.opening.policy = kOnlinePolicy;
  auto game = play::GameInPlay::restore(std::move(row.game), play::Instant(now));
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  row.seats.resize(static_cast<std::size_t>(game->seats()));
  return std::unique_ptr<Room>(new Room(std::move(row), *std::move(game))); // private constructor
}

GameRow Room::row(Milliseconds now) const {
  return {.id = id_,
          .created = created_,
          .seats = seats_,
          .game = game_.snapshot(play::Instant(now)),
          .next = next_};
}

std::optional<Seat> Room::original_seat_of(const std::string& secret) const {
  if (secret.empty()) return std::nullopt;
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    if (same_secret(seats_[seat].secret, secret)) return static_cast<Seat>(seat);
  }
  return std::nullopt;
}

std::optional<Seat> Room::seat_of(const std::string& secret) const {
  const auto original = original_seat_of(secret);
  if (!original) return std::nullopt;
  return game_.seat_of_original(*original);
}

Expected<Seat> Room::join(const std::string& invite, std::string name, std::string secret,
                          Milliseconds now) {
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    if (seats_[i].invite.empty() || !same_secret(seats_[i].invite, invite)) continue;
    const auto seat = static_cast<Seat>(i);
    const auto taken = game_.take_seat(seat, std::move(name), play::Instant(now));
    if (!taken) return tl::unexpected<Error>(taken.error());
    seats_[i] = {.secret = std::move(secret)};
    return seat;
  }
  return fail({"this invitation was used already, or is for another game",
               "cette invitation a déjà servi, ou vaut pour une autre partie"});
}

Expected<play::Events> Room::act(Seat seat, const Action& action, Milliseconds now) {
  const play::Instant time(now);
  switch (action.kind) {
  case Action::Kind::move: return game_.move(seat, action.ply, action.move, time);
  case Action::Kind::swap: return game_.swap(seat, time);
  case Action::Kind::resign: return game_.resign(seat, time);
  case Action::Kind::offer:
    if (action.offer == play::Offer::rematch && !next_.empty()) return play::Events{};
    return game_.offer(seat, action.offer, time);
  case Action::Kind::decline: return game_.decline(seat, action.offer);
  }
  return play::Events{};
}

GameRow Room::rematch(std::string id, Milliseconds now) const {
  GameRow row{.id = std::move(id), .created = now, .seats = seats_};
  row.game.opening = game_.opening();
  auto& players = row.game.opening.players;
  for (Seat seat = 0; seat < game_.seats(); ++seat) {
    if (!game_.player(game_.seat_of_original(seat)).left) continue;
    players[static_cast<std::size_t>(seat)] = play::engine(play::kSubstituteLevel);
    row.seats[static_cast<std::size_t>(seat)] = {};
  }
  std::ranges::rotate(players, players.begin() + 1);
  std::ranges::rotate(row.seats, row.seats.begin() + 1);
  return row;
}

} // namespace howdah::server
