#include "server/audience.hpp"

#include "server/messages.hpp"

#include <algorithm>
#include <utility>

namespace howdah::server {

Audience::Told Audience::told_of(const Room& room) {
  const auto& game = room.game();
  return {.version = room.version(),
          .entries = game.timeline().standing,
          .offers = offers_text(game.offers()),
          .over = game.is_over(),
          .next = room.next(),
          .full = game.is_full()};
}

std::string Audience::game_of(Listener& listener) const {
  const auto found = whereabouts_.find(&listener);
  return found == whereabouts_.end() ? std::string() : found->second;
}

bool Audience::enter(Listener& listener, const Room& room, std::optional<Seat> original,
                     Milliseconds now) {
  auto& crowd = crowds_[room.id()];
  const bool was_here = original && is_here(room, room.game().seat_of_original(*original));
  std::erase_if(crowd.guests, [&](const Guest& guest) { return guest.listener == &listener; });
  if (crowd.guests.empty()) crowd.told = told_of(room);
  crowd.guests.push_back({.listener = &listener, .original = original});
  whereabouts_[&listener] = room.id();
  std::optional<Seat> seat;
  if (original) seat = room.game().seat_of_original(*original);
  const StateText state(room, now, [&](Seat other) { return is_here(room, other); });
  listener.send(state.seen_by(seat));
  return original && !was_here;
}

std::optional<std::string> Audience::leave(Listener& listener) {
  const auto found = whereabouts_.find(&listener);
  if (found == whereabouts_.end()) return std::nullopt;
  const auto id = found->second;
  whereabouts_.erase(found);
  auto& guests = crowds_[id].guests;
  const auto guest = std::ranges::find(guests, &listener, &Guest::listener);
  const auto original = guest->original;
  guests.erase(guest);
  const bool gone = original && std::ranges::none_of(guests, [&](const Guest& other) {
                      return other.original == original;
                    });
  if (guests.empty()) crowds_.erase(id);
  return gone ? std::optional(id) : std::nullopt;
}

void Audience::tell_changes(const Room& room, Milliseconds now) {
  const auto found = crowds_.find(room.id());
  if (found == crowds_.end()) return;
  auto& crowd = found->second;
  const auto before = std::exchange(crowd.told, told_of(room));
  const auto& after = crowd.told;
  if (after.version == before.version) return;
  const auto& timeline = room.game().timeline();
  const bool next_change = after.version == before.version + 1;
  const bool move = next_change && after.entries == before.entries + 1 &&
                    timeline.entries[before.entries].kind == play::Entry::Kind::move;
  if (move) {
    const auto message = shared_text(move_message(room, now));
    for (const auto& guest : crowd.guests) guest.listener->send(message);
    if (after.over) send_state(crowd, room, now);
    return;
  }
  const bool offers = next_change && after.entries == before.entries &&
                      after.offers != before.offers && after.over == before.over &&
                      after.next == before.next && after.full == before.full;
  if (!offers) return send_state(crowd, room, now);
  const auto message = shared_text(wishes_message(room));
  const auto& declined = room.declined();
  const auto sorry = declined ? shared_text(declined_message(room, *declined)) : nullptr;
  for (const auto& guest : crowd.guests) {
    if (sorry && guest.original &&
        room.game().seat_of_original(*guest.original) == declined->asker) {
      guest.listener->send(sorry);
    }
    guest.listener->send(message);
  }
}

void Audience::tell_state(const Room& room, Milliseconds now, const Listener* except) {
  const auto found = crowds_.find(room.id());
  if (found != crowds_.end()) send_state(found->second, room, now, except);
}

void Audience::send_state(const Crowd& crowd, const Room& room, Milliseconds now,
                          const Listener* except) const {
  const StateText state(room, now, [&](Seat seat) { return is_here(room, seat); });
  const auto for_spectators = state.seen_by(std::nullopt);
  for (const auto& guest : crowd.guests) {
    if (guest.listener == except) continue;
    guest.listener->send(guest.original
                             ? state.seen_by(room.game().seat_of_original(*guest.original))
                             : for_spectators);
  }
}

void Audience::close_all(const std::string& id) {
  const auto found = crowds_.find(id);
  if (found == crowds_.end()) return;
  const auto guests = std::move(found->second.guests);
  crowds_.erase(found);
  for (const auto& guest : guests) whereabouts_.erase(guest.listener);
  for (const auto& guest : guests) guest.listener->close();
}

std::vector<int> Audience::present(const std::string& id) const {
  const auto found = crowds_.find(id);
  std::set<int> seats;
  if (found == crowds_.end()) return {};
  for (const auto& guest : found->second.guests) {
    if (guest.original) seats.insert(*guest.original);
  }
  return {seats.begin(), seats.end()};
}

bool Audience::set_elsewhere(const std::string& id, const std::vector<int>& seats) {
  if (seats.empty()) return elsewhere_.erase(id) > 0;
  std::set<int> players(seats.begin(), seats.end());
  return std::exchange(elsewhere_[id], players) != players;
}

bool Audience::is_here(const Room& room, Seat seat) const {
  const Seat original = room.game().seat_of_original(seat);
  const auto elsewhere = elsewhere_.find(room.id());
  if (elsewhere != elsewhere_.end() && elsewhere->second.contains(original)) return true;
  const auto found = crowds_.find(room.id());
  return found != crowds_.end() &&
         std::ranges::any_of(found->second.guests,
                             [&](const Guest& guest) { return guest.original == original; });
}

} // namespace howdah::server
