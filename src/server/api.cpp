#include "server/api.hpp"

#include "play/game_record.hpp"
#include "record/writer.hpp"
#include "server/messages.hpp"

#include <utility>

namespace howdah::server {
namespace {

constexpr std::string_view kGames = "/api/v1/games";

HttpAnswer failure(int status, const Error& error) {
  return {.status = status, .body = error_body(error)};
}

HttpAnswer not_found() {
  return failure(404, {{"there is no such game", "cette partie n'existe pas"}});
}

HttpAnswer not_stored() {
  return failure(503, {{"it could not be stored; nothing was changed",
                        "l'enregistrement a échoué ; rien n'a changé"}});
}

HttpAnswer too_many() {
  return failure(429,
                 {{"too many requests; wait a little", "trop de demandes ; patientez un peu"}});
}

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

void Api::http(const HttpRequest& request, std::function<void(HttpAnswer)> answer) {
  if (!requests_.allow(request.client, lobby_.now())) return answer(too_many());
  const bool get = request.method == "GET";
  const bool post = request.method == "POST";
  if (request.path == "/api/v1" && get) return answer({.body = R"({"api":1})"});
  if (request.path == kGames && post) return create(request, std::move(answer));
  if (request.path.starts_with(std::string(kGames) + "/")) {
    const auto [id, what] = parts(request.path);
    if (post && what == "join") return join(id, request, std::move(answer));
    if (post && what == "actions") return act(id, request, std::move(answer));
    if (get && (what.empty() || what == "record")) {
      const Room* room = lobby_.find(id);
      if (room == nullptr) return answer(not_found());
      if (what == "record") {
        return answer(
            {.body = record::to_text(play::record_of(room->game(), play::Instant(lobby_.now()))),
             .type = "text/plain; charset=utf-8"});
      }
      return answer({.body = state_message(*room, std::nullopt, lobby_.now(),
                                           [&](Seat seat) { return lobby_.is_here(id, seat); })});
    }
  }
  answer(failure(404, {{"there is nothing at this address", "il n'y a rien à cette adresse"}}));
}

void Api::create(const HttpRequest& request, std::function<void(HttpAnswer)> answer) {
  if (!creations_.allow(request.client, lobby_.now())) return answer(too_many());
  const auto wanted = read_new_game(request.body);
  if (!wanted) return answer(failure(400, wanted.error()));
  const auto created = lobby_.create(*wanted);
  if (!created) return answer(failure(400, created.error()));
  lobby_.after_commit([answer = std::move(answer), created = *created](bool stored) {
    answer(stored ? HttpAnswer{.status = 201, .body = created_json(created)} : not_stored());
  });
}

void Api::join(const std::string& id, const HttpRequest& request,
               std::function<void(HttpAnswer)> answer) {
  const auto wanted = read_join(request.body);
  if (!wanted) return answer(failure(400, wanted.error()));
  if (lobby_.find(id) == nullptr) return answer(not_found());
  const auto joined = lobby_.join(id, wanted->invite, wanted->name);
  if (!joined) return answer(failure(409, joined.error()));
  lobby_.after_commit([answer = std::move(answer), joined = *joined](bool stored) {
    answer(stored ? HttpAnswer{.body = joined_json(joined)} : not_stored());
  });
}

void Api::act(const std::string& id, const HttpRequest& request,
              std::function<void(HttpAnswer)> answer) {
  const auto wanted = read_action(request.body);
  if (!wanted) return answer(failure(400, wanted.error()));
  if (wanted->type == "hello") {
    return answer(failure(400, {{"'type' must be move, swap, wish or decline here",
                                 "« type » doit être ici move, swap, wish ou decline"}}));
  }
  if (lobby_.find(id) == nullptr) return answer(not_found());
  if (const auto error = lobby_.act(id, wanted->secret, wanted->action)) {
    return answer(failure(409, *error));
  }
  lobby_.after_commit([answer = std::move(answer)](bool stored) {
    answer(stored ? HttpAnswer{.body = R"({"ok":true})"} : not_stored());
  });
}

std::string Api::socket_game(std::string_view path) {
  if (!path.starts_with(kGames) || path.size() <= kGames.size() + 1) return {};
  auto [id, what] = parts(path);
  return what == "socket" ? std::move(id) : std::string();
}

void Api::message(Listener& listener, const std::string& game, std::string& secret,
                  const std::string& client, std::string_view text) {
  if (!requests_.allow(client, lobby_.now())) {
    listener.send(error_message(
        0, {{"too many messages; wait a little", "trop de messages ; patientez un peu"}}));
    return;
  }
  const auto wanted = read_action(text);
  if (!wanted) return listener.send(error_message(0, wanted.error()));
  if (wanted->type == "hello") {
    secret = wanted->secret;
    if (!lobby_.enter(listener, game, secret)) listener.close();
    return;
  }
  if (const auto error = lobby_.act(game, secret, wanted->action)) {
    return listener.send(error_message(wanted->number, *error));
  }
  lobby_.send_after_commit(listener, acknowledgement(wanted->number));
}

void Api::tick() {
  lobby_.tick();
  requests_.tidy(lobby_.now());
  creations_.tidy(lobby_.now());
}

} // namespace howdah::server
