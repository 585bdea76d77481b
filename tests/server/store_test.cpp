#include "server/sqlite.hpp"
#include "server/store.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace howdah::server {
namespace {

using namespace std::chrono_literals;

class StoreTest : public testing::Test {
protected:
  StoreTest() {
    folder_ = testing::TempDir() + "howdah-store-" +
              testing::UnitTest::GetInstance()->current_test_info()->name();
    std::filesystem::remove_all(folder_);
  }
  ~StoreTest() override { std::filesystem::remove_all(folder_); }
  StoreTest(const StoreTest&) = delete;
  StoreTest& operator=(const StoreTest&) = delete;

  std::string folder_;
};

GameRow sample() {
  GameRow row{.id = "g", .created = 7, .seats = {{.secret = "s"}, {.invite = "i"}, {}}};
  row.game.opening = {.setup = {.game = "siam", .rules = "2015", .start = "somewhere"},
                      .start_name = "balanced 17",
                      .players = {play::person("Ana"), play::open_seat(), play::engine(2)},
                      .clock = play::ClockRules{.base = 60s, .increment = 1s},
                      .swap = play::SwapRule::pie};
  return row;
}

TEST_F(StoreTest, StoresWhatWasCommitted) {
  {
    const auto store = open_sqlite_store(folder_);
    store->create(sample());
    store->add_entry("g", 0, {.move = "@c1n", .left = 59ms});
    store->add_entry("g", 1, {.move = "@a1n", .left = 58ms});
    store->commit();
    store->remove_entries("g", 1);
    store->commit();
    store->add_entry("g", 1, {.move = "@e1n", .left = 57ms}); // not committed
  }
  const auto row = open_sqlite_store(folder_)->load("g");
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->game.opening, sample().game.opening);
  EXPECT_EQ(row->created, 7);
  ASSERT_EQ(row->seats.size(), 3U);
  EXPECT_EQ(row->seats[0].secret, "s");
  EXPECT_EQ(row->seats[1].invite, "i");
  ASSERT_EQ(row->game.timeline.standing, 1U);
  EXPECT_EQ(row->game.timeline.entries[0], (play::Entry{.move = "@c1n", .left = 59ms}));
}

TEST_F(StoreTest, StoresEveryKindOfEntry) {
  const auto store = open_sqlite_store(folder_);
  store->create(sample());
  const play::Entry swap{.kind = play::Entry::Kind::swap, .seat = 1, .left = 5ms};
  const play::Entry leave{
      .kind = play::Entry::Kind::leave, .seat = 2, .reason = play::LeaveReason::time, .left = 0ms};
  store->add_entry("g", 0, swap);
  store->add_entry("g", 1, leave);
  store->commit();
  EXPECT_EQ(store->load("g")->game.timeline.entries, (std::vector{swap, leave}));
}

TEST_F(StoreTest, HasOneEntryForAGameAndANumber) {
  const auto store = open_sqlite_store(folder_);
  store->create(sample());
  store->add_entry("g", 0, {.move = "@c1n"});
  EXPECT_THROW(store->add_entry("g", 0, {.move = "@a1n"}), std::runtime_error);
  EXPECT_THROW(store->add_entry("nobody", 0, {.move = "@a1n"}), std::runtime_error);
}

TEST_F(StoreTest, ForgetsWhatIsRolledBack) {
  const auto store = open_sqlite_store(folder_);
  store->create(sample());
  store->roll_back();
  EXPECT_FALSE(store->load("g").has_value());
}

TEST_F(StoreTest, StoresHowAGameEnded) {
  const auto store = open_sqlite_store(folder_);
  store->create(sample());
  const play::Ending ending{.result = Result::win(1), .reason = play::EndReason::time, .seat = 0};
  store->set_ending("g", ending);
  store->set_next("g", "h");
  store->set_seat("g", 1, {.secret = "t"}, play::person("Bob"));
  store->commit();
  const auto loaded = store->load("g");
  EXPECT_EQ(loaded->game.ending, ending);
  EXPECT_EQ(loaded->next, "h");
  EXPECT_EQ(loaded->game.opening.players[1], play::person("Bob"));
  store->set_ending("g", std::nullopt);
  store->commit();
  EXPECT_FALSE(store->load("g")->game.ending);
}

TEST_F(StoreTest, OpensADatabaseWithoutAVersion) {
  std::filesystem::create_directories(folder_);
  Database old(folder_ + "/games.sqlite");
  old.run("CREATE TABLE games(id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL,"
          " start TEXT NOT NULL, created INTEGER NOT NULL, base INTEGER NOT NULL,"
          " increment INTEGER NOT NULL, result TEXT NOT NULL DEFAULT '',"
          " reason TEXT NOT NULL DEFAULT '', ended_by INTEGER NOT NULL DEFAULT 0,"
          " next TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;"
          "CREATE TABLE seats(game TEXT NOT NULL REFERENCES games(id), seat INTEGER NOT NULL,"
          " secret TEXT NOT NULL, invite TEXT NOT NULL, name TEXT NOT NULL,"
          " engine INTEGER NOT NULL, PRIMARY KEY(game, seat)) STRICT, WITHOUT ROWID;"
          "CREATE TABLE moves(game TEXT NOT NULL REFERENCES games(id), ply INTEGER NOT NULL,"
          " move TEXT NOT NULL, remaining INTEGER NOT NULL, PRIMARY KEY(game, ply)) STRICT,"
          " WITHOUT ROWID;"
          "INSERT INTO games VALUES('g', 'siam', 'classic', '', 3, 0, 0, 'draw', 'agreed', 1, '');"
          "INSERT INTO seats VALUES('g', 0, 'a', '', 'Ana', 0), ('g', 1, 'b', '', 'Bob', 0);"
          "INSERT INTO moves VALUES('g', 0, '@a3e', 0)");
  for (int opening = 0; opening < 2; ++opening) {
    const auto row = open_sqlite_store(folder_)->load("g");
    ASSERT_TRUE(row.has_value());
    EXPECT_EQ(row->game.timeline.entries, (std::vector<play::Entry>{{.move = "@a3e"}}));
    EXPECT_EQ(row->game.ending->reason, play::EndReason::agreed);
    EXPECT_EQ(row->game.opening.players[1].name, "Bob");
  }
}

TEST_F(StoreTest, RefusesADatabaseOfANewerVersion) {
  (void)open_sqlite_store(folder_);
  Database(folder_ + "/games.sqlite").run("PRAGMA user_version = 99");
  EXPECT_THROW((void)open_sqlite_store(folder_), std::runtime_error);
}

TEST_F(StoreTest, SaysSoWhenTheFolderCannotBeMade) {
  EXPECT_THROW((void)open_sqlite_store("/proc/nowhere/here"), std::runtime_error);
}

} // namespace

} // namespace howdah::server
