#include "server/store.hpp"

#include <gtest/gtest.h>

#include <filesystem>

namespace howdah::server {
namespace {

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
  return {.id = "g",
          .game = "siam",
          .rules = "2015",
          .start = "somewhere",
          .created = 7,
          .base = 60'000,
          .increment = 1000,
          .seats = {{.secret = "s", .name = "Ana"}, {.invite = "i", .engine = 2}}};
}

TEST_F(StoreTest, KeepsWhatWasCommitted) {
  {
    const auto store = open_sqlite_store(folder_);
    store->create(sample());
    store->add_move("g", 0, {.move = "@c1n", .left = 59});
    store->add_move("g", 1, {.move = "@a1n", .left = 58});
    store->commit();
    store->remove_moves("g", 1);
    store->commit();
    store->add_move("g", 1, {.move = "@e1n", .left = 57}); // not committed
  }
  const auto row = open_sqlite_store(folder_)->load("g");
  ASSERT_TRUE(row.has_value());
  EXPECT_EQ(row->rules, "2015");
  EXPECT_EQ(row->start, "somewhere");
  EXPECT_EQ(row->increment, 1000);
  ASSERT_EQ(row->seats.size(), 2U);
  EXPECT_EQ(row->seats[0].name, "Ana");
  EXPECT_EQ(row->seats[1].engine, 2);
  ASSERT_EQ(row->moves.size(), 1U);
  EXPECT_EQ(row->moves[0].move, "@c1n");
  EXPECT_EQ(row->moves[0].left, 59);
}

TEST_F(StoreTest, HasOneMoveForAGameAndAPly) {
  const auto store = open_sqlite_store(folder_);
  store->create(sample());
  store->add_move("g", 0, {.move = "@c1n"});
  EXPECT_THROW(store->add_move("g", 0, {.move = "@a1n"}), std::runtime_error);
  EXPECT_THROW(store->add_move("nobody", 0, {.move = "@a1n"}), std::runtime_error);
}

TEST_F(StoreTest, ForgetsWhatIsRolledBack) {
  const auto store = open_sqlite_store(folder_);
  store->create(sample());
  store->roll_back();
  EXPECT_FALSE(store->load("g").has_value());
}

TEST_F(StoreTest, KeepsHowAGameEnded) {
  const auto store = open_sqlite_store(folder_);
  auto row = sample();
  store->create(row);
  row.result = "1";
  row.reason = "time";
  row.ended_by = 0;
  row.next = "h";
  store->set_ending(row);
  store->set_seat("g", 1, {.secret = "t", .name = "Bob"});
  store->commit();
  const auto loaded = store->load("g");
  EXPECT_EQ(loaded->result, "1");
  EXPECT_EQ(loaded->reason, "time");
  EXPECT_EQ(loaded->next, "h");
  EXPECT_EQ(loaded->seats[1].name, "Bob");
}

TEST_F(StoreTest, SaysSoWhenTheFolderCannotBeMade) {
  EXPECT_THROW((void)open_sqlite_store("/proc/nowhere/here"), std::runtime_error);
}

} // namespace

} // namespace howdah::server
