#include "tests/server/fakes.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

using nlohmann::json;

class LobbyTest : public testing::Test {
protected:
  Created create(std::vector<int> engines = {}) {
    auto created =
        lobby_.create({.setup = {.game = "siam"}, .name = "Ana", .engines = std::move(engines)});
    EXPECT_TRUE(created.has_value());
    loop_.run();
    return *created;
  }
  /// A game with both seats taken; the second one's secret comes back too.
  std::pair<Created, std::string> pair() {
    auto created = create();
    const auto joined = lobby_.join(created.id, created.invites[1], "Bob");
    EXPECT_TRUE(joined.has_value());
    loop_.run();
    return {created, joined->secret};
  }
  [[nodiscard]] std::size_t stored_entries(const std::string& id) {
    return store_.stored[id].game.timeline.entries.size();
  }
  std::optional<Error> move(const std::string& id, const std::string& secret, std::uint32_t ply,
                            const std::string& move) {
    return lobby_.act(id, secret, {.kind = Action::Kind::move, .ply = ply, .move = move});
  }

  MemoryStore store_;
  Loop loop_;
  Milliseconds time_ = 5000;
  Lobby lobby_{store_, [this](auto task) { loop_.post(std::move(task)); },
               [this] { return time_; }};
};

TEST_F(LobbyTest, AcknowledgesNothingBeforeItIsStored) {
  const auto [game, bob] = pair();
  Ear ear;
  ASSERT_TRUE(lobby_.enter(ear, game.id, ""));
  bool told = false;
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  lobby_.after_commit([&](bool stored) {
    told = true;
    EXPECT_TRUE(stored);
    EXPECT_EQ(stored_entries(game.id), 1U);
  });
  EXPECT_FALSE(told);
  EXPECT_EQ(ear.last()["type"], "state");
  loop_.run();
  EXPECT_TRUE(told);
  EXPECT_EQ(ear.last()["type"], "move");
  EXPECT_EQ(ear.last()["move"], "@c1n");
}

TEST_F(LobbyTest, StoresWhatComesTogetherTogether) {
  const auto [one, bob] = pair();
  const auto [other, eve] = pair();
  const int before = store_.commits;
  EXPECT_FALSE(move(one.id, one.secret, 0, "@c1n").has_value());
  EXPECT_FALSE(move(other.id, other.secret, 0, "@a1n").has_value());
  loop_.run();
  EXPECT_EQ(store_.commits, before + 1);
}

TEST_F(LobbyTest, WhatCouldNotBeStoredDidNotHappen) {
  const auto [game, bob] = pair();
  Ear ear;
  ASSERT_TRUE(lobby_.enter(ear, game.id, game.secret));
  store_.fails = true;
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  bool stored = true;
  lobby_.after_commit([&](bool yes) { stored = yes; });
  loop_.run();
  EXPECT_FALSE(stored);
  EXPECT_TRUE(ear.closed);
  store_.fails = false;
  EXPECT_EQ(lobby_.find(game.id)->game().moves_played(), 0U);
  EXPECT_FALSE(move(game.id, game.secret, 0, "@a1n").has_value());
  loop_.run();
  EXPECT_EQ(store_.stored[game.id].game.timeline.entries[0].move, "@a1n");
}

TEST_F(LobbyTest, SecretsAreNeverSentToOthers) {
  const auto [game, bob] = pair();
  Ear ana;
  Ear eve;
  ASSERT_TRUE(lobby_.enter(ana, game.id, game.secret));
  ASSERT_TRUE(lobby_.enter(eve, game.id, "a guess"));
  EXPECT_EQ(ana.last()["you"], 0);
  EXPECT_TRUE(eve.last()["you"].is_null());
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  loop_.run();
  for (const auto& ear : {&ana, &eve}) {
    for (const auto& message : ear->heard) {
      EXPECT_EQ(message.dump().find(game.secret), std::string::npos);
      EXPECT_EQ(message.dump().find(bob), std::string::npos);
      EXPECT_EQ(message.dump().find(game.invites[1]), std::string::npos);
    }
  }
}

TEST_F(LobbyTest, OnlyPlayersAct) {
  const auto [game, bob] = pair();
  EXPECT_TRUE(move(game.id, "a guess", 0, "@c1n").has_value());
  EXPECT_TRUE(move(game.id, "", 0, "@c1n").has_value());
  EXPECT_TRUE(move("nowhere", game.secret, 0, "@c1n").has_value());
}

TEST_F(LobbyTest, PlayersSeeWhoIsHere) {
  const auto [game, bob] = pair();
  Ear ana;
  Ear other;
  ASSERT_TRUE(lobby_.enter(ana, game.id, game.secret));
  EXPECT_EQ(ana.last()["seats"][1]["here"], false);
  ASSERT_TRUE(lobby_.enter(other, game.id, bob));
  EXPECT_EQ(ana.last()["seats"][1]["here"], true);
  lobby_.leave(other);
  EXPECT_EQ(ana.last()["seats"][1]["here"], false);
  EXPECT_FALSE(lobby_.enter(other, "nowhere", ""));
}

TEST_F(LobbyTest, ARematchSwapsTheSeatsAndKeepsTheSecrets) {
  const auto [game, bob] = pair();
  EXPECT_FALSE(lobby_.act(game.id, bob, {.kind = Action::Kind::resign}));
  for (const auto& secret : {game.secret, bob}) {
    EXPECT_FALSE(
        lobby_.act(game.id, secret, {.kind = Action::Kind::offer, .offer = play::Offer::rematch}));
  }
  loop_.run();
  const auto next = store_.stored[game.id].next;
  ASSERT_FALSE(next.empty());
  EXPECT_EQ(lobby_.find(next)->seat_of(game.secret), 1);
  EXPECT_EQ(lobby_.find(next)->seat_of(bob), 0);
  EXPECT_FALSE(move(next, bob, 0, "@c1n").has_value());
}

TEST_F(LobbyTest, EnginesMoveInThreadsOfTheirOwn) {
  const auto game = create({0, 1});
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  loop_.run();
  loop_.run_one(); // the engine's thread
  loop_.run();
  EXPECT_EQ(stored_entries(game.id), 2U);
}

TEST_F(LobbyTest, MovesOfEnginesAreToldAsMoves) {
  const auto game = create({0, 1});
  Ear ear;
  ASSERT_TRUE(lobby_.enter(ear, game.id, game.secret));
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  loop_.run();
  loop_.run_one();
  loop_.run();
  EXPECT_EQ(ear.last()["type"], "move");
  EXPECT_EQ(ear.last()["ply"], 1);
}

TEST_F(LobbyTest, AMoveIsToldAsItselfWhateverFollowsIt) {
  const auto [game, bob] = pair();
  Ear ear;
  ASSERT_TRUE(lobby_.enter(ear, game.id, ""));
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  EXPECT_FALSE(move(game.id, bob, 1, "@a1n").has_value()); // before the first is stored
  loop_.run();
  ASSERT_EQ(ear.heard.size(), 3U);
  EXPECT_EQ(ear.heard[1]["move"], "@c1n");
  EXPECT_EQ(ear.heard[2]["move"], "@a1n");
}

TEST_F(LobbyTest, WhoLeavesIsReplacedAndEverybodyIsTold) {
  auto created =
      lobby_.create({.setup = {.game = "samliam", .rules = "players=3"}, .engines = {0, 0, 1}});
  ASSERT_TRUE(created);
  const auto joined = lobby_.join(created->id, created->invites[1], "Bob");
  ASSERT_TRUE(joined);
  Ear ear;
  ASSERT_TRUE(lobby_.enter(ear, created->id, created->secret));
  EXPECT_FALSE(lobby_.act(created->id, joined->secret, {.kind = Action::Kind::resign}));
  loop_.run();
  EXPECT_EQ(ear.last()["type"], "state");
  EXPECT_EQ(ear.last()["seats"][1]["left"], (json{{"ply", 0}, {"reason", "resigned"}}));
  EXPECT_EQ(ear.last()["seats"][1]["engine"], 5);
  EXPECT_TRUE(ear.last()["seats"][0]["left"].is_null());
  EXPECT_TRUE(ear.last()["result"].is_null());
  EXPECT_EQ(stored_entries(created->id), 1U);
}

TEST_F(LobbyTest, AClockThatRunsOutEndsTheGameByItself) {
  const auto created = lobby_.create({.setup = {.game = "siam"}, .base = 1000});
  loop_.run();
  const auto joined = lobby_.join(created->id, created->invites[1], "");
  EXPECT_FALSE(move(created->id, created->secret, 0, "@c1n").has_value());
  EXPECT_FALSE(move(created->id, joined->secret, 1, "@a1n").has_value());
  time_ += 1001;
  lobby_.tick();
  loop_.run();
  EXPECT_EQ(store_.stored[created->id].game.ending->result, Result::win(1));
}

TEST_F(LobbyTest, ForgottenGamesComeBackFromTheStore) {
  const auto [game, bob] = pair();
  EXPECT_FALSE(move(game.id, game.secret, 0, "@c1n").has_value());
  loop_.run();
  time_ += 3'600'000;
  lobby_.tick();
  EXPECT_FALSE(move(game.id, bob, 1, "@a1n").has_value());
}

TEST_F(LobbyTest, RefusesBadGames) {
  EXPECT_FALSE(lobby_.create({.setup = {.game = "chess"}}).has_value());
  EXPECT_FALSE(lobby_.create({.setup = {.game = "siam"}, .own_seat = 2}).has_value());
  const auto bad = lobby_.create({.setup = {.game = "samliam", .rules = "players=5"}});
  ASSERT_FALSE(bad.has_value());
  EXPECT_NE(bad.error().what.english.find("2 to 4"), std::string::npos);
  EXPECT_EQ(lobby_.create({.setup = {.game = "samliam", .rules = "players=4"}})->invites.size(),
            4U);
}

} // namespace
} // namespace howdah::server
