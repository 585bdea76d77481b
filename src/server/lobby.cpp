#include "server/lobby.hpp"

#include "engine/pie.hpp"
#include "games/start_choice.hpp"
#include "server/messages.hpp"
#include "server/secret.hpp"

#include <algorithm>
#include <random>
#include <utility>

namespace howdah::server {
namespace {

constexpr Milliseconds kForgetAfter = 10LL * 60 * 1000;

Error no_such_game() {
  return {{"there is no such game", "cette partie n'existe pas"}};
}

} // namespace

Lobby::Lobby(Store& store, Post post, std::function<Milliseconds()> clock,
             std::span<const BalancedList> balanced)
    : store_(store), post_(std::move(post)), clock_(std::move(clock)), balanced_(balanced),
      engines_(post_) {}

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
  const auto game = make_game(wanted.setup.game, wanted.setup.rules);
  if (!game) return tl::unexpected<Error>(game.error());
  const auto seats = static_cast<std::size_t>((*game)->players());
  if (static_cast<std::size_t>(wanted.own_seat) >= seats || wanted.engines.size() > seats) {
    return fail({"there is no such seat", "ce siège n'existe pas"});
  }
  auto start = choose_start(**game, wanted.setup.start, std::random_device{}(), balanced_);
  if (!start) return tl::unexpected<Error>(std::move(start).error());
  Created created{.id = new_game_id(), .seat = wanted.own_seat, .secret = new_secret()};
  GameRow row{.id = created.id, .created = now(), .seats = std::vector<SeatRow>(seats)};
  auto& opening = row.game.opening;
  opening.setup = wanted.setup;
  opening.setup.start = std::move(start->position);
  opening.start_name = std::move(start->name);
  opening.swap = wanted.swap;
  if (wanted.base > 0) {
    opening.clock = play::ClockRules{.base = play::milliseconds(wanted.base),
                                     .increment = play::milliseconds(wanted.increment)};
  }
  for (std::size_t seat = 0; seat < seats; ++seat) {
    const int level = seat < wanted.engines.size() ? wanted.engines[seat] : 0;
    if (std::cmp_equal(seat, wanted.own_seat)) {
      row.seats[seat].secret = created.secret;
      opening.players.push_back(play::person(wanted.name));
    } else if (level != 0) {
      if (const auto made = make_engine((*game)->name(), (*game)->rules_text()); !made) {
        return tl::unexpected<Error>(made.error());
      }
      opening.players.push_back(play::engine(level));
    } else {
      row.seats[seat].invite = new_secret();
      opening.players.push_back(play::open_seat());
    }
    created.invites.push_back(row.seats[seat].invite);
  }
  auto room = Room::open(std::move(row), now());
  if (!room) return tl::unexpected<Error>(std::move(room).error());
  auto& place = places_.emplace(created.id, Place{.room = *std::move(room)}).first->second;
  keep(place, [&] { store_.create(place.room->row(now())); });
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
    const Room& room = *place->room;
    store_.set_seat(id, *seat, room.seat_rows()[static_cast<std::size_t>(*seat)],
                    room.game().player(*seat));
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
  const auto stored = before(room);
  publish(*place, stored, room.tick(now())); // a fallen flag comes first
  const auto standing = before(room);
  const auto events = room.act(*seat, action, now());
  if (!events) return events.error();
  publish(*place, standing, *events);
  return std::nullopt;
}

Lobby::Before Lobby::before(const Room& room) {
  return {.entries = room.game().timeline().standing, .ending = room.game().ending()};
}

void Lobby::publish(Place& place, const Before& before, const play::Events& events) {
  if (events.empty()) return;
  const Room& room = *place.room;
  const auto& id = room.id();
  const auto& timeline = room.game().timeline();
  keep(place, [&] {
    // Entries are added one at a time, or taken back to an earlier one.
    if (timeline.standing < before.entries) store_.remove_entries(id, timeline.standing);
    for (auto number = before.entries; number < timeline.standing; ++number) {
      store_.add_entry(id, number, timeline.entries[number]);
    }
    const auto ending = room.game().ending();
    if (ending != before.ending) {
      const bool by_rules = ending && ending->reason == play::EndReason::rules;
      store_.set_ending(id, by_rules ? std::nullopt : ending);
    }
    if (play::find<play::RematchAgreed>(events) != nullptr) start_rematch(place);
  });
  const auto* const move = play::find<play::MovePlayed>(events);
  const bool ended = play::find<play::Ended>(events) != nullptr;
  auto message = move != nullptr ? move_message(room, *move, now()) : std::string();
  after_commit([this, id, message = std::move(message), ended](bool stored) {
    if (stored && !message.empty()) send_all(id, message);
    if (message.empty() || ended) tell_state(id);
  });
}

void Lobby::send_all(const std::string& id, const std::string& message) {
  const auto found = places_.find(id);
  if (found == places_.end()) return;
  for (const auto& guest : found->second.guests) guest.listener->send(message);
}

/// When everybody wants one. Each keeps the secret.
void Lobby::start_rematch(Place& place) {
  Room& room = *place.room;
  if (!room.next().empty()) return;
  const auto row = room.rematch(new_game_id(), now());
  store_.create(row);
  room.set_next(row.id);
  store_.set_next(room.id(), row.id);
}

void Lobby::keep(Place& place, const std::function<void()>& write) {
  place.used = now();
  const auto id = place.room->id();
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
    // These games differ in memory and in the store: reload them from the store.
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
  place->guests.push_back(
      {.listener = &listener, .original_seat = place->room->original_seat_of(secret)});
  whereabouts_[&listener] = id;
  if (place->guests.back().original_seat) {
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
  const bool player = guest->original_seat.has_value();
  guests.erase(guest);
  if (player) tell_state(id);
}

bool Lobby::is_here(const std::string& id, Seat seat) const {
  const auto place = places_.find(id);
  if (place == places_.end()) return false;
  const Seat original = place->second.room->game().seat_of_original(seat);
  return std::ranges::any_of(place->second.guests,
                             [&](const Guest& guest) { return guest.original_seat == original; });
}

void Lobby::tell_state(const std::string& id) {
  const auto place = places_.find(id);
  if (place == places_.end()) return;
  const Room& room = *place->second.room;
  for (const auto& guest : place->second.guests) {
    std::optional<Seat> seat;
    if (guest.original_seat) seat = room.game().seat_of_original(*guest.original_seat);
    guest.listener->send(
        state_message(room, seat, now(), [&](Seat other) { return is_here(id, other); }));
  }
}

EngineTask Lobby::engine_task(const play::GameInPlay& game, int level) {
  return {.setup = game.setup(),
          .level = level,
          .pie = game.opening().swap == play::SwapRule::pie,
          .swapped = game.swapped()};
}

void Lobby::let_engine_move(const std::string& id) {
  const auto place = places_.find(id);
  if (place == places_.end() || place->second.engine_thinks) return;
  const auto& game = place->second.room->game();
  const auto due = game.engine_due();
  if (!due) return;
  place->second.engine_thinks = true;
  const auto task = engine_task(game, due->level);
  engines_.think(task,
                 [this, id, task](const std::string& choice) { engine_chose(id, task, choice); });
}

void Lobby::engine_chose(const std::string& id, const EngineTask& task, const std::string& choice) {
  const auto found = places_.find(id);
  if (found == places_.end()) return;
  auto& place = found->second;
  place.engine_thinks = false;
  const auto& game = place.room->game();
  const auto due = game.engine_due();
  // Something was taken back meanwhile: think about what stands there now.
  if (!due || engine_task(game, due->level) != task) return let_engine_move(id);
  const auto standing = before(*place.room);
  const auto action = choice == kSwapMove ? Action{.kind = Action::Kind::swap}
                                          : Action{.ply = game.moves_played(), .move = choice};
  const auto events = place.room->act(due->seat, action, now());
  if (events) publish(place, standing, *events);
}

void Lobby::tick() {
  const auto time = now();
  for (auto entry = places_.begin(); entry != places_.end();) {
    Place& place = entry->second;
    const auto standing = before(*place.room);
    publish(place, standing, place.room->tick(time));
    const bool idle = place.guests.empty() && !place.engine_thinks &&
                      !place.room->game().clock_runs() && !dirty_.contains(entry->first) &&
                      time - place.used > kForgetAfter;
    entry = idle ? places_.erase(entry) : std::next(entry);
  }
}

} // namespace howdah::server
