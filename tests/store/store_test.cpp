// The thread in front of a database: batches, failures, hints.
#include "store/store.hpp"
#include "tests/store/databases.hpp"
#include "tests/store/loop.hpp"

#include <gmock/gmock.h>

namespace howdah::store {
namespace {

using namespace std::chrono_literals;

class StoreTest : public testing::Test {
protected:
  Applied apply(const Change& change) {
    std::optional<Applied> applied;
    store_.apply(change, [&](Applied result) { applied = result; });
    EXPECT_TRUE(loop_.until([&] { return applied.has_value(); }));
    return applied.value_or(Applied{});
  }
  Loaded load(const std::string& id) {
    std::optional<Loaded> loaded;
    store_.load(id, [&](Loaded result) { loaded = std::move(result); });
    EXPECT_TRUE(loop_.until([&] { return loaded.has_value(); }));
    return loaded.value_or(Loaded{});
  }
  void set_unusable(bool unusable) {
    const std::scoped_lock lock(home_.memory().mutex);
    home_.memory().unusable = unusable;
  }

  TestDatabase home_{"memory"};
  Loop loop_;
  std::vector<VersionRow> changed_;
  std::vector<int> here_;
  std::vector<bool> health_;
  Store store_{
      home_.open(),
      [this](auto task) { loop_.post(std::move(task)); },
      {.changed = [this](const auto& id, auto version) { changed_.push_back({id, version}); },
       .presence = [this](const auto&, const auto& seats) { here_ = seats; },
       .health = [this](bool usable, const auto&) { health_.push_back(usable); }}};
};

TEST_F(StoreTest, AnswersOnTheCallersThread) {
  const auto here = std::this_thread::get_id();
  bool same = false;
  store_.apply(creation(sample_game()), [&](const Applied& applied) {
    same = applied.done() && std::this_thread::get_id() == here;
  });
  EXPECT_TRUE(loop_.until([&] { return same; }));
  EXPECT_EQ(load("game").row, sample_game());
  EXPECT_FALSE(load("nowhere").row);
  EXPECT_FALSE(load("nowhere").failed);
}

TEST_F(StoreTest, ChangesThatWaitAreStoredTogether) {
  int answers = 0;
  {
    const std::scoped_lock hold(home_.memory().mutex); // a slow disk
    for (int i = 0; i < 100; ++i) {
      store_.apply(creation(sample_game("g" + std::to_string(i))), [&](const Applied& applied) {
        EXPECT_TRUE(applied.done());
        ++answers;
      });
    }
  }
  EXPECT_TRUE(loop_.until([&] { return answers == 100; }));
  EXPECT_LE(home_.memory().commits, 3);
  EXPECT_EQ(store_.counts().changes, 100U);
}

TEST_F(StoreTest, AFailingChangeFailsItsOwnGameOnly) {
  home_.memory().spoilt = {"bad"};
  int done = 0;
  int failed = 0;
  for (const auto* id : {"a", "bad", "c"}) {
    store_.apply(creation(sample_game(id)), [&](const Applied& applied) {
      done += applied.done() ? 1 : 0;
      failed += applied.failed() ? 1 : 0;
    });
  }
  EXPECT_TRUE(loop_.until([&] { return done + failed == 3; }));
  EXPECT_EQ(done, 2);
  EXPECT_EQ(failed, 1);
}

TEST_F(StoreTest, AnUnusableDatabaseFailsUntilItIsBack) {
  EXPECT_TRUE(apply(creation(sample_game())).done());
  set_unusable(true);
  EXPECT_TRUE(apply(move_of(sample_game(), "@a1n")).failed());
  EXPECT_TRUE(load("game").failed);
  EXPECT_FALSE(store_.usable());
  set_unusable(false);
  EXPECT_TRUE(apply(move_of(sample_game(), "@a1n")).done());
  EXPECT_TRUE(store_.usable());
  EXPECT_TRUE(loop_.until([&] { return health_.size() >= 2; }));
  EXPECT_THAT(health_, testing::ElementsAre(false, true));
}

TEST_F(StoreTest, WatchedGamesOfOtherServersAreNoticed) {
  EXPECT_TRUE(apply(creation(sample_game())).done());
  store_.watch("game");
  const auto other = home_.open();
  EXPECT_TRUE(apply_one(*other, move_of(sample_game(), "@a1n")).done());
  const auto heard = [&](std::int64_t version) {
    return std::ranges::find(changed_, VersionRow{"game", version}) != changed_.end();
  };
  EXPECT_TRUE(loop_.until([&] { return heard(2); }));
  (void)other->remove("game");
  EXPECT_TRUE(loop_.until([&] { return heard(0); }));
}

TEST_F(StoreTest, PresenceAtOtherServersIsTold) {
  EXPECT_TRUE(apply(creation(sample_game())).done());
  store_.watch("game");
  store_.set_presence("game", {0});
  const auto other = home_.open();
  other->heartbeat("other");
  other->set_presence("other", "game", {1});
  EXPECT_TRUE(loop_.until([&] { return here_ == std::vector{1}; }));
  EXPECT_THAT(other->presence("other", {"game"}), testing::ElementsAre(PresenceRow{"game", 0}));
  // It is silent from now on, and its lease ends.
  EXPECT_TRUE(loop_.until([&] { return here_.empty(); }));
}

TEST_F(StoreTest, TurnsAndFlagsAreClaimed) {
  auto row = sample_game();
  row.standing.engine_turn = "ana";
  row.standing.deadline = store_.now() - 1;
  EXPECT_TRUE(apply(creation(row)).done());
  std::optional<EngineTurn> turn;
  std::vector<std::string> fallen;
  store_.claim_engine_turn([&](auto claimed) { turn = claimed; });
  store_.claim_fallen_flags([&](auto ids) { fallen = ids; });
  EXPECT_TRUE(loop_.until([&] { return turn && !fallen.empty(); }));
  EXPECT_EQ(turn->game, "game");
  EXPECT_THAT(fallen, testing::ElementsAre("game"));
}

} // namespace
} // namespace howdah::store
