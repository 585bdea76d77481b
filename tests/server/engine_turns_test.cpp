// The engines of games online: their moves, whose turn it is to be served, engines without a move.
#include "server/engine_turns.hpp"
#include "tests/server/fakes.hpp"

#include <gmock/gmock.h>

namespace howdah::server {
namespace {

using nlohmann::json;

class EngineTurnsTest : public LobbyTest {
protected:
  explicit EngineTurnsTest(LobbySettings settings = {}) : LobbyTest(std::move(settings)) {}
  bool has_entries(std::size_t count) {
    return loop_.until([&] { return row().entries.size() >= count; });
  }
};

TEST_F(EngineTurnsTest, AnEnginesMoveIsToldAsAMove) {
  begin_game({.setup = {.game = "siam"}, .engines = {0, 1}});
  const auto ear = enter(ana_);
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  EXPECT_TRUE(hears(
      ear, [](const json& message) { return message["type"] == "move" && message["ply"] == 1; }));
  EXPECT_EQ(ear->count("state"), 1U);
  EXPECT_EQ(row().version, 3);
  EXPECT_FALSE(row().standing.engine_turn);
}

TEST_F(EngineTurnsTest, AnEngineTurnSurvivesTheServer) {
  begin_game({.setup = {.game = "siam"}, .own_seat = 1, .engines = {1, 0}});
  restart();
  {
    const std::scoped_lock lock(games_->mutex);
    for (auto& [id, turn] : games_->engine_turns) turn.lease = 0; // the old one's has ended
  }
  lobby().tick();
  EXPECT_TRUE(has_entries(1));
}

TEST_F(EngineTurnsTest, TwoServersThatThinkPlayOnce) {
  const auto other = open_lobby();
  begin_game({.setup = {.game = "siam"}, .engines = {0, 1}});
  EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
  {
    const std::scoped_lock lock(games_->mutex);
    for (auto& [id, turn] : games_->engine_turns) turn.lease = 0; // thought to be dead
  }
  other->tick();
  EXPECT_TRUE(has_entries(2));
  EXPECT_TRUE(loop_.until([&] { return !lobby().busy() && !other->busy(); }));
  EXPECT_EQ(row().entries.size(), 2U);
  EXPECT_EQ(row().version, 3);
}

TEST_F(EngineTurnsTest, WhatAnEngineThoughtOfAnotherLineIsNotPlayed) {
  begin_game({.setup = {.game = "siam"}, .engines = {0, 1}});
  EXPECT_EQ(move(ana_, 0, "@b1n"), "done");
  EXPECT_EQ(offer(ana_, play::Offer::take_back), "done");
  EXPECT_EQ(move(ana_, 0, "@a1n"), "done");
  EXPECT_TRUE(has_entries(2));
  EXPECT_EQ(row().entries[0].move, "@a1n");
}

/// An engine that a test controls.
class ScriptedEngineTest : public EngineTurnsTest {
protected:
  ScriptedEngineTest()
      : EngineTurnsTest({.choose = [this](const EngineTask& task) { return choose(task); }}) {}
  ~ScriptedEngineTest() override { release(); }
  ScriptedEngineTest(const ScriptedEngineTest&) = delete;
  ScriptedEngineTest& operator=(const ScriptedEngineTest&) = delete;

  std::string choose(const EngineTask& task) {
    std::unique_lock lock(mutex_);
    levels_.push_back(task.level);
    wakes_.wait(lock, [&] { return !held_; });
    return answer_;
  }
  void release() {
    const std::scoped_lock lock(mutex_);
    held_ = false;
    wakes_.notify_all();
  }
  [[nodiscard]] std::vector<int> levels() {
    const std::scoped_lock lock(mutex_);
    return levels_;
  }

  std::mutex mutex_;
  std::condition_variable wakes_;
  bool held_ = false;
  std::string answer_{};
  std::vector<int> levels_;
};

TEST_F(ScriptedEngineTest, AnEngineWithoutAMoveDoesNotHoldTheGameUp) {
  for (const auto* answer : {"", "nonsense", "swap"}) {
    answer_ = answer;
    begin_game({.setup = {.game = "siam"}, .engines = {0, 1}});
    EXPECT_EQ(move(ana_, 0, "@c1n"), "done");
    EXPECT_TRUE(has_entries(2)) << answer;
    EXPECT_FALSE(row().standing.over);
  }
}

TEST_F(ScriptedEngineTest, ManyGamesOfOneClientDoNotDelayAnothers) {
  held_ = true;
  const auto begin = [&](const std::string& client, int level) {
    const auto created =
        try_create({.setup = {.game = "siam"}, .own_seat = 1, .engines = {level, 0}}, client);
    EXPECT_TRUE(created);
  };
  for (int i = 0; i < 30; ++i) begin("greedy", 10);
  ++time_;
  begin("modest", 4);
  release();
  EXPECT_TRUE(loop_.until([&] { return levels().size() >= 4; }));
  // The search that ran when it came may be finished, and one more was claimed.
  EXPECT_THAT(levels(), testing::Contains(4));
  const auto order = levels();
  EXPECT_LE(std::ranges::find(order, 4) - order.begin(), 2);
}

TEST_F(ScriptedEngineTest, AClientHasSoManyGamesThatWaitForAnEngine) {
  held_ = true;
  const NewGame wanted{.setup = {.game = "siam"}, .own_seat = 1, .engines = {1, 0}};
  for (int i = 0; i < 64; ++i) EXPECT_TRUE(try_create(wanted, "greedy"));
  const auto refused = try_create(wanted, "greedy");
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().status, 429);
  EXPECT_TRUE(try_create(wanted, "modest"));
  EXPECT_TRUE(try_create({.setup = {.game = "siam"}}, "greedy")) << "with people";
}

TEST_F(ScriptedEngineTest, ADrainingServerFinishesItsTurnAndClaimsNoMore) {
  held_ = true;
  begin_game({.setup = {.game = "siam"}, .own_seat = 1, .engines = {1, 0}});
  EXPECT_TRUE(loop_.until([&] { return !levels().empty() || (lobby().tick(), false); }));
  const auto waiting = create({.setup = {.game = "siam"}, .own_seat = 1, .engines = {1, 0}});
  lobby().drain();
  EXPECT_TRUE(lobby().busy());
  release();
  EXPECT_TRUE(loop_.until([&] { return !lobby().busy(); }));
  EXPECT_EQ(row().entries.size(), 1U);
  EXPECT_TRUE(row(waiting.id).entries.empty());
}

} // namespace
} // namespace howdah::server
