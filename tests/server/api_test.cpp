// The addresses of the API and the status of every answer; what happens in a game is the lobby's.
#include "server/api.hpp"
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>

namespace howdah::server {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

class ApiTest : public testing::Test {
protected:
  HttpAnswer send(const std::string& method, const std::string& path, const std::string& body = {},
                  const std::string& client = "here") {
    std::optional<HttpAnswer> answer;
    api_.http({.method = method, .path = path, .body = body, .client = client},
              [&](HttpAnswer given) { answer = std::move(given); });
    loop_.run();
    EXPECT_TRUE(answer.has_value()) << path;
    return answer.value_or(HttpAnswer{});
  }
  HttpAnswer post(const std::string& path, const json& body) {
    return send("POST", "/api/v1/games" + path, body.dump());
  }
  /// A game with both seats taken.
  void begin_game() {
    const auto created = json::parse(post("", {{"game", "siam"}, {"name", "Ana"}}).body);
    id_ = created["id"];
    secret_ = created["secret"];
    invite_ = created["invites"][1];
    EXPECT_EQ(post("/" + id_ + "/join", {{"invite", invite_}, {"name", "Bob"}}).status, 200);
  }
  [[nodiscard]] json first_move() const {
    return {{"secret", secret_}, {"type", "move"}, {"ply", 0}, {"move", "@c1n"}};
  }

  std::string id_;
  std::string secret_;
  std::string invite_;
  MemoryStore store_;
  Loop loop_;
  Milliseconds time_ = 5000;
  Lobby lobby_{store_, [this](auto task) { loop_.post(std::move(task)); },
               [this] { return time_; }};
  Api api_{lobby_, {}};
};

TEST_F(ApiTest, AGameIsCreatedJoinedPlayedAndShown) {
  EXPECT_EQ(send("GET", "/api/v1").body, R"({"api":1})");
  EXPECT_EQ(post("", {{"game", "siam"}}).status, 201);
  begin_game();
  const auto played = post("/" + id_ + "/actions", first_move());
  EXPECT_EQ(played.status, 200);
  EXPECT_EQ(played.body, R"({"ok":true})");
  const auto state = json::parse(send("GET", "/api/v1/games/" + id_).body);
  EXPECT_EQ(state["type"], "state");
  EXPECT_TRUE(state["you"].is_null());
}

TEST_F(ApiTest, TheRecordIsPlainText) {
  begin_game();
  EXPECT_EQ(post("/" + id_ + "/actions", first_move()).status, 200);
  const auto answer = send("GET", "/api/v1/games/" + id_ + "/record");
  EXPECT_EQ(answer.status, 200);
  EXPECT_EQ(answer.type, "text/plain; charset=utf-8");
  EXPECT_THAT(answer.body, HasSubstr("[Elephants \"Ana\"]"));
  EXPECT_THAT(answer.body, HasSubstr("1. @c1n"));
}

TEST_F(ApiTest, TheStatusSaysWhyARequestWasRefused) {
  begin_game();
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
  begin_game();
  store_.fails = true;
  EXPECT_EQ(post("/" + id_ + "/actions", first_move()).status, 503);
  EXPECT_EQ(post("", {{"game", "siam"}}).status, 503);
}

TEST_F(ApiTest, EachClientHasItsOwnLimits) {
  int created = 0;
  while (created < 100 && send("POST", "/api/v1/games", R"({"game":"siam"})").status == 201) {
    ++created;
  }
  EXPECT_EQ(created, 30);
  EXPECT_EQ(send("POST", "/api/v1/games", R"({"game":"siam"})").status, 429);
  EXPECT_EQ(send("POST", "/api/v1/games", R"({"game":"siam"})", "elsewhere").status, 201);
  EXPECT_EQ(send("GET", "/api/v1").status, 200);
  time_ += 1000;
  EXPECT_EQ(send("POST", "/api/v1/games", R"({"game":"siam"})").status, 201);
}

TEST_F(ApiTest, OnlyTheAddressOfASocketNamesItsGame) {
  EXPECT_EQ(Api::socket_game("/api/v1/games/abc/socket"), "abc");
  EXPECT_EQ(Api::socket_game("/api/v1/games/abc"), "");
  EXPECT_EQ(Api::socket_game("/api/v1/games/"), "");
  EXPECT_EQ(Api::socket_game("/api/v1/games"), "");
  EXPECT_EQ(Api::socket_game("/"), "");
}

TEST_F(ApiTest, ASocketSaysWhoItIsAndThenActs) {
  begin_game();
  Ear ear;
  std::string secret;
  const auto say = [&](const json& message) {
    api_.message(ear, id_, secret, "here", message.dump());
    loop_.run();
  };
  say("x");
  EXPECT_EQ(ear.last()["type"], "error");
  say({{"type", "hello"}, {"secret", secret_}});
  EXPECT_EQ(ear.last()["you"], 0);
  say({{"type", "move"}, {"ply", 0}, {"move", "@c3n"}, {"number", 6}});
  EXPECT_EQ(ear.last()["type"], "error");
  EXPECT_EQ(ear.last()["number"], 6);
  say({{"type", "move"}, {"ply", 0}, {"move", "@c1n"}, {"number", 7}});
  EXPECT_EQ(std::ranges::count(ear.heard, json({{"type", "ack"}, {"number", 7}})), 1);
  api_.gone(ear);
  EXPECT_FALSE(lobby_.is_here(id_, 0));
}

TEST_F(ApiTest, ASocketOfNoGameIsClosed) {
  Ear ear;
  std::string secret;
  EXPECT_FALSE(api_.exists("nowhere"));
  api_.message(ear, "nowhere", secret, "here", R"({"type":"hello"})");
  EXPECT_TRUE(ear.closed);
}

} // namespace
} // namespace howdah::server
