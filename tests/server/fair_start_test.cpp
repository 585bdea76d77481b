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

std::vector<BalancedList> lists() {
  return {{.game = "siam", .rules = "classic", .starts = {{.moves = {"@a1n", "@e5s", "a1a2n"}}}}};
}

class FairStartTest : public LobbyTest {
protected:
  FairStartTest() { settings_.balanced = lists_; }
  void begin_pie() {
    begin_game({.setup = {.game = "siam"}, .swap = play::SwapRule::pie, .name = "Ana"});
  }
  [[nodiscard]] json state() { return enter("")->last(); }
  /// Waits for a state.
  bool reaches(const std::function<bool(const store::GameRow&)>& condition) {
    return loop_.until([&] { return condition(row()); });
  }

  const Action swap_{.kind = Action::Kind::swap};
  std::vector<BalancedList> lists_ = lists();
};

TEST_F(FairStartTest, ASwapIsToldToEverybodyAndStored) {
  begin_pie();
  const auto ana = enter(ana_);
  const auto bob = enter(bob_);
  const auto spectator = enter("");
  EXPECT_EQ(act(ana_, {.move = "@b1n"}), "done");
  EXPECT_EQ(act(bob_, swap_), "done");
  for (const auto& ear : {ana, bob, spectator}) {
    EXPECT_EQ(ear->last()["type"], "state");
    EXPECT_EQ(ear->last()["swapped"], true);
    EXPECT_EQ(ear->last()["seats"][0]["name"], "Bob");
    EXPECT_EQ(ear->last()["seats"][0]["here"], true);
  }
  EXPECT_EQ(ana->last()["you"], 1);
  EXPECT_EQ(bob->last()["you"], 0);
  EXPECT_TRUE(spectator->last()["you"].is_null());
  EXPECT_EQ(row().entries.at(1).kind, static_cast<int>(play::Entry::Kind::swap));
  lobby().leave(*bob);
  EXPECT_EQ(ana->last()["seats"][0]["here"], false) << "Bob sat there";
  EXPECT_EQ(ana->last()["seats"][1]["here"], true);
}

TEST_F(FairStartTest, AfterASwapWhoMovedFirstMovesForTheOtherSide) {
  begin_pie();
  EXPECT_EQ(act(ana_, {.move = "@b1n"}), "done");
  EXPECT_EQ(act(bob_, swap_), "done");
  EXPECT_EQ(act(bob_, swap_), "done") << "repeated by a client that lost the answer";
  EXPECT_EQ(act(bob_, {.ply = 1, .move = "@e3w"}), "it is another player's turn");
  EXPECT_EQ(act(ana_, {.ply = 1, .move = "@e3w"}), "done");
  EXPECT_THAT(act(ana_, swap_), HasSubstr("another player's turn"));
  EXPECT_EQ(row().entries.size(), 3U);
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
  const auto created =
      try_create({.setup = {.game = "samliam", .rules = "players=3"}, .swap = play::SwapRule::pie});
  ASSERT_FALSE(created);
  EXPECT_EQ(created.error().error.what.english,
            "sides can be swapped in games of two players only");
}

TEST_F(FairStartTest, AnEngineSwapsWhenThatSideIsBetter) {
  begin_game({.setup = {.game = "siam", .start = kTwoThreats},
              .swap = play::SwapRule::pie,
              .engines = {0, 10}});
  EXPECT_EQ(act(ana_, {.move = "@a1n"}), "done");
  EXPECT_TRUE(reaches([](const auto& row) { return row.entries.size() == 2; }));
  EXPECT_EQ(state()["swapped"], true);
  EXPECT_EQ(state()["seats"][0]["engine"], 10);
  EXPECT_EQ(act(ana_, {.ply = 1, .move = "@e5w"}), "done") << "she plays rhinos now";
}

TEST_F(FairStartTest, AnEngineThatMovedFirstAnswersForTheOtherSide) {
  begin_game(
      {.setup = {.game = "siam"}, .swap = play::SwapRule::pie, .own_seat = 1, .engines = {1, 0}});
  EXPECT_TRUE(reaches([](const auto& row) { return row.entries.size() == 1; }));
  EXPECT_EQ(act(ana_, swap_), "done");
  EXPECT_TRUE(reaches([](const auto& row) { return row.entries.size() == 3; }));
  EXPECT_EQ(state()["moves"].size(), 2U);
  EXPECT_EQ(state()["seats"][1]["engine"], 1);
}

TEST_F(FairStartTest, ABalancedStartIsResolvedAtCreation) {
  for (const auto* const start : {"balanced", "balanced:1"}) {
    begin_game({.setup = {.game = "siam", .start = start}});
    EXPECT_EQ(state()["opening"], "balanced 1");
    EXPECT_EQ(json(row().setup.start), state()["start"]);
    EXPECT_EQ(act(bob_, {.move = "e5x"}), "done") << "the second side is to move there";
  }
}

TEST_F(FairStartTest, ABalancedStartThatDoesNotExistIsRefused) {
  const auto refusal = [&](const char* rules, const char* start) {
    const auto created = try_create({.setup = {.game = "siam", .rules = rules, .start = start}});
    return created ? "created" : created.error().error.what.english;
  };
  EXPECT_THAT(refusal("classic", "balanced:2"), HasSubstr("numbered from 1 to 1"));
  EXPECT_THAT(refusal("exits=once", "balanced"), HasSubstr("no balanced starts for the rules"));
}

} // namespace
} // namespace howdah::server
