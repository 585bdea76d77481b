#include "server/api.hpp"

#include "server/messages.hpp"

#include <chrono>
#include <utility>

namespace howdah::server {
namespace {

constexpr std::string_view kGames = "/api/v1/games";
constexpr int kMostExcess = 200; // messages beyond the limit that a socket may send

/// "/api/v1/games/ID/WHAT": both parts; WHAT may be missing.
std::pair<std::string, std::string> parts(std::string_view path) {
  path.remove_prefix(kGames.size() + 1);
  const auto slash = path.find('/');
  if (slash == std::string_view::npos) return {std::string(path), {}};
  return {std::string(path.substr(0, slash)), std::string(path.substr(slash + 1))};
}

} // namespace

Api::Api(Lobby& lobby, const ClientLimits& limits)
    : lobby_(lobby), requests_(limits.requests, limits.requests * 10),
      creations_(limits.creations, limits.creations * 30) {}

std::int64_t Api::clock() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
}

HttpAnswer Api::failure(const Refusal& refusal) {
  if (refusal.status == 429) ++counts_.limited;
  if (refusal.status == 503) ++counts_.unavailable;
  return {.status = refusal.status, .body = error_body(refusal.error)};
}

std::function<bool()> Api::creation_limit(const std::string& client) {
  return [this, client] { return creations_.allow(client, clock()); };
}

void Api::http(const HttpRequest& request, const HttpAnswerer& answer) {
  ++counts_.requests;
  if (!requests_.allow(request.client, clock())) return answer(failure(too_many_requests()));
  const bool get = request.method == "GET" || request.method == "HEAD";
  const bool post = request.method == "POST";
  if (request.path == "/api/v1" && get) {
    return answer({.body = api_json(addresses_.public_url, addresses_.lan_url)});
  }
  if (request.path == kGames && post) return create(request, answer);
  if (request.path.starts_with(std::string(kGames) + "/")) {
    const auto [id, what] = parts(request.path);
    if (post && what == "join") return join(id, request, answer);
    if (post && what == "actions") return act(id, request, answer);
    if (get && (what.empty() || what == "record")) return show(id, what == "record", answer);
  }
  answer(failure({404, {{"there is nothing at this address", "il n'y a rien à cette adresse"}}}));
}

void Api::show(const std::string& id, bool as_record, const HttpAnswerer& answer) {
  lobby_.look(id, [this, as_record, answer](const tl::expected<const Room*, Refusal>& found) {
    if (!found) return answer(failure(found.error()));
    const Room& room = **found;
    if (as_record) {
      return answer({.body = record_text(room, lobby_.now()), .type = "text/plain; charset=utf-8"});
    }
    const StateText state(room, lobby_.now(),
                          [&](Seat seat) { return lobby_.is_here(room, seat); });
    answer({.body = *state.seen_by(std::nullopt)});
  });
}

void Api::create(const HttpRequest& request, const HttpAnswerer& answer) {
  if (!creations_.allow(request.client, clock())) return answer(failure(too_many_games()));
  const auto wanted = read_new_game(request.body);
  if (!wanted) return answer(failure({400, wanted.error()}));
  lobby_.create(*wanted, request.client,
                [this, answer](const tl::expected<Created, Refusal>& created) {
                  if (!created) return answer(failure(created.error()));
                  ++counts_.created;
                  answer({.status = 201, .body = created_json(*created)});
                });
}

void Api::join(const std::string& id, const HttpRequest& request, const HttpAnswerer& answer) {
  const auto wanted = read_join(request.body);
  if (!wanted) return answer(failure({400, wanted.error()}));
  lobby_.join(id, *wanted, [this, answer](const tl::expected<Joined, Refusal>& joined) {
    answer(joined ? HttpAnswer{.body = joined_json(*joined)} : failure(joined.error()));
  });
}

void Api::act(const std::string& id, const HttpRequest& request, const HttpAnswerer& answer) {
  const auto wanted = read_action(request.body);
  if (!wanted) return answer(failure({400, wanted.error()}));
  if (!wanted->is_action()) {
    return answer(failure({400,
                           {{"'type' must be move, swap, wish or decline here",
                             "« type » doit être ici move, swap, wish ou decline"}}}));
  }
  lobby_.act(id,
             {.secret = wanted->secret,
              .client = request.client,
              .may_create = creation_limit(request.client)},
             wanted->action, wanted->key,
             [this, answer](const tl::expected<std::int64_t, Refusal>& version) {
               answer(version ? HttpAnswer{.body = done_json(*version)} : failure(version.error()));
             });
}

std::string Api::socket_game(std::string_view path) {
  if (!path.starts_with(kGames) || path.size() <= kGames.size() + 1) return {};
  auto [id, what] = parts(path);
  return what == "socket" ? std::move(id) : std::string();
}

void Api::find_game(const std::string& id, const std::function<void(int)>& answer) {
  lobby_.look(id, [answer](const tl::expected<const Room*, Refusal>& room) {
    answer(room ? 200 : room.error().status);
  });
}

void Api::send_error(Listener& listener, std::int64_t number, const Refusal& refusal) {
  if (refusal.status == 429) ++counts_.limited;
  if (refusal.status == 503) ++counts_.unavailable;
  listener.send(shared_text(error_message(number, refusal)));
}

void Api::message(Listener& listener, Speaker& speaker, std::string_view text) {
  ++counts_.messages;
  if (!requests_.allow(speaker.client, clock())) {
    if (++speaker.excess > kMostExcess) return listener.close();
    return send_error(listener, 0, too_many_requests());
  }
  speaker.excess = std::max(0, speaker.excess - 1);
  const auto wanted = read_action(text);
  if (!wanted) return send_error(listener, 0, {400, wanted.error()});
  const auto answer = [this, guest = listener.weak_from_this(), number = wanted->number](
                          const tl::expected<std::int64_t, Refusal>& version) {
    const auto alive = guest.lock();
    if (!alive) return;
    if (!version) return send_error(*alive, number, version.error());
    alive->send(shared_text(acknowledgement(number, *version)));
  };
  if (wanted->type == "hello") {
    speaker.secret = wanted->secret;
    return lobby_.enter(listener, speaker.game, speaker.secret,
                        [this, guest = listener.weak_from_this(),
                         number = wanted->number](const tl::expected<std::int64_t, Refusal>& done) {
                          const auto alive = guest.lock();
                          if (!alive || done) return;
                          send_error(*alive, number, done.error());
                          alive->close();
                        });
  }
  if (wanted->type == "ping") {
    return lobby_.look(speaker.game, [answer](const tl::expected<const Room*, Refusal>& room) {
      answer(room.map([](const Room* found) { return found->version(); }));
    });
  }
  lobby_.act(speaker.game,
             {.secret = speaker.secret,
              .client = speaker.client,
              .may_create = creation_limit(speaker.client)},
             wanted->action, wanted->key, answer);
}

void Api::tick() {
  lobby_.tick();
  requests_.tidy(clock());
  creations_.tidy(clock());
}

} // namespace howdah::server
