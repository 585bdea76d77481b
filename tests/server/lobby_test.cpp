// One server: what is asked for, what is stored, and who is told.
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>

namespace howdah::server {
namespace {

using nlohmann::json;
using play::Offer;

TEST_F(LobbyTest, AMoveIsToldAndAcknowledgedOnceItIsStored) {
  begin_game();
  const auto ear = enter("");
  EXPECT_EQ(ear->last()["type"], "state");
  EXPECT_EQ(ear->last()["version"], 2);
  const auto done = try_act(ana_, {.move = "@c1n"});
  ASSERT_TRUE(done);
  EXPECT_EQ(*done, 3);
  EXPECT_EQ(row().entries.size(), 1U);
  EXPECT_EQ(row().version, 3);
  EXPECT_EQ(ear->last()["type"], "move");
  EXPECT_EQ(ear->last()["move"], "@c1n");
  EXPECT_EQ(ear->last()["version"], 3);
}

TEST_F(LobbyTest, AMoveIsToldAsItselfWhateverFollowsIt) {
  begin_game();
  const auto ear = enter("");
  int done = 0;
  const auto answer = [&](const auto& version) { done += version ? 1 : 0; };
  lobby().act(id_, {.secret = ana_}, {.move = "@c1n"}, "", answer);
  lobby().act(id_, {.secret = bob_}, {.ply = 1, .move = "@a1n"}, "", answer); // not stored yet
  EXPECT_TRUE(loop_.until([&] { return done == 2; }));
  ASSERT_EQ(ear->heard.size(), 3U);
  EXPECT_EQ(ear->heard[1]["move"], "@c1n");
  EXPECT_EQ(ear->heard[1]["ply"], 0);
  EXPECT_EQ(ear->heard[2]["move"], "@a1n");
  EXPECT_EQ(ear->heard[2]["version"], 4);
}

TEST_F(LobbyTest, WhatCouldNotBeStoredDidNotHappen) {
  begin_game();
  const auto ear = enter(ana_);
  set_unusable(true);
  const auto failed = try_act(ana_, {.move = "@c1n"});
  ASSERT_FALSE(failed);
  EXPECT_EQ(failed.error().status, 503);
  EXPECT_EQ(try_create({.setup = {.game = "siam"}}).error().status, 503);
  EXPECT_EQ(join(id_, {.invite = invite_}).error().status, 503);
  set_unusable(false);
  EXPECT_EQ(move(ana_, 0, "@a1n"), "done") << "it goes on by itself";
  EXPECT_EQ(row().entries.at(0).move, "@a1n");
  EXPECT_EQ(ear->last()["move"], "@a1n");
}

TEST_F(LobbyTest, AFailedWriteFailsItsOwnGameOnly) {
  begin_game();
  const auto other = create();
  {
    const std::scoped_lock lock(games_->mutex);
    games_->spoilt = {id_};
  }
  EXPECT_EQ(try_act(ana_, {.move = "@c1n"}).error().status, 503);
  EXPECT_TRUE(join(other.id, {.invite = other.invites[1]}));
}

TEST_F(LobbyTest, SecretsAreStoredAsDigestsAndNeverSentToOthers) {
  begin_game();
  const auto ana = enter(ana_);
  const auto eve = enter("a guess");
  EXPECT_EQ(ana->last()["you"], 0);
  EXPECT_TRUE(eve->last()["you"].is_null());
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  for (const auto& secret : {ana_, bob_, invite_}) {
    for (const auto& ear : {ana, eve}) {
      for (const auto& message : ear->heard) {
        EXPECT_EQ(message.dump().find(secret), std::string::npos);
      }
    }
    for (const auto& seat : row().seats) {
      EXPECT_NE(seat.secret, secret);
      EXPECT_NE(seat.invite, secret);
    }
  }
}

TEST_F(LobbyTest, OnlyPlayersAct) {
  begin_game();
  EXPECT_EQ(move("a guess", 0, "@c1n"), "only players may do that");
  EXPECT_EQ(move("", 0, "@c1n"), "only players may do that");
  for (const auto* id :
       {"nowhere", "", "aaaaaaaaaaaa", "\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff\xff"}) {
    id_ = id;
    EXPECT_EQ(try_act(ana_, {.move = "@c1n"}).error().status, 404);
  }
}

TEST_F(LobbyTest, PlayersSeeWhoIsHere) {
  begin_game();
  const auto ana = enter(ana_);
  EXPECT_EQ(ana->last()["seats"][1]["here"], false);
  auto bob = enter(bob_);
  EXPECT_EQ(ana->last()["seats"][1]["here"], true);
  EXPECT_EQ(ana->last()["version"], 2) << "presence is no change";
  lobby().leave(*bob);
  EXPECT_EQ(ana->last()["seats"][1]["here"], false);
}

TEST_F(LobbyTest, AnotherHelloAsksForTheState) {
  begin_game();
  const auto ana = enter(ana_);
  const auto bob = enter(bob_);
  const auto before = bob->heard.size();
  const auto again =
      answer_of<std::int64_t>([&](auto answer) { lobby().enter(*ana, id_, ana_, answer); });
  EXPECT_TRUE(again);
  EXPECT_EQ(ana->last()["type"], "state");
  EXPECT_EQ(ana->last()["seats"][0]["here"], true);
  EXPECT_EQ(bob->heard.size(), before) << "nobody came or went";
}

TEST_F(LobbyTest, ListenersThatHaveGoneAreToldNothing) {
  begin_game();
  restart();
  auto ear = std::make_shared<Ear>();
  lobby().enter(*ear, id_, "", [](const auto&) {});
  ear.reset(); // while the game is loaded
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
}

TEST_F(LobbyTest, ARematchSwapsTheSeatsAndKeepsTheSecrets) {
  begin_game();
  EXPECT_EQ(resign(bob_), "done");
  EXPECT_EQ(offer(ana_, Offer::rematch), "done");
  EXPECT_EQ(offer(bob_, Offer::rematch), "done");
  const auto next = row().standing.next;
  ASSERT_FALSE(next.empty());
  EXPECT_EQ(offer(bob_, Offer::rematch), "done") << "there is one";
  EXPECT_EQ(row().standing.next, next);
  id_ = next;
  EXPECT_EQ(enter(ana_)->last()["you"], 1);
  EXPECT_EQ(enter(bob_)->last()["you"], 0);
  EXPECT_EQ(move(bob_, 0, "@c1n"), "done");
}

TEST_F(LobbyTest, ARematchThatMayNotBeCreatedIsRefusedAndTheOfferStays) {
  begin_game();
  EXPECT_EQ(resign(bob_), "done");
  EXPECT_EQ(offer(ana_, Offer::rematch), "done");
  const auto version = row().version;
  const auto refused = answer_of<std::int64_t>([&](auto answer) {
    lobby().act(id_, {.secret = bob_, .may_create = [] { return false; }},
                {.kind = Action::Kind::offer, .offer = Offer::rematch}, "", answer);
  });
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().status, 429);
  EXPECT_EQ(row().version, version);
  EXPECT_EQ(offer(bob_, Offer::rematch), "done");
  EXPECT_FALSE(row().standing.next.empty());
}

TEST_F(LobbyTest, OffersAreToldBrieflyAndARefusedOneToWhoMadeIt) {
  begin_game();
  const auto ana = enter(ana_);
  const auto bob = enter(bob_);
  EXPECT_EQ(offer(ana_, Offer::draw), "done");
  EXPECT_EQ(bob->last(),
            (json{{"type", "wishes"},
                  {"version", 3},
                  {"wishes",
                   {{"draw", {0}}, {"take-back", json::array()}, {"rematch", json::array()}}}}));
  EXPECT_EQ(decline(bob_, Offer::draw), "done");
  EXPECT_EQ(ana->heard[ana->heard.size() - 2],
            (json{{"type", "declined"}, {"version", 4}, {"wish", "draw"}, {"seat", 1}}));
  EXPECT_EQ(ana->last()["wishes"]["draw"], json::array());
  EXPECT_EQ(bob->count("declined"), 0U);
  EXPECT_EQ(offer(ana_, Offer::draw), "done");
  EXPECT_EQ(decline(ana_, Offer::draw), "done");
  EXPECT_EQ(ana->count("declined"), 1U) << "it was withdrawn";
}

TEST_F(LobbyTest, OffersSurviveAnEvictionOfTheRoom) {
  begin_game();
  EXPECT_EQ(offer(ana_, Offer::draw), "done");
  const auto fresh = open_lobby();
  EXPECT_EQ(offer(bob_, Offer::draw, fresh.get()), "done");
  EXPECT_EQ(row().standing.reason, "agreed");
}

TEST_F(LobbyTest, ARepeatedActionWithItsKeyDoesNothingTwice) {
  begin_game();
  const Action take_back{.kind = Action::Kind::offer, .offer = Offer::take_back};
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  const auto offered = try_act(ana_, take_back, "key-1");
  EXPECT_EQ(act(bob_, take_back, "key-2"), "done");
  EXPECT_TRUE(row().entries.empty());
  EXPECT_EQ(move(ana_, 0, "@a1n"), "done");
  EXPECT_EQ(*try_act(ana_, take_back, "key-1"), *offered) << "its answer again";
  EXPECT_EQ(row().standing.offers, "");
  const auto resigned = try_act(ana_, {.kind = Action::Kind::resign}, "key-3");
  EXPECT_EQ(*try_act(ana_, {.kind = Action::Kind::resign}, "key-3"), *resigned);
  EXPECT_EQ(resign(ana_), "the game is over");
  EXPECT_EQ(act(bob_, {.kind = Action::Kind::resign}, "key-3"), "the game is over")
      << "keys are a seat's own";
}

TEST_F(LobbyTest, TheLastKeysOfASeatAreKept) {
  begin_game();
  for (int i = 0; i < 40; ++i) {
    EXPECT_EQ(act(ana_, {.kind = i % 2 == 0 ? Action::Kind::offer : Action::Kind::decline},
                  "key " + std::to_string(i)),
              "done");
  }
  EXPECT_EQ(row().keys.size(), 16U);
  EXPECT_EQ(row().keys.back().key, "key 39");
}

TEST_F(LobbyTest, EveryEarlierMoveCanBeRepeated) {
  begin_game();
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_EQ(move(bob_, 1, "@a1n"), "done");
  EXPECT_EQ(move(ana_, 2, "c1c2n"), "done");
  const auto version = row().version;
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_EQ(move(bob_, 1, "@a1n"), "done");
  EXPECT_EQ(row().version, version);
  EXPECT_NE(move(ana_, 0, "@a1n"), "done");
  EXPECT_NE(move(bob_, 0, "@c1n"), "done");
}

TEST_F(LobbyTest, AJoinCanBeRepeatedByTheSameGuestOnly) {
  const auto created = create();
  const JoinRequest bob{.invite = created.invites[1], .name = "Bob", .secret = "bob's own secret"};
  const auto first = join(created.id, bob);
  ASSERT_TRUE(first);
  const auto second = join(created.id, bob);
  ASSERT_TRUE(second);
  EXPECT_EQ(second->seat, first->seat);
  EXPECT_EQ(second->version, first->version);
  EXPECT_EQ(second->secret, "bob's own secret");
  EXPECT_EQ(
      join(created.id, {.invite = created.invites[1], .secret = "another's secret"}).error().status,
      409);
}

TEST_F(LobbyTest, ARepeatedCreationGetsTheSameGame) {
  const NewGame wanted{.setup = {.game = "siam"}, .own_seat = 1, .key = "0123456789abcdef"};
  const auto first = try_create(wanted, "here");
  const auto second = try_create(wanted, "elsewhere");
  ASSERT_TRUE(first && second);
  EXPECT_EQ(first->id, second->id);
  EXPECT_EQ(first->secret, second->secret);
  EXPECT_EQ(first->invites, second->invites);
  EXPECT_EQ(second->seat, 1);
  EXPECT_TRUE(join(first->id, {.invite = second->invites[0]}));
  EXPECT_EQ(games_->games.size(), 1U);
  const NewGame short_key{.setup = {.game = "siam"}, .key = "1"};
  EXPECT_EQ(try_create(short_key, "here")->id, try_create(short_key, "here")->id);
  EXPECT_NE(try_create(short_key, "here")->id, try_create(short_key, "elsewhere")->id)
      << "one that others may guess is a client's own";
}

TEST_F(LobbyTest, WhoLeavesIsReplacedAndEverybodyIsTold) {
  begin_game({.setup = {.game = "samliam", .rules = "players=3"}, .engines = {0, 0, 1}});
  const auto ear = enter(ana_);
  EXPECT_EQ(resign(bob_), "done");
  EXPECT_TRUE(hears(ear, [](const json& message) {
    return message["type"] == "state" && !message["seats"][1]["left"].is_null();
  }));
  EXPECT_EQ(ear->last()["seats"][1]["left"], (json{{"ply", 0}, {"reason", "resigned"}}));
  EXPECT_EQ(ear->last()["seats"][1]["engine"], 5);
  EXPECT_TRUE(ear->last()["result"].is_null());
}

TEST_F(LobbyTest, AClockThatRunsOutEndsTheGameByItself) {
  begin_game({.setup = {.game = "siam"}, .base = 1000});
  const auto ear = enter("");
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_EQ(move(bob_, 1, "@a1n"), "done");
  EXPECT_EQ(row().standing.deadline, time_ + 1000);
  time_ += 1001;
  lobby().tick();
  EXPECT_TRUE(
      hears(ear, [](const json& message) { return message.value("reason", "") == "time"; }));
  EXPECT_EQ(row().standing.result, "1");
  EXPECT_FALSE(row().standing.deadline);
}

TEST_F(LobbyTest, AMoveAfterTheFlagHasFallenIsTooLate) {
  begin_game({.setup = {.game = "siam"}, .base = 1000});
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_EQ(move(bob_, 1, "@a1n"), "done");
  time_ += 1001;
  EXPECT_EQ(move(ana_, 2, "c1c2n"), "the game is over");
  EXPECT_EQ(row().standing.reason, "time");
}

TEST_F(LobbyTest, UsedTimeIsKeptByTheStore) {
  begin_game({.setup = {.game = "siam"}, .base = 60'000});
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_EQ(move(bob_, 1, "@a1n"), "done");
  time_ += 4000;
  const auto fresh = open_lobby();
  EXPECT_EQ(enter("", fresh.get())->last()["clock"]["left"], (json{56'000, 60'000}));
}

TEST_F(LobbyTest, ForgottenGamesComeBackFromTheStore) {
  begin_game();
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  const auto kept = lobby().rooms().size();
  time_ += 3'600'000;
  lobby().tick();
  EXPECT_LT(lobby().rooms().size(), kept);
  EXPECT_EQ(move(bob_, 1, "@a1n"), "done");
}

TEST_F(LobbyTest, AGameOfTwoThousandMovesIsADraw) {
  begin_game({.setup = {.game = "siam", .rules = "repetition=none"}});
  {
    const std::scoped_lock lock(games_->mutex);
    auto& stored = games_->games[id_].row;
    stored.entries = {{.move = "@a1n"}, {.seat = 1, .move = "@a5s"}};
    for (int i = 0; i < 1997; ++i) {
      const int seat = i % 2;
      const bool east = i / 2 % 2 == 0;
      stored.entries.push_back(
          {.seat = seat, .move = seat == 0 ? (east ? "a1e" : "a1n") : (east ? "a5e" : "a5s")});
    }
    ++stored.version;
  }
  restart();
  EXPECT_EQ(move(bob_, 1999, "a5e"), "done");
  EXPECT_EQ(row().standing.reason, "length");
  EXPECT_EQ(row().standing.result, "draw");
}

TEST_F(LobbyTest, ADeletedGameEndsItsSockets) {
  begin_game();
  const auto ear = enter(ana_);
  (void)store::open_memory(games_)->remove(id_);
  EXPECT_TRUE(loop_.until([&] { return ear->closed; }));
  EXPECT_EQ(try_act(ana_, {.move = "@c1n"}).error().status, 404);
}

TEST_F(LobbyTest, ADrainingServerTakesNoNewGames) {
  begin_game();
  lobby().drain();
  EXPECT_EQ(try_create({.setup = {.game = "siam"}}).error().status, 503);
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done") << "games that are there go on";
  EXPECT_FALSE(lobby().busy());
}

TEST_F(LobbyTest, AFullDiskTakesNoNewGames) {
  begin_game();
  games_->full = true;
  const auto refused = try_create({.setup = {.game = "siam"}});
  EXPECT_EQ(refused.error().status, 503);
  EXPECT_EQ(refused.error().error.what.english, "the server has no room for new games at present");
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  games_->full = false;
  EXPECT_TRUE(try_create({.setup = {.game = "siam"}}));
}

TEST_F(LobbyTest, RefusesBadGames) {
  EXPECT_EQ(try_create({.setup = {.game = "chess"}}).error().status, 400);
  EXPECT_EQ(try_create({.setup = {.game = "siam"}, .own_seat = 2}).error().status, 400);
  const auto bad = try_create({.setup = {.game = "samliam", .rules = "players=5"}});
  EXPECT_NE(bad.error().error.what.english.find("2 to 4"), std::string::npos);
  EXPECT_EQ(create({.setup = {.game = "samliam", .rules = "players=4"}}).invites.size(), 4U);
}

class CrowdedLobbyTest : public LobbyTest {
protected:
  CrowdedLobbyTest() : LobbyTest({.most_rooms = 2}) {}
};

TEST_F(CrowdedLobbyTest, RoomsAreLimited) {
  std::vector<std::shared_ptr<Ear>> ears;
  for (int i = 0; i < 2; ++i) {
    id_ = create().id;
    ears.push_back(enter(""));
  }
  id_ = create().id;
  const auto refused = answer_of<const Room*>([&](auto answer) { lobby().look(id_, answer); });
  EXPECT_EQ(refused.error().status, 503);
  lobby().leave(*ears[0]);
  time_ += 3'600'000;
  lobby().tick();
  EXPECT_TRUE(answer_of<const Room*>([&](auto answer) { lobby().look(id_, answer); }));
}

class RetentionTest : public LobbyTest {
protected:
  RetentionTest() : LobbyTest({.retention = 86'400'000}) {}
};

TEST_F(RetentionTest, OldGamesAreDeletedWhenTheOperatorSaysSo) {
  const auto old = create();
  (void)lobby();
  time_ += 2 * 86'400'000;
  const auto fresh = create();
  lobby().tick();
  EXPECT_TRUE(loop_.until([&] { return row(old.id).id.empty(); }));
  EXPECT_EQ(row(fresh.id).id, fresh.id);
}

} // namespace
} // namespace howdah::server
