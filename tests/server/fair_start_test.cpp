// Fair starts in the lobby: the pie rule among people and engines, and balanced starts.
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::server {
namespace {

using nlohmann::json;
using ::testing::HasSubstr;

/// Elephants threaten to push two rocks off: whatever rhinos do, they lose, so they swap.
constexpr const char* kTwoThreats = "1O1O1/1En1En1/2O2/5/5 E * 0";

class FairStartTest : public testing::Test {
protected:
  /// A game with both seats taken.
  void begin_game(const NewGame& wanted) {
    const auto created = lobby_.create(wanted);
    ASSERT_TRUE(created);
    id_ = created->id;
    ana_ = created->secret;
    if (const auto& invite = created->invites[1]; !invite.empty()) {
      bob_ = lobby_.join(id_, invite, "Bob")->secret;
    }
    loop_.run();
  }
  void begin_pie() {
    begin_game({.setup = {.game = "siam"}, .swap = play::SwapRule::pie, .name = "Ana"});
  }
  std::string act(const std::string& secret, const Action& action) {
    const auto error = lobby_.act(id_, secret, action);
    loop_.run();
    return error ? error->what.english : "done";
  }
  [[nodiscard]] const play::GameInPlay& game() { return lobby_.find(id_)->game(); }

  const Action swap_{.kind = Action::Kind::swap};

  std::string id_;
  std::string ana_;
  std::string bob_;
  MemoryStore store_;
  Loop loop_;
  std::vector<BalancedList> lists_ = {
      {.game = "siam", .rules = "classic", .starts = {{.moves = {"@a1n", "@e5s", "a1a2n"}}}}};
  Lobby lobby_{store_, [this](auto task) { loop_.post(std::move(task)); }, [] { return 5000; },
               lists_};
};

TEST_F(FairStartTest, ASwapIsToldToEverybodyAndStored) {
  begin_pie();
  Ear ana;
  Ear bob;
  Ear spectator;
  ASSERT_TRUE(lobby_.enter(ana, id_, ana_));
  ASSERT_TRUE(lobby_.enter(bob, id_, bob_));
  ASSERT_TRUE(lobby_.enter(spectator, id_, ""));
  EXPECT_EQ(act(ana_, {.move = "@b1n"}), "done");
  EXPECT_EQ(act(bob_, swap_), "done");
  for (const auto* const ear : {&ana, &bob, &spectator}) {
    EXPECT_EQ(ear->last()["type"], "state");
    EXPECT_EQ(ear->last()["swapped"], true);
    EXPECT_EQ(ear->last()["seats"][0]["name"], "Bob");
    EXPECT_EQ(ear->last()["seats"][0]["here"], true);
  }
  EXPECT_EQ(ana.last()["you"], 1);
  EXPECT_EQ(bob.last()["you"], 0);
  EXPECT_TRUE(spectator.last()["you"].is_null());
  EXPECT_EQ(store_.stored[id_].game.timeline.entries[1].kind, play::Entry::Kind::swap);
  lobby_.leave(bob);
  EXPECT_EQ(ana.last()["seats"][0]["here"], false) << "Bob sat there";
  EXPECT_EQ(ana.last()["seats"][1]["here"], true);
}

TEST_F(FairStartTest, AfterASwapWhoMovedFirstMovesForTheOtherSide) {
  begin_pie();
  EXPECT_EQ(act(ana_, {.move = "@b1n"}), "done");
  EXPECT_EQ(act(bob_, swap_), "done");
  EXPECT_EQ(act(bob_, swap_), "done") << "repeated by a client that lost the answer";
  EXPECT_EQ(act(bob_, {.ply = 1, .move = "@e3w"}), "it is another player's turn");
  EXPECT_EQ(act(ana_, {.ply = 1, .move = "@e3w"}), "done");
  EXPECT_THAT(act(ana_, swap_), HasSubstr("another player's turn"));
  EXPECT_EQ(store_.stored[id_].game.timeline.entries.size(), 3U);
}

TEST_F(FairStartTest, ASwapInTheWrongPlaceIsRefused) {
  begin_pie();
  EXPECT_THAT(act(ana_, swap_), HasSubstr("by the second player only"));
  EXPECT_EQ(act(ana_, {.move = "@b1n"}), "done");
  EXPECT_THAT(act(ana_, swap_), HasSubstr("another player's turn"));
  EXPECT_EQ(act("", swap_), "only players may do that");
  EXPECT_EQ(act(bob_, {.ply = 1, .move = "@e3w"}), "done");
  EXPECT_THAT(act(ana_, swap_), HasSubstr("by the second player only"));
  begin_game({.setup = {.game = "siam"}});
  EXPECT_EQ(act(ana_, {.move = "@b1n"}), "done");
  EXPECT_THAT(act(bob_, swap_), HasSubstr("in a game with the pie rule"));
}

TEST_F(FairStartTest, ThePieRuleIsForTwoPlayers) {
  const auto created = lobby_.create(
      {.setup = {.game = "samliam", .rules = "players=3"}, .swap = play::SwapRule::pie});
  ASSERT_FALSE(created);
  EXPECT_EQ(created.error().what.english, "sides can be swapped in games of two players only");
}

TEST_F(FairStartTest, AnEngineSwapsWhenThatSideIsBetter) {
  begin_game({.setup = {.game = "siam", .start = kTwoThreats},
              .swap = play::SwapRule::pie,
              .engines = {0, 10}});
  EXPECT_EQ(act(ana_, {.move = "@a1n"}), "done");
  loop_.run_one(); // the engine's thread
  loop_.run();
  EXPECT_TRUE(game().swapped());
  EXPECT_TRUE(game().player(0).is_engine());
  EXPECT_EQ(act(ana_, {.ply = 1, .move = "@e5w"}), "done") << "she plays rhinos now";
}

TEST_F(FairStartTest, AnEngineThatMovedFirstAnswersForTheOtherSide) {
  begin_game(
      {.setup = {.game = "siam"}, .swap = play::SwapRule::pie, .own_seat = 1, .engines = {1, 0}});
  loop_.run_one();
  loop_.run();
  ASSERT_EQ(game().moves_played(), 1U);
  EXPECT_EQ(act(ana_, swap_), "done");
  loop_.run_one();
  loop_.run();
  EXPECT_EQ(game().moves_played(), 2U);
  EXPECT_TRUE(game().player(1).is_engine());
  EXPECT_EQ(game().state().to_move(), 0) << "Ana, with the elephants";
}

TEST_F(FairStartTest, WhatAnEngineThoughtOfAnotherLineIsNotPlayed) {
  begin_game({.setup = {.game = "siam"}, .engines = {0, 1}});
  EXPECT_FALSE(lobby_.act(id_, ana_, {.move = "@b1n"}));
  loop_.run(); // the engine thinks
  const Action take_back{.kind = Action::Kind::offer, .offer = play::Offer::take_back};
  EXPECT_FALSE(lobby_.act(id_, ana_, take_back));
  EXPECT_FALSE(lobby_.act(id_, ana_, {.move = "@a1n"}));
  while (game().moves_played() < 2) {
    loop_.run_one();
    loop_.run();
  }
  EXPECT_EQ(game().setup().moves[0], "@a1n");
}

TEST_F(FairStartTest, ABalancedStartIsResolvedAtCreation) {
  for (const auto* const start : {"balanced", "balanced:1"}) {
    begin_game({.setup = {.game = "siam", .start = start}});
    EXPECT_EQ(game().start().ply(), 3U);
    EXPECT_EQ(game().opening().start_name, "balanced 1");
    EXPECT_EQ(store_.stored[id_].game.opening.setup.start, game().start().text());
    EXPECT_EQ(act(bob_, {.move = "e5x"}), "done") << "the second side is to move there";
  }
}

TEST_F(FairStartTest, ABalancedStartThatDoesNotExistIsRefused) {
  const auto refusal = [&](const char* rules, const char* start) {
    const auto created = lobby_.create({.setup = {.game = "siam", .rules = rules, .start = start}});
    return created ? "created" : created.error().what.english;
  };
  EXPECT_THAT(refusal("classic", "balanced:2"), HasSubstr("numbered from 1 to 1"));
  EXPECT_THAT(refusal("exits=once", "balanced"), HasSubstr("no balanced starts for the rules"));
}

} // namespace
} // namespace howdah::server
