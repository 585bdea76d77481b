// The addresses of the API and the status of every answer; what happens in a game is the lobby's.
#include "server/api.hpp"
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <set>

namespace howdah::server {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class ApiTest : public LobbyTest {
protected:
  HttpAnswer send(const std::string& method, const std::string& path, const std::string& body = {},
                  const std::string& client = "here") {
    std::optional<HttpAnswer> answer;
    api().http({.method = method, .path = path, .body = body, .client = client},
               [&](HttpAnswer given) { answer = std::move(given); });
    EXPECT_TRUE(loop_.until([&] { return answer.has_value(); })) << path;
    return answer.value_or(HttpAnswer{});
  }
  HttpAnswer post(const std::string& path, const json& body) {
    return send("POST", "/api/v1/games" + path, body.dump());
  }
  [[nodiscard]] Api& api() {
    if (!api_) api_ = std::make_unique<Api>(lobby(), ClientLimits{});
    return *api_;
  }
  /// A game with both seats taken.
  void begin() {
    const auto created = json::parse(post("", {{"game", "siam"}, {"name", "Ana"}}).body);
    id_ = created["id"];
    ana_ = created["secret"];
    invite_ = created["invites"][1];
    const auto joined = post("/" + id_ + "/join", {{"invite", invite_}, {"name", "Bob"}});
    EXPECT_EQ(joined.status, 200);
    bob_ = json::parse(joined.body)["secret"];
  }
  [[nodiscard]] json first_move() const {
    return {{"secret", ana_}, {"type", "move"}, {"ply", 0}, {"move", "@c1n"}};
  }
  /// Says something over a socket, and waits for that many answers.
  void say(Ear& ear, const json& message, std::size_t answers = 1) {
    const auto expected = ear.heard.size() + answers;
    speaker_.game = id_;
    api().message(ear, speaker_, message.dump());
    EXPECT_TRUE(loop_.until([&] { return ear.heard.size() >= expected; })) << message;
  }

  Speaker speaker_{.client = "here"};

private:
  std::unique_ptr<Api> api_{};
};

/// The names of a JSON object's fields, as docs/api.md lists them.
std::vector<std::string> fields(const json& object) {
  std::vector<std::string> names;
  for (const auto& [name, value] : object.items()) names.push_back(name);
  return names;
}

/// The page that describes the API.
std::string documented() {
  std::ifstream page(HOWDAH_API_DOCS);
  return {std::istreambuf_iterator<char>(page), {}};
}

TEST_F(ApiTest, EveryMessageIsDocumented) {
  const auto page = documented();
  begin();
  const auto created = json::parse(post("", {{"game", "siam"}, {"base", 60'000}}).body);
  const auto joined = json::parse(
      post("/" + created["id"].get<std::string>() + "/join", {{"invite", created["invites"][1]}})
          .body);
  EXPECT_THAT(page, HasSubstr("{\"id\":"));
  EXPECT_THAT(fields(created),
              testing::UnorderedElementsAre("id", "version", "seat", "secret", "invites"));
  EXPECT_THAT(fields(joined), testing::UnorderedElementsAre("seat", "secret", "version"));
  const auto ana = std::make_shared<Ear>();
  say(*ana, {{"type", "hello"}, {"secret", ana_}});
  say(*ana, {{"type", "move"}, {"ply", 0}, {"move", "@c1n"}, {"number", 1}}, 2);
  say(*ana, {{"type", "wish"}, {"wish", "draw"}, {"number", 2}}, 2);
  EXPECT_EQ(post("/" + id_ + "/actions", {{"secret", bob_}, {"type", "decline"}, {"wish", "draw"}})
                .status,
            200);
  say(*ana, {{"type", "move"}, {"ply", 9}, {"move", "@c1n"}, {"number", 3}});
  say(*ana, {{"type", "ping"}, {"number", 4}});
  std::set<std::string> types;
  for (const auto& message : ana->heard) {
    const std::string type = message["type"];
    types.insert(type);
    if (type == "state") continue;
    std::string shown = "{\"type\": \"" + type + "\"";
    EXPECT_THAT(page, HasSubstr("| `" + shown)) << type;
    const auto place = page.find("| `" + shown);
    const auto row = page.substr(place, page.find("}`", place) - place);
    for (const auto& field : fields(message)) EXPECT_THAT(row, HasSubstr("\"" + field + "\""));
    EXPECT_EQ(std::ranges::count(row, '"'), 2 * (static_cast<std::ptrdiff_t>(message.size()) + 1))
        << "and no others: " << row;
  }
  EXPECT_THAT(types, testing::ElementsAre("ack", "declined", "error", "move", "state", "wishes"));
  const auto state =
      json::parse(send("GET", "/api/v1/games/" + created["id"].get<std::string>()).body);
  const auto described = page.substr(page.find("A **state** has"));
  for (const auto& field : fields(state)) {
    if (field == "type") continue;
    EXPECT_THAT(described, HasSubstr("`" + field + "`"));
  }
  for (const auto& part : {state["seats"][0], state["clock"], state["wishes"]}) {
    for (const auto& field : fields(part)) EXPECT_THAT(described, HasSubstr("`" + field + "`"));
  }
  for (const auto& field : fields(json::parse(send("GET", "/api/v1").body))) {
    EXPECT_THAT(page, HasSubstr("`" + field + "`"));
  }
}

TEST_F(ApiTest, AGameIsCreatedJoinedPlayedAndShown) {
  EXPECT_EQ(json::parse(send("GET", "/api/v1").body)["api"], 1);
  EXPECT_EQ(post("", {{"game", "siam"}}).status, 201);
  begin();
  const auto played = post("/" + id_ + "/actions", first_move());
  EXPECT_EQ(played.status, 200);
  EXPECT_EQ(played.body, R"({"ok":true,"version":3})");
  const auto state = json::parse(send("GET", "/api/v1/games/" + id_).body);
  EXPECT_EQ(state["type"], "state");
  EXPECT_TRUE(state["you"].is_null());
}

TEST_F(ApiTest, TheRecordIsPlainText) {
  begin();
  EXPECT_EQ(post("/" + id_ + "/actions", first_move()).status, 200);
  const auto answer = send("GET", "/api/v1/games/" + id_ + "/record");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.type, "text/plain; charset=utf-8");
  EXPECT_THAT(answer.body, HasSubstr("[Elephants \"Ana\"]"));
  EXPECT_THAT(answer.body, HasSubstr("1. @c1n"));
}

TEST_F(ApiTest, TheStatusSaysWhyARequestWasRefused) {
  begin();
  auto hello = first_move();
  hello["type"] = "hello";
  auto again = first_move();
  again["secret"] = "a guess";
  EXPECT_EQ(send("POST", "/api/v1/games", "{").status, 400);
  EXPECT_EQ(post("", {{"game", "chess"}}).status, 400);
  EXPECT_EQ(post("/" + id_ + "/actions", hello).status, 400);
  EXPECT_EQ(post("/" + id_ + "/join", {{"invite", 7}}).status, 400);
  EXPECT_EQ(post("/nowhere/join", {{"invite", invite_}}).status, 404);
  EXPECT_EQ(post("/nowhere/actions", first_move()).status, 404);
  EXPECT_EQ(send("GET", "/api/v1/games/nowhere").status, 404);
  EXPECT_EQ(send("GET", "/api/v1/games/nowhere/record").status, 404);
  EXPECT_EQ(send("GET", "/api/v1/games").status, 404);
  EXPECT_EQ(send("DELETE", "/api/v1/games/" + id_).status, 404);
  EXPECT_EQ(post("/" + id_ + "/join", {{"invite", invite_}}).status, 409);
  EXPECT_EQ(post("/" + id_ + "/actions", again).status, 409);
  EXPECT_NE(json::parse(send("GET", "/api/v1/nowhere").body)["error"]["fr"], "");
}

TEST_F(ApiTest, WhatCouldNotBeStoredIsSaidSo) {
  begin();
  set_unusable(true);
  EXPECT_EQ(post("/" + id_ + "/actions", first_move()).status, 503);
  EXPECT_EQ(post("", {{"game", "siam"}}).status, 503);
}

TEST_F(ApiTest, EachClientHasItsOwnLimits) {
  int created = 0;
  while (created < 100 && send("POST", "/api/v1/games", R"({"game":"siam"})").status == 201) {
    ++created;
  }
  EXPECT_GE(created, 30);
  EXPECT_LE(created, 35) << "one more for every second it took";
  EXPECT_EQ(send("POST", "/api/v1/games", R"({"game":"siam"})", "elsewhere").status, 201);
  EXPECT_EQ(send("GET", "/api/v1").status, 200);
  EXPECT_GE(api().counts().limited, 1U);
}

TEST_F(ApiTest, RematchesAreLimitedLikeNewGames) {
  begin();
  int rematches = 0;
  int status = 200;
  for (; rematches < 60 && status == 200; ++rematches) {
    const auto path = "/" + id_ + "/actions";
    EXPECT_EQ(post(path, {{"secret", ana_}, {"type", "wish"}, {"wish", "resign"}}).status, 200);
    EXPECT_EQ(post(path, {{"secret", bob_}, {"type", "wish"}, {"wish", "rematch"}}).status, 200);
    status = post(path, {{"secret", ana_}, {"type", "wish"}, {"wish", "rematch"}}).status;
    if (status == 200) id_ = row().standing.next;
  }
  EXPECT_EQ(status, 429);
  EXPECT_LE(rematches, 35);
}

TEST_F(ApiTest, AClientThatGoesOnFloodingIsDisconnected) {
  begin();
  const auto ear = std::make_shared<Ear>();
  for (int i = 0; i < 2000 && !ear->closed; ++i) api().message(*ear, speaker_, "x");
  EXPECT_TRUE(ear->closed);
  EXPECT_GE(ear->count("error"), 400U);
}

TEST_F(ApiTest, ADeclineBeforeManyListenersCostsLittle) {
  begin();
  {
    const std::scoped_lock lock(games_->mutex);
    auto& stored = games_->games[id_].row;
    stored.setup.rules = "repetition=none";
    stored.entries = {{.move = "@a1n"}, {.seat = 1, .move = "@a5s"}};
    for (int i = 0; i < 1996; ++i) {
      const int seat = i % 2;
      const bool east = i / 2 % 2 == 0;
      stored.entries.push_back(
          {.seat = seat, .move = seat == 0 ? (east ? "a1e" : "a1n") : (east ? "a5e" : "a5s")});
    }
    ++stored.version;
  }
  /// Counts only: sockets share the text.
  class Counter final : public Listener {
  public:
    void send(const Text& message) override { bytes += message->size(); }
    void close() override {}
    std::size_t bytes = 0;
  };
  std::vector<std::shared_ptr<Counter>> crowd;
  for (int i = 0; i < 250; ++i) {
    crowd.push_back(std::make_shared<Counter>());
    (void)answer_of<std::int64_t>(
        [&](auto answer) { lobby().enter(*crowd.back(), id_, "", answer); });
  }
  EXPECT_EQ(offer(ana_, play::Offer::draw), "done");
  const auto before = crowd[0]->bytes;
  std::timespec began{};
  std::timespec ended{};
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &began);
  EXPECT_EQ(decline(bob_, play::Offer::draw), "done");
  ::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &ended);
  EXPECT_LT(crowd[0]->bytes - before, 200U) << "not the whole state";
  EXPECT_LT((ended.tv_sec - began.tv_sec) * 1000 + (ended.tv_nsec - began.tv_nsec) / 1'000'000, 5);
}

TEST_F(ApiTest, OnlyTheAddressOfASocketNamesItsGame) {
  EXPECT_EQ(Api::socket_game("/api/v1/games/abc/socket"), "abc");
  EXPECT_EQ(Api::socket_game("/api/v1/games/abc"), "");
  EXPECT_EQ(Api::socket_game("/api/v1/games/"), "");
  EXPECT_EQ(Api::socket_game("/api/v1/games"), "");
  EXPECT_EQ(Api::socket_game("/"), "");
}

TEST_F(ApiTest, ASocketSaysWhoItIsAndThenActs) {
  begin();
  const auto ear = std::make_shared<Ear>();
  say(*ear, "x");
  EXPECT_EQ(ear->last()["type"], "error");
  say(*ear, {{"type", "hello"}, {"secret", ana_}});
  EXPECT_EQ(ear->last()["you"], 0);
  say(*ear, {{"type", "move"}, {"ply", 0}, {"move", "@c3n"}, {"number", 6}});
  EXPECT_EQ(ear->last()["type"], "error");
  EXPECT_EQ(ear->last()["number"], 6);
  EXPECT_EQ(ear->last()["status"], 409);
  say(*ear, {{"type", "move"}, {"ply", 0}, {"move", "@c1n"}, {"number", 7}}, 2);
  EXPECT_EQ(ear->heard[ear->heard.size() - 2]["type"], "move") << "before its acknowledgement";
  EXPECT_EQ(ear->last(), (json{{"type", "ack"}, {"number", 7}, {"version", 3}}));
  say(*ear, {{"type", "ping"}, {"number", 8}});
  EXPECT_EQ(ear->last(), (json{{"type", "ack"}, {"number", 8}, {"version", 3}}));
  api().gone(*ear);
  const auto state = json::parse(send("GET", "/api/v1/games/" + id_).body);
  EXPECT_EQ(state["seats"][0]["here"], false);
}

TEST_F(ApiTest, ASocketOfNoGameIsClosed) {
  const auto ear = std::make_shared<Ear>();
  id_ = "nowhere";
  say(*ear, {{"type", "hello"}});
  EXPECT_TRUE(ear->closed);
  EXPECT_EQ(ear->last()["status"], 404);
  int status = 0;
  api().find_game("nowhere", [&](int found) { status = found; });
  EXPECT_TRUE(loop_.until([&] { return status == 404; }));
}

} // namespace
} // namespace howdah::server
