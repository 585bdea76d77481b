#include "server/rooms.hpp"

#include "server/secret.hpp"

#include <algorithm>
#include <utility>

namespace howdah::server {
namespace {

constexpr Milliseconds kForgetAfter = 10LL * 60 * 1000;
constexpr int kMostAttempts = 20;         // of judging one visit
constexpr std::size_t kMostVisits = 1000; // that wait in one room

} // namespace

void Rooms::visit(const std::string& id, Visit visit) {
  if (!is_game_id(id)) return visit.end(Visited::missing, nullptr);
  auto found = places_.find(id);
  if (found == places_.end()) {
    if (most_ != 0 && places_.size() >= most_) return visit.end(Visited::unavailable, nullptr);
    found = places_.emplace(id, Place{}).first;
    store_.watch(id);
  }
  auto& place = found->second;
  if (place.visits.size() >= kMostVisits) return visit.end(Visited::unavailable, nullptr);
  place.used = store_.now();
  place.visits.push_back(std::move(visit));
  ++unended_;
  if (!place.working) proceed(id);
}

void Rooms::look(const std::string& id, std::function<void(Visited, const Room*)> end) {
  visit(id, {.judge = [](Room&) { return Judged{}; }, .end = std::move(end)});
}

void Rooms::proceed(const std::string& id) {
  auto& place = places_.at(id);
  place.working = true;
  while (!place.visits.empty()) {
    if (!place.room || place.heard > place.room->version()) return load(id);
    auto judged = place.visits.front().judge(*place.room);
    // Another server may have stored what allows it.
    if (judged.refused && !place.fresh) return load(id);
    if (judged.change) return store_change(id, *std::move(judged.change), judged.again);
    if (judged.discard) place.room.reset();
    end_visit(place, Visited::done);
  }
  place.working = false;
  if (!place.room && !hooks_.is_in_use(id)) forget(id);
}

void Rooms::end_visit(Place& place, Visited visited) {
  const auto visit = std::move(place.visits.front());
  place.visits.pop_front();
  place.attempts = 0;
  place.fresh = false;
  --unended_;
  visit.end(visited, visited == Visited::done ? place.room.get() : nullptr);
}

void Rooms::end_all(const std::string& id, Visited visited) {
  auto& place = places_.at(id);
  place.room.reset();
  // Those that come meanwhile try anew.
  for (auto count = place.visits.size(); count > 0; --count) end_visit(place, visited);
  proceed(id);
}

void Rooms::load(const std::string& id) {
  store_.load(id, [this, id](store::Loaded loaded) { this->loaded(id, std::move(loaded)); });
}

void Rooms::loaded(const std::string& id, store::Loaded loaded) {
  if (loaded.failed) return end_all(id, Visited::unavailable);
  auto& place = places_.at(id);
  auto room = loaded.row ? Room::open(*std::move(loaded.row), store_.now())
                         : Expected<std::unique_ptr<Room>>(nullptr);
  if (!room || *room == nullptr) {
    hooks_.gone(id);
    return end_all(id, Visited::missing);
  }
  place.room = *std::move(room);
  place.heard = 0;
  place.fresh = true;
  hooks_.present(*place.room);
  if (place.room->has_unstored_deadline()) {
    // A game of an older schema: everybody who looks at it must see the same clock.
    return store_change(id, place.room->take_change(store_.now()), true);
  }
  proceed(id);
}

void Rooms::store_change(const std::string& id, store::Change change, bool again) {
  store_.apply(std::move(change),
               [this, id, again](const store::Applied& applied) { stored(id, applied, again); });
}

void Rooms::stored(const std::string& id, const store::Applied& applied, bool again) {
  auto& place = places_.at(id);
  if (applied.done()) {
    hooks_.present(*place.room);
    if (!again) end_visit(place, Visited::done);
    return proceed(id);
  }
  place.room.reset();
  if (applied.failed() || ++place.attempts > kMostAttempts) end_visit(place, Visited::unavailable);
  proceed(id);
}

void Rooms::heard(const std::string& id, std::int64_t version) {
  const auto found = places_.find(id);
  if (found == places_.end()) return;
  auto& place = found->second;
  if (version == 0) {
    if (place.working) return; // whoever is at it will notice
    hooks_.gone(id);
    return forget(id);
  }
  if (place.room && version <= place.room->version()) return;
  place.heard = std::max(place.heard, version);
  if (!place.working) look(id, [](Visited, const Room*) {});
}

void Rooms::tidy() {
  const auto now = store_.now();
  std::vector<std::string> idle;
  for (const auto& [id, place] : places_) {
    const bool crowded = most_ != 0 && places_.size() > most_ / 2;
    const auto patience = crowded ? kForgetAfter / 20 : kForgetAfter;
    if (!place.working && now - place.used > patience && !hooks_.is_in_use(id)) idle.push_back(id);
  }
  for (const auto& id : idle) forget(id);
}

void Rooms::forget(const std::string& id) {
  store_.unwatch(id);
  places_.erase(id);
  hooks_.unloaded(id);
}

} // namespace howdah::server
