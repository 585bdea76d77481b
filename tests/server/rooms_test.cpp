// Several servers on one database: conflicts, games that change elsewhere, presence.
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>

namespace howdah::server {
namespace {

using nlohmann::json;
using play::Offer;

class ServersTest : public LobbyTest {
protected:
  ServersTest() : LobbyTest({.choose = [](const EngineTask&) { return std::string(); }}) {}
  std::unique_ptr<Lobby> other_ = open_lobby();
  std::unique_ptr<Lobby> third_ = open_lobby();
};

TEST_F(ServersTest, AMoveAfterAResignationElsewhereIsRefused) {
  begin_game();
  EXPECT_EQ(move(ana_, 0, "@c1n", other_.get()), "done"); // the first server does not know yet
  EXPECT_EQ(act(bob_, {.kind = Action::Kind::resign}, "", third_.get()), "done");
  EXPECT_EQ(move(bob_, 1, "@a1n"), "the game is over");
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done") << "it was played, elsewhere";
  EXPECT_EQ(row().entries.size(), 1U);
}

TEST_F(ServersTest, ASeatIsTakenOnce) {
  const auto created = create();
  std::vector<int> statuses;
  for (auto* const server : {&lobby(), other_.get(), third_.get()}) {
    (void)answer_of<const Room*>([&](auto answer) { server->look(created.id, answer); });
  }
  for (auto* const server : {&lobby(), other_.get(), third_.get()}) {
    server->join(created.id, {.invite = created.invites[1]}, [&](const auto& joined) {
      statuses.push_back(joined ? 200 : joined.error().status);
    });
  }
  EXPECT_TRUE(loop_.until([&] { return statuses.size() == 3; }));
  EXPECT_THAT(statuses, testing::UnorderedElementsAre(200, 409, 409));
}

TEST_F(ServersTest, RacingPlayersPlayEveryPlyOnce) {
  begin_game({.setup = {.game = "siam", .rules = "repetition=none"}});
  int answers = 0;
  for (std::uint32_t ply = 0; ply < 40; ++ply) {
    const int seat = static_cast<int>(ply % 2);
    const bool east = ply / 2 % 2 == 1;
    const auto turn = seat == 0 ? (east ? "a1e" : "a1n") : (east ? "a5e" : "a5s");
    const auto first = seat == 0 ? "@a1n" : "@a5s";
    const Action action{.ply = ply, .move = ply < 2 ? first : turn};
    // The same by all servers at once, as a client does that has lost its answers.
    answers = 0;
    for (auto* const server : {&lobby(), other_.get(), third_.get()}) {
      server->act(id_, {.secret = seat == 0 ? ana_ : bob_}, action, "", [&](const auto& version) {
        EXPECT_TRUE(version.has_value());
        ++answers;
      });
    }
    ASSERT_TRUE(loop_.until([&] { return answers == 3; }));
  }
  EXPECT_EQ(row().entries.size(), 40U);
  EXPECT_EQ(row().version, 42);
}

TEST_F(ServersTest, ListenersHearOfChangesElsewhereAsThemselves) {
  begin_game();
  const auto ana = enter(ana_);
  const auto eve = enter("", other_.get());
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_TRUE(hears(eve, [](const json& message) { return message["type"] == "move"; }));
  EXPECT_EQ(eve->last()["move"], "@c1n");
  EXPECT_EQ(eve->last()["version"], 3);
  EXPECT_EQ(offer(ana_, Offer::draw), "done");
  EXPECT_TRUE(hears(eve, [](const json& message) { return message["type"] == "wishes"; }));
  EXPECT_EQ(decline(bob_, Offer::draw, other_.get()), "done");
  EXPECT_TRUE(hears(ana, [](const json& message) { return message["type"] == "declined"; }))
      << "though it was declined at another server";
  EXPECT_EQ(eve->count("declined"), 0U);
}

TEST_F(ServersTest, WhoMissedSeveralChangesGetsTheState) {
  begin_game();
  const auto eve = enter("");
  {
    auto database = store::open_memory(games_);
    for (const auto* move : {"@c1n", "@a1n", "c1c2n"}) {
      const auto stored = *database->load(id_);
      store::Change change{.game = id_,
                           .version = stored.version,
                           .keeps = stored.entries.size(),
                           .adds = {{.move = move}},
                           .standing = stored.standing};
      ASSERT_TRUE(database->apply({&change, 1}).at(0).done());
    }
  }
  EXPECT_TRUE(hears(eve, [](const json& message) {
    return message["type"] == "state" && message["version"] == 5;
  }));
  EXPECT_EQ(eve->last()["moves"].size(), 3U);
}

TEST_F(ServersTest, ListenersHearOfChangesAfterTheDatabaseWasAway) {
  begin_game();
  const auto eve = enter("");
  set_unusable(true);
  EXPECT_EQ(try_act(ana_, {.move = "@c1n"}).error().status, 503); // the room is thrown away
  set_unusable(false);
  EXPECT_EQ(move(ana_, 0, "@c1n", other_.get()), "done");
  EXPECT_TRUE(hears(eve, [](const json& message) { return message["type"] == "move"; }));
}

TEST_F(ServersTest, PresenceIsSeenAcrossServers) {
  begin_game();
  const auto began = std::chrono::steady_clock::now();
  const auto ana = enter(ana_);
  auto bob = enter(bob_, other_.get());
  const auto sees = [&](bool here) {
    return loop_.until(
        [&] { return ana->last()["type"] == "state" && ana->last()["seats"][1]["here"] == here; });
  };
  EXPECT_TRUE(sees(true));
  EXPECT_TRUE(loop_.until([&] { return bob->last()["seats"][0]["here"] == true; }));
  other_->leave(*bob);
  EXPECT_TRUE(sees(false));
  EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(10));
}

TEST_F(ServersTest, ACommitWhoseAnswerIsLostIsFoundAgain) {
  begin_game();
  // It was stored, but nobody heard of it: what a conflict with oneself looks like.
  const auto ear = enter("");
  auto database = store::open_memory(games_);
  const auto stored = *database->load(id_);
  const store::KeyRow key{.seat = 0, .key = "resigned", .version = stored.version + 1};
  auto standing = stored.standing;
  standing.result = "1";
  standing.reason = "resigned";
  standing.over = true;
  store::Change change{.game = id_, .version = stored.version, .standing = standing, .key = key};
  ASSERT_TRUE(database->apply({&change, 1}).at(0).done());
  const auto done = try_act(ana_, {.kind = Action::Kind::resign}, "resigned");
  ASSERT_TRUE(done) << "and not: the game is over";
  EXPECT_EQ(*done, key.version);
}

} // namespace
} // namespace howdah::server
