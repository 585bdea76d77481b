#include "server/lobby.hpp"

#include "server/secret.hpp"
#include "store/digest.hpp"

#include <algorithm>
#include <utility>

namespace howdah::server {
namespace {

constexpr Milliseconds kTidyPeriod = 10'000;
constexpr Milliseconds kPrunePeriod = 3'600'000;

tl::unexpected<Refusal> refused(Refusal refusal) {
  return tl::unexpected<Refusal>(std::move(refusal));
}

Refusal refusal_of(Visited visited) {
  return visited == Visited::missing ? no_such_game() : unavailable();
}

/// A move or a swap can be repeated safely by itself.
bool needs_key(const Action& action) {
  return action.kind != Action::Kind::move && action.kind != Action::Kind::swap;
}

} // namespace

Lobby::Lobby(std::unique_ptr<store::Database> database, const Post& post, LobbySettings settings,
             Health health)
    : settings_(std::move(settings)), store_(std::move(database), post, events(std::move(health))),
      rooms_(store_,
             {.present =
                  [this](const Room& room) {
                    audience_.tell_changes(room, now());
                    if (room.game().engine_due()) engines_.look();
                  },
              .gone = [this](const std::string& id) { audience_.close_all(id); },
              .unloaded = [this](const std::string& id) { audience_.set_elsewhere(id, {}); },
              .is_in_use = [this](const std::string& id) { return audience_.has(id); }},
             settings_.most_rooms),
      engines_(store_, rooms_, post, settings_.choose), pruned_(store_.now()) {}

store::Store::Events Lobby::events(Health health) {
  return {
      .changed = [this](const std::string& id, std::int64_t version) { rooms_.heard(id, version); },
      .presence =
          [this](const std::string& id, const std::vector<int>& seats) {
            if (!audience_.set_elsewhere(id, seats)) return;
            rooms_.look(id, [this](Visited, const Room* room) {
              if (room != nullptr) audience_.tell_state(*room, now());
            });
          },
      .health = std::move(health)};
}

/// Whom an engine thinks for: no addresses in the database.
std::string Lobby::tag_of(const std::string& client) const {
  return store::digest(store::keyed_digest(store_.token_key(), client)).substr(0, 16);
}

void Lobby::create(const NewGame& wanted, const std::string& client,
                   const Answer<Created>& answer) {
  if (draining_) return answer(refused(shutting_down()));
  if (store_.nearly_full()) return answer(refused(nearly_full()));
  const bool engines = std::ranges::any_of(wanted.engines, [](int level) { return level != 0; });
  if (!engines || !settings_.limits_engines) return store_new_game(wanted, client, answer);
  store_.waits_for_too_many(tag_of(client), [this, wanted, client, answer](bool too_many) {
    if (too_many) return answer(refused(too_many_engines()));
    store_new_game(wanted, client, answer);
  });
}

void Lobby::store_new_game(const NewGame& wanted, const std::string& client,
                           const Answer<Created>& answer) {
  const Tokens tokens(store_.token_key(), wanted.key, client);
  auto row = new_game_row(wanted, tokens, tag_of(client), settings_.balanced, now());
  if (!row) return answer(refused({400, row.error()}));
  const auto id = row->id;
  const auto created = created_of(*row, tokens);
  const bool engine_moves = row->standing.engine_turn.has_value();
  store_.apply({.game = id, .creates = {*std::move(row)}},
               [this, id, tokens, created, engine_moves, answer](const store::Applied& applied) {
                 if (applied.failed()) return answer(refused(unavailable()));
                 if (applied.conflict()) return find_created(id, tokens, answer);
                 settings_.log(LogLevel::info, "game.created", {{"id", id}});
                 if (engine_moves) engines_.look();
                 answer(*created);
               });
}

/// The game is there already: a repeated request, or one whose answer from the database was lost.
void Lobby::find_created(const std::string& id, const Tokens& tokens,
                         const Answer<Created>& answer) {
  store_.load(id, [tokens, answer](const store::Loaded& loaded) {
    const auto created = loaded.row ? created_of(*loaded.row, tokens) : std::nullopt;
    if (!created) return answer(refused(unavailable()));
    answer(*created);
  });
}

void Lobby::join(const std::string& id, const JoinRequest& request, const Answer<Joined>& answer) {
  struct Result {
    Joined joined{};
    std::optional<Error> error{};
  };
  const auto result = std::make_shared<Result>();
  result->joined.secret = request.secret.empty() ? new_secret() : request.secret;
  rooms_.visit(id, {.judge = [this, request, result](Room& room) -> Judged {
                      const auto seated =
                          room.join(request.invite, request.name, result->joined.secret, now());
                      result->error.reset();
                      if (!seated) {
                        result->error = seated.error();
                        return {.refused = true};
                      }
                      result->joined.seat = seated->seat;
                      if (!seated->is_new) return {};
                      return {.change = room.take_change(now())};
                    },
                    .end =
                        [result, answer](Visited visited, const Room* room) {
                          if (room == nullptr) return answer(refused(refusal_of(visited)));
                          if (result->error) return answer(refused({409, *result->error}));
                          result->joined.version = room->version();
                          answer(result->joined);
                        }});
}

void Lobby::act(const std::string& id, const Actor& actor, const Action& action,
                const std::string& key, const Answer<std::int64_t>& answer) {
  struct Result {
    std::optional<Refusal> refusal{};
    std::optional<std::int64_t> version{}; // of an action that was done before
    std::optional<bool> may_create{};
  };
  const auto result = std::make_shared<Result>();
  // One that cannot be repeated safely gets a key in any case: the answer of the database may get
  // lost.
  const auto own_key = key.empty() && needs_key(action) ? new_secret() : key;
  const auto judge = [this, actor, action, own_key, result](Room& room) -> Judged {
    const auto time = now();
    result->refusal.reset();
    result->version.reset();
    const auto original = room.original_seat_of(actor.secret);
    if (!original) {
      result->refusal = {409,
                         {{"only players may do that", "seuls les joueurs peuvent faire cela"}}};
      return {.refused = true};
    }
    result->version = room.version_of_key(*original, own_key);
    if (result->version) return {};
    if (!room.tick(time).empty()) { // a fallen flag comes first
      return {.change = room.take_change(time), .again = true};
    }
    const auto seat = room.game().seat_of_original(*original);
    const auto events = room.act(seat, action, time);
    if (!events) {
      result->refusal = {409, events.error()};
      return {.refused = true};
    }
    if (events->empty()) return {};
    const auto tag = tag_of(actor.client);
    if (play::find<play::RematchAgreed>(*events) != nullptr) {
      if (!result->may_create) result->may_create = actor.may_create();
      if (draining_)
        result->refusal = shutting_down();
      else if (store_.nearly_full())
        result->refusal = nearly_full();
      else if (!*result->may_create)
        result->refusal = too_many_games();
      if (result->refusal) return {.discard = true};
      room.start_rematch(new_game_id(), time, tag);
    }
    return {.change = room.take_change(time, tag, *original, own_key)};
  };
  rooms_.visit(id, {.judge = judge, .end = [result, answer](Visited visited, const Room* room) {
                      if (result->refusal) return answer(refused(*result->refusal));
                      if (room == nullptr) return answer(refused(refusal_of(visited)));
                      answer(result->version.value_or(room->version()));
                    }});
}

void Lobby::look(const std::string& id, const Answer<const Room*>& answer) {
  rooms_.look(id, [answer](Visited visited, const Room* room) {
    if (room == nullptr) return answer(refused(refusal_of(visited)));
    answer(room);
  });
}

void Lobby::enter(Listener& listener, const std::string& id, const std::string& secret,
                  const Answer<std::int64_t>& answer) {
  look(id, [this, guest = listener.weak_from_this(), secret,
            answer](const tl::expected<const Room*, Refusal>& room) {
    const auto alive = guest.lock();
    if (!alive) return;
    if (!room) return answer(refused(room.error()));
    const auto original = (*room)->original_seat_of(secret);
    if (audience_.enter(*alive, **room, original, now())) {
      store_.set_presence((*room)->id(), audience_.present((*room)->id()));
      audience_.tell_state(**room, now(), alive.get());
    }
    answer((*room)->version());
  });
}

void Lobby::leave(Listener& listener) {
  const auto id = audience_.leave(listener);
  if (id) tell_presence(*id);
}

void Lobby::tell_presence(const std::string& id) {
  store_.set_presence(id, audience_.present(id));
  if (!audience_.has(id)) return;
  rooms_.look(id, [this](Visited, const Room* room) {
    if (room != nullptr) audience_.tell_state(*room, now());
  });
}

void Lobby::tick() {
  engines_.look();
  drop_flags();
  if (now() - tidied_ < kTidyPeriod) return;
  tidied_ = now();
  rooms_.tidy();
  prune();
}

void Lobby::drop_flags() {
  if (std::exchange(claims_flags_, true)) return;
  store_.claim_fallen_flags([this](const std::vector<std::string>& ids) {
    claims_flags_ = false;
    for (const auto& id : ids) {
      rooms_.visit(id, {.judge = [this](Room& room) -> Judged {
                          const auto time = now();
                          if (room.tick(time).empty()) return {};
                          return {.change = room.take_change(time)};
                        },
                        .end = [](Visited, const Room*) {}});
    }
  });
}

void Lobby::prune() {
  if (settings_.retention == 0 || now() - pruned_ < kPrunePeriod) return;
  pruned_ = now();
  store_.prune(settings_.retention, [this](std::int64_t deleted) {
    settings_.log(LogLevel::info, "games.pruned", {{"count", std::to_string(deleted)}});
  });
}

void Lobby::drain() {
  draining_ = true;
  engines_.stop();
}

} // namespace howdah::server
