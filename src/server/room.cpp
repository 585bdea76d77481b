#include "server/room.hpp"

#include "core/text.hpp"
#include "server/secret.hpp"
#include "store/digest.hpp"

#include <algorithm>

namespace howdah::server {
namespace {

constexpr std::string_view kDeclined = "declined ";

/// "declined draw 0 1", among the offers of a row.
std::optional<Room::Declined> parse_declined(std::string_view offers) {
  const auto place = offers.find(kDeclined);
  if (place == std::string_view::npos) return std::nullopt;
  offers.remove_prefix(place + kDeclined.size());
  const auto offer = play::parse_offer(take_until(offers, ' '));
  const auto asker = parse_number(take_until(offers, ' '), kMaxPlayers - 1);
  const auto by = parse_number(offers, kMaxPlayers - 1);
  if (!offer || !asker || !by) return std::nullopt;
  return Room::Declined{*offer, static_cast<Seat>(*asker), static_cast<Seat>(*by)};
}

} // namespace

Room::Room(store::GameRow row, play::GameInPlay game)
    : id_(std::move(row.id)), version_(row.version), created_(row.created),
      seats_(std::move(row.seats)), keys_(std::move(row.keys)), next_(std::move(row.standing.next)),
      stored_deadline_(row.standing.deadline), engine_client_(std::move(row.standing.engine_turn)),
      stored_entries_(row.entries.size()), declined_(parse_declined(row.standing.offers)),
      game_(std::move(game)) {}

Expected<std::unique_ptr<Room>> Room::open(store::GameRow row, Milliseconds now) {
  auto snapshot = snapshot_of(row, now);
  snapshot.opening.policy = kOnlinePolicy;
  auto game = play::GameInPlay::restore(std::move(snapshot), play::Instant(now));
  if (!game) return tl::unexpected<Error>(std::move(game).error());
  row.seats.resize(static_cast<std::size_t>(game->seats()));
  return std::unique_ptr<Room>(new Room(std::move(row), *std::move(game))); // private constructor
}

store::StandingRow Room::standing(Milliseconds now, const std::string& client) const {
  auto row = standing_of(game_, now);
  row.next = next_;
  if (declined_) {
    row.offers += concat(row.offers.empty() ? "" : ";", kDeclined, play::to_word(declined_->offer),
                         ' ', declined_->asker, ' ', declined_->by);
  }
  if (game_.engine_due()) {
    row.engine_turn = client.empty() ? engine_client_.value_or(std::string()) : client;
  }
  return row;
}

store::GameRow Room::row(Milliseconds now, const std::string& client) const {
  const auto& opening = game_.opening();
  const auto clock = opening.clock.value_or(play::ClockRules{});
  store::GameRow row{.id = id_,
                     .version = version_,
                     .created = created_,
                     .setup = opening.setup,
                     .start_name = opening.start_name,
                     .swap = static_cast<int>(opening.swap),
                     .base = clock.base.count(),
                     .increment = clock.increment.count(),
                     .seats = seats_,
                     .standing = standing(now, client),
                     .keys = keys_};
  const auto& timeline = game_.timeline();
  for (std::size_t i = 0; i < timeline.standing; ++i) {
    row.entries.push_back(entry_row(timeline.entries[i]));
  }
  return row;
}

bool Room::has_unstored_deadline() const {
  return game_.clock_runs() && !stored_deadline_;
}

std::optional<Seat> Room::original_seat_of(const std::string& secret) const {
  if (secret.empty()) return std::nullopt;
  const auto digest = store::digest(secret);
  for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
    if (same_secret(seats_[seat].secret, digest)) return static_cast<Seat>(seat);
  }
  return std::nullopt;
}

std::optional<Seat> Room::seat_of(const std::string& secret) const {
  const auto original = original_seat_of(secret);
  if (!original) return std::nullopt;
  return game_.seat_of_original(*original);
}

std::optional<std::int64_t> Room::version_of_key(Seat original, const std::string& key) const {
  if (key.empty()) return std::nullopt;
  for (const auto& row : keys_) {
    if (row.seat == original && row.key == key) return row.version;
  }
  return std::nullopt;
}

Expected<Room::Seated> Room::join(const std::string& invite, const std::string& name,
                                  const std::string& secret, Milliseconds now) {
  if (const auto seat = seat_of(secret)) return Seated{.seat = *seat, .is_new = false};
  const auto digest = store::digest(invite);
  for (std::size_t i = 0; i < seats_.size(); ++i) {
    auto& row = seats_[i];
    if (row.invite.empty() || !row.secret.empty() || !same_secret(row.invite, digest)) continue;
    const auto seat = static_cast<Seat>(i);
    const auto taken = game_.take_seat(seat, name, play::Instant(now));
    if (!taken) return tl::unexpected<Error>(taken.error());
    row.secret = store::digest(secret);
    row.name = name;
    seats_changed_ = true;
    declined_.reset();
    return Seated{.seat = seat, .is_new = true};
  }
  return fail({"this invitation was used already, or is for another game",
               "cette invitation a déjà servi, ou vaut pour une autre partie"});
}

Expected<play::Events> Room::act(Seat seat, const Action& action, Milliseconds now) {
  const play::Instant time(now);
  const auto done = [&]() -> Expected<play::Events> {
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
  };
  auto events = done();
  if (!events || events->empty()) return events;
  declined_.reset();
  const auto* const declined = play::find<play::OfferDeclined>(*events);
  if (declined != nullptr && declined->asker != seat) { // else it was withdrawn
    declined_ = Declined{declined->offer, declined->asker, seat};
  }
  return events;
}

play::Events Room::tick(Milliseconds now) {
  auto events = game_.tick(play::Instant(now));
  if (!events.empty()) declined_.reset();
  return events;
}

store::Change Room::take_change(Milliseconds now, const std::string& client, Seat original,
                                const std::string& key) {
  const auto& timeline = game_.timeline();
  store::Change change{.game = id_,
                       .version = version_++,
                       .creates = std::move(creates_),
                       .keeps = std::min(stored_entries_, timeline.standing),
                       .standing = standing(now, client)};
  for (auto i = change.keeps; i < timeline.standing; ++i) {
    change.adds.push_back(entry_row(timeline.entries[i]));
  }
  if (seats_changed_) change.seats = seats_;
  if (!key.empty()) add_key(change, original, key);
  creates_.clear();
  seats_changed_ = false;
  stored_entries_ = timeline.standing;
  stored_deadline_ = change.standing.deadline;
  engine_client_ = change.standing.engine_turn;
  return change;
}

void Room::add_key(store::Change& change, Seat original, const std::string& key) {
  const auto is_own = [&](const store::KeyRow& row) { return row.seat == original; };
  while (std::ranges::count_if(keys_, is_own) >= kMostKeys) {
    const auto oldest = std::ranges::find_if(keys_, is_own);
    change.forgets_through = oldest->version;
    keys_.erase(oldest);
  }
  keys_.push_back({.seat = original, .key = key, .version = version_});
  change.key = keys_.back();
}

store::GameRow Room::rematch(std::string id, Milliseconds now) const {
  auto row = this->row(now);
  row.id = std::move(id);
  row.version = 1;
  row.created = now;
  row.entries.clear();
  row.keys.clear();
  row.standing = {};
  for (Seat seat = 0; seat < game_.seats(); ++seat) {
    if (!game_.player(game_.seat_of_original(seat)).left) continue;
    row.seats[static_cast<std::size_t>(seat)] = {.level = play::kSubstituteLevel};
  }
  std::ranges::rotate(row.seats, row.seats.begin() + 1);
  return row;
}

void Room::start_rematch(std::string id, Milliseconds now, const std::string& client) {
  const auto room = open(rematch(id, now), now);
  if (!room) return; // its start was opened before
  creates_.push_back((*room)->row(now, client));
  next_ = std::move(id);
}

} // namespace howdah::server
