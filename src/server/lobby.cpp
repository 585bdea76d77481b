#include "server/lobby.hpp"

#include "server/messages.hpp"
#include "server/secret.hpp"

#include <algorithm>
#include <utility>

namespace howdah::server {
namespace {

constexpr Milliseconds kForgetAfter = 10LL * 60 * 1000;

Error no_such_game() {
  return {{"there is no such game", "cette partie n'existe pas"}};
}

} // namespace

Lobby::Lobby(Store& store, Post post, std::function<Milliseconds()> clock)
    : store_(store), post_(std::move(post)), clock_(std::move(clock)), engines_(post_) {}

Lobby::Place* Lobby::open(const std::string& id) {
  auto found = places_.find(id);
  if (found == places_.end()) {
    auto row = store_.load(id);
    if (!row) return nullptr;
    auto room = Room::open(*std::move(row), now());
    if (!room) return nullptr;
    found = places_.emplace(id, Place{.room = *std::move(room)}).first;
    let_engine_move(id);
  }
  found->second.used = now();
  return &found->second;
}

const Room* Lobby::find(const std::string& id) {
  const Place* place = open(id);
  return place == nullptr ? nullptr : place->room.get();
}

Expected<Created> Lobby::create(const NewGame& wanted) {
  Created created{.id = new_game_id(), .seat = wanted.own_seat, .secret = new_secret()};
  GameRow row{.id = created.id,
              .game = wanted.game,
              .rules = wanted.rules,
              .start = wanted.start,
              .created = now(),
              .base = wanted.base,
              .increment = wanted.increment};
  // How many seats there are the rules say: they are asked with the usual two first.
  for (std::size_t seats = 2; seats <= kMaxPlayers; ++seats) {
    row.seats.assign(seats, {});
    auto room = Room::open(row, now());
    if (!room && seats < kMaxPlayers) continue;
    if (!room) {
      row.seats.assign(2, {});
      const auto error = Room::open(row, now());
      return tl::unexpected<Error>(error ? room.error() : error.error());
    }
    if (static_cast<std::size_t>(wanted.own_seat) >= seats || wanted.engines.size() > seats) {
      return fail({"there is no such seat", "ce siège n'existe pas"});
    }
    row = (*room)->row();
    break;
  }
  for (std::size_t seat = 0; seat < row.seats.size(); ++seat) {
    auto& sitter = row.seats[seat];
    const int engine = seat < wanted.engines.size() ? wanted.engines[seat] : 0;
    if (std::cmp_equal(seat, wanted.own_seat)) {
      sitter = {.secret = created.secret, .name = wanted.name};
    } else if (engine != 0) {
      if (const auto made = make_engine(row.game, row.rules); !made) {
        return tl::unexpected<Error>(made.error());
      }
      sitter.engine = engine;
    } else {
      sitter.invite = new_secret();
    }
    created.invites.push_back(sitter.invite);
  }
  auto room = Room::open(std::move(row), now());
  auto& place = places_.emplace(created.id, Place{.room = *std::move(room)}).first->second;
  keep(place, [&] { store_.create(place.room->row()); });
  return created;
}

Expected<Joined> Lobby::join(const std::string& id, const std::string& invite,
                             const std::string& name) {
  Place* place = open(id);
  if (place == nullptr) return tl::unexpected<Error>(no_such_game());
  Joined joined{.secret = new_secret()};
  const auto seat = place->room->join(invite, name, joined.secret, now());
  if (!seat) return tl::unexpected<Error>(seat.error());
  joined.seat = *seat;
  keep(*place, [&] {
    store_.set_seat(id, *seat, place->room->row().seats[static_cast<std::size_t>(*seat)]);
  });
  after_commit([this, id](bool) { tell_state(id); });
  return joined;
}

std::optional<Error> Lobby::act(const std::string& id, const std::string& secret,
                                const Action& action) {
  Place* place = open(id);
  if (place == nullptr) return no_such_game();
  Room& room = *place->room;
  const auto seat = room.seat_of(secret);
  if (!seat) {
    return Error{{"only players may do that", "seuls les joueurs peuvent faire cela"}};
  }
  const auto moves_before = room.row().moves.size();
  const auto result_before = room.row().result;
  std::optional<Error> error;
  switch (action.kind) {
  case Action::Kind::move: error = room.move(*seat, action.ply, action.move, now()); break;
  case Action::Kind::wish: error = room.wish(*seat, action.wish, now()); break;
  case Action::Kind::decline: room.decline(*seat, action.wish); break;
  }
  const auto moves_now = room.row().moves.size();
  if (moves_now > moves_before) {
    keep(*place,
         [&] { store_.add_move(id, static_cast<int>(moves_before), room.row().moves.back()); });
    after_commit([this, id](bool stored) {
      const auto found = places_.find(id);
      if (!stored || found == places_.end()) return;
      const auto message = move_message(*found->second.room, now());
      for (const auto& guest : found->second.guests) guest.listener->send(message);
      if (found->second.room->is_over()) tell_state(id);
    });
    return error;
  }
  keep(*place, [&] {
    if (moves_now < moves_before) store_.remove_moves(id, static_cast<int>(moves_now));
    if (room.row().result != result_before) store_.set_ending(room.row());
    if (action.kind == Action::Kind::wish && action.wish == Wish::rematch && !error) {
      start_rematch(*place);
    }
  });
  if (!error || room.row().result != result_before) {
    after_commit([this, id](bool) { tell_state(id); });
  }
  return error;
}

/// When everybody wants one: the same game with the seats passed on by one. Each keeps the secret.
void Lobby::start_rematch(Place& place) {
  Room& room = *place.room;
  if (!room.row().next.empty()) return;
  for (Seat seat = 0; seat < room.seats(); ++seat) {
    const auto& sitter = room.row().seats[static_cast<std::size_t>(seat)];
    if (sitter.engine == 0 && !room.wishes(Wish::rematch, seat)) return;
  }
  GameRow row = room.row();
  row.id = new_game_id();
  row.created = now();
  row.moves.clear();
  row.result.clear();
  row.reason.clear();
  row.next.clear();
  std::ranges::rotate(row.seats, row.seats.begin() + 1);
  store_.create(row);
  room.set_next(row.id);
  store_.set_ending(room.row());
}

void Lobby::keep(Place& place, const std::function<void()>& write) {
  place.used = now();
  const auto id = place.room->row().id;
  dirty_.insert(id);
  try {
    write();
  } catch (const std::exception&) {
    broken_ = true;
  }
  after_commit([this, id](bool stored) {
    if (stored) let_engine_move(id);
  });
}

void Lobby::after_commit(std::function<void(bool)> told) {
  waiting_.push_back(std::move(told));
  if (commit_is_due_) return;
  commit_is_due_ = true;
  post_([this] { commit(); });
}

void Lobby::send_after_commit(Listener& listener, std::string message) {
  after_commit([this, &listener, message = std::move(message)](bool stored) {
    if (stored && whereabouts_.contains(&listener)) listener.send(message);
  });
}

void Lobby::commit() {
  commit_is_due_ = false;
  bool stored = !std::exchange(broken_, false);
  try {
    if (stored) store_.commit();
  } catch (const std::exception&) {
    stored = false;
  }
  if (!stored) {
    store_.roll_back();
    // What memory holds of these games is not what the store holds: begin anew from the store.
    for (const auto& id : dirty_) {
      const auto found = places_.find(id);
      if (found == places_.end()) continue;
      auto guests = std::move(found->second.guests);
      places_.erase(found);
      for (const auto& guest : guests) guest.listener->close();
    }
  }
  dirty_.clear();
  for (const auto& told : std::exchange(waiting_, {})) told(stored);
}

bool Lobby::enter(Listener& listener, const std::string& id, const std::string& secret) {
  leave(listener);
  Place* place = open(id);
  if (place == nullptr) return false;
  place->guests.push_back({.listener = &listener, .seat = place->room->seat_of(secret)});
  whereabouts_[&listener] = id;
  if (place->guests.back().seat) {
    tell_state(id); // the others see who has come
  } else {
    listener.send(state_message(*place->room, std::nullopt, now(),
                                [&](Seat seat) { return is_here(id, seat); }));
  }
  return true;
}

void Lobby::leave(Listener& listener) {
  const auto found = whereabouts_.find(&listener);
  if (found == whereabouts_.end()) return;
  const auto id = found->second;
  whereabouts_.erase(found);
  const auto place = places_.find(id);
  if (place == places_.end()) return;
  auto& guests = place->second.guests;
  const auto guest = std::ranges::find(guests, &listener, &Guest::listener);
  if (guest == guests.end()) return;
  const bool player = guest->seat.has_value();
  guests.erase(guest);
  if (player) tell_state(id);
}

bool Lobby::is_here(const std::string& id, Seat seat) const {
  const auto place = places_.find(id);
  return place != places_.end() &&
         std::ranges::any_of(place->second.guests,
                             [&](const Guest& guest) { return guest.seat == seat; });
}

void Lobby::tell_state(const std::string& id) {
  const auto place = places_.find(id);
  if (place == places_.end()) return;
  for (const auto& guest : place->second.guests) {
    guest.listener->send(state_message(*place->second.room, guest.seat, now(),
                                       [&](Seat seat) { return is_here(id, seat); }));
  }
}

void Lobby::let_engine_move(const std::string& id) {
  const auto place = places_.find(id);
  if (place == places_.end() || place->second.engine_thinks) return;
  const Room& room = *place->second.room;
  const int level = room.engine_to_move();
  if (level == 0) return;
  place->second.engine_thinks = true;
  EngineTask task{.game = room.row().game,
                  .rules = room.row().rules,
                  .line = {.start = room.row().start},
                  .level = level};
  for (const auto& move : room.row().moves) task.line.moves.push_back(move.move);
  const auto ply = static_cast<int>(room.row().moves.size());
  engines_.think(std::move(task), [this, id, ply](const std::string& move) {
    const auto found = places_.find(id);
    if (found == places_.end()) return;
    found->second.engine_thinks = false;
    Room& game = *found->second.room;
    const auto played = static_cast<int>(game.row().moves.size());
    if (played != ply || game.move(game.state().to_move(), ply, move, now())) {
      // A move was taken back meanwhile: think about what stands there now.
      if (played != ply) let_engine_move(id);
      return;
    }
    keep(found->second, [&] { store_.add_move(id, ply, game.row().moves.back()); });
    after_commit([this, id](bool) { tell_state(id); });
  });
}

void Lobby::tick() {
  const auto time = now();
  for (auto entry = places_.begin(); entry != places_.end();) {
    Place& place = entry->second;
    if (place.room->check_clock(time)) {
      keep(place, [&] { store_.set_ending(place.room->row()); });
      after_commit([this, id = entry->first](bool) { tell_state(id); });
    }
    const bool idle = place.guests.empty() && !place.engine_thinks && !place.room->clock_runs() &&
                      !dirty_.contains(entry->first) && time - place.used > kForgetAfter;
    entry = idle ? places_.erase(entry) : std::next(entry);
  }
}

} // namespace howdah::server
