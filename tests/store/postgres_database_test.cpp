// PostgreSQL's own matters: hints, lost connections, other versions, time without servers. Skipped
// unless the environment names a server; scripts/with-postgres starts one.
#include "store/postgres_schema.hpp"
#include "tests/store/databases.hpp"

#include <gmock/gmock.h>

#include <thread>

namespace howdah::store {
namespace {

using namespace std::chrono_literals;

class Postgres : public testing::Test {
protected:
  void SetUp() override {
    if (postgres_url() == nullptr) GTEST_SKIP() << "no PostgreSQL";
    home_ = std::make_unique<TestDatabase>("postgres");
  }
  /// Statements of an operator.
  void sql(const std::string& text) const { PostgresConnection(home_->url(), 5s).run_script(text); }
  /// All connections to the database but this one are ended.
  void cut_connections() const {
    sql("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        " AND pid <> pg_backend_pid()");
  }

  std::unique_ptr<TestDatabase> home_;
};

TEST_F(Postgres, HintsReachOtherServers) {
  const auto one = home_->open();
  const auto other = home_->open();
  EXPECT_GE(other->hint_descriptor(), 0);
  std::vector<VersionRow> sent;
  for (int i = 0; i < 1000; ++i) sent.push_back({"abcdefghijkl", i}); // more than one payload
  one->notify(sent);
  std::vector<VersionRow> heard;
  for (int i = 0; i < 100 && heard.size() < sent.size(); ++i) {
    for (const auto& row : other->hints()) heard.push_back(row);
    std::this_thread::sleep_for(20ms);
  }
  EXPECT_EQ(heard, sent);
}

TEST_F(Postgres, LostConnectionsAreMadeAgain) {
  const auto database = home_->open();
  EXPECT_TRUE(apply_one(*database, creation(sample_game())).done());
  cut_connections();
  EXPECT_THROW((void)database->load("game"), std::runtime_error);
  EXPECT_EQ(database->load("game"), sample_game());
  std::vector<VersionRow> heard;
  for (int i = 0; i < 100 && heard.empty(); ++i) {
    database->notify({{"game", 7}});
    std::this_thread::sleep_for(50ms);
    heard = database->hints();
  }
  EXPECT_THAT(heard, testing::Contains(VersionRow{"game", 7}));
}

TEST_F(Postgres, OtherSchemasAndServersAreRefused) {
  PostgresConnection connection(home_->url(), 5s);
  EXPECT_THROW(migrate(connection, 990'000), std::runtime_error);
  migrate(connection);
  sql("UPDATE meta SET value = '99' WHERE name = 'schema'");
  try {
    migrate(connection);
    FAIL() << "a schema of the future was accepted";
  } catch (const std::runtime_error& error) {
    EXPECT_STREQ(error.what(), "the database was made by a newer version of this program");
  }
  for (const auto* url :
       {"postgresql://127.0.0.1:1/nowhere", "postgresql://no host/", "mysql://x"}) {
    EXPECT_THROW((void)open_postgres({.url = url}), std::runtime_error) << url;
  }
}

TEST_F(Postgres, ServersThatStartAtOnceMigrateOnce) {
  std::vector<std::thread> starts;
  for (int i = 0; i < 4; ++i) {
    starts.emplace_back([&] { EXPECT_NO_THROW((void)home_->open()); });
  }
  for (auto& start : starts) start.join();
}

TEST_F(Postgres, ASlowAnswerIsNotWaitedFor) {
  const auto database = open_postgres({.url = home_->url(), .patience = 500ms});
  EXPECT_TRUE(apply_one(*database, creation(sample_game())).done());
  {
    PostgresConnection other(home_->url(), 5s);
    other.run_script("BEGIN; SELECT FROM games FOR UPDATE");
    const auto began = std::chrono::steady_clock::now();
    EXPECT_THROW((void)apply_one(*database, move_of(sample_game(), "@a1n")), std::runtime_error);
    EXPECT_LT(std::chrono::steady_clock::now() - began, 3s);
  }
  for (int i = 0; i < 50; ++i) { // until the lock is gone
    try {
      EXPECT_TRUE(apply_one(*database, move_of(sample_game(), "@a1n")).done());
      break;
    } catch (const std::runtime_error&) {
      std::this_thread::sleep_for(50ms);
    }
  }
  EXPECT_EQ(database->load("game")->version, 2);
}

TEST_F(Postgres, AServerThatIsSilentIsNotPresent) {
  const auto database = home_->open();
  EXPECT_TRUE(apply_one(*database, creation(sample_game())).done());
  database->heartbeat("s1");
  database->set_presence("s1", "game", {0});
  sql("UPDATE servers SET until = howdah_now() - 1");
  EXPECT_TRUE(database->presence("s2", {"game"}).empty());
  database->heartbeat("s1");
  EXPECT_THAT(database->presence("s2", {"game"}), testing::SizeIs(1));
}

TEST_F(Postgres, TimeWithoutAServerIsChargedToNobody) {
  const auto database = home_->open();
  auto row = sample_game();
  row.standing.deadline = database->now() - 545'000;
  row.standing.turn_began = *row.standing.deadline - 60'000; // five seconds before the outage
  EXPECT_TRUE(apply_one(*database, creation(row)).done());
  database->heartbeat("s1");
  EXPECT_EQ(database->load("game")->version, 1);
  sql("UPDATE meta SET value = (howdah_now() - 600000)::text WHERE name = 'alive'");
  database->heartbeat("s2");
  const auto loaded = database->load("game");
  EXPECT_GE(*loaded->standing.deadline, *row.standing.deadline + 600'000);
  EXPECT_EQ(*loaded->standing.deadline - *loaded->standing.turn_began, 60'000);
  EXPECT_EQ(loaded->version, 2);
  database->heartbeat("s1");
  EXPECT_EQ(database->load("game")->version, 2);
}

TEST_F(Postgres, AnEngineTurnWhoseServerDiedIsClaimedAgain) {
  const auto database = home_->open();
  auto row = sample_game();
  row.standing.engine_turn = "ana";
  EXPECT_TRUE(apply_one(*database, creation(row)).done());
  EXPECT_TRUE(database->claim_engine_turn());
  EXPECT_FALSE(database->claim_engine_turn());
  sql("UPDATE engine_turns SET lease = howdah_now() - 1");
  EXPECT_TRUE(database->claim_engine_turn());
}

} // namespace
} // namespace howdah::store
