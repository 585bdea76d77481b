// SQLite's own matters: earlier schemas, one server per folder, damage, backups.
#include "store/data_folder.hpp"
#include "store/digest.hpp"
#include "store/sqlite.hpp"
#include "tests/store/databases.hpp"

#include <gmock/gmock.h>

#include <csignal>
#include <filesystem>
#include <fstream>
#include <sys/resource.h>

namespace howdah::store {
namespace {

class Sqlite : public testing::Test {
protected:
  TestDatabase home_{"sqlite"};
};

TEST_F(Sqlite, GamesOfTheFirstSchemaAreKept) {
  make_data_folder(home_.folder());
  SqliteHandle(database_file(home_.folder())).run(R"(
CREATE TABLE games(
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, start TEXT NOT NULL,
  created INTEGER NOT NULL, base INTEGER NOT NULL, increment INTEGER NOT NULL,
  result TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL DEFAULT '',
  ended_by INTEGER NOT NULL DEFAULT 0, next TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
CREATE TABLE seats(
  game TEXT NOT NULL REFERENCES games(id), seat INTEGER NOT NULL, secret TEXT NOT NULL,
  invite TEXT NOT NULL, name TEXT NOT NULL, engine INTEGER NOT NULL,
  PRIMARY KEY(game, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE moves(
  game TEXT NOT NULL REFERENCES games(id), ply INTEGER NOT NULL, move TEXT NOT NULL,
  remaining INTEGER NOT NULL, PRIMARY KEY(game, ply)) STRICT, WITHOUT ROWID;
INSERT INTO games VALUES('old', 'siam', '2015', '', 7, 60000, 1000, '1', 'time', 0, 'new');
INSERT INTO seats VALUES('old', 0, 'secret', '', 'Ana', 0), ('old', 1, '', 'invite', '', 0);
INSERT INTO moves VALUES('old', 0, '@c1n', 59000);
)");
  const auto row = home_.open()->load("old");
  ASSERT_TRUE(row);
  EXPECT_EQ(row->version, 1);
  EXPECT_EQ(row->seats[0].secret, digest("secret"));
  EXPECT_EQ(row->seats[1].invite, digest("invite"));
  EXPECT_EQ(row->seats[0].name, "Ana");
  EXPECT_THAT(row->entries, testing::ElementsAre(EntryRow{.move = "@c1n", .left = 59'000}));
  EXPECT_EQ(row->standing.result, "1");
  EXPECT_TRUE(row->standing.over);
  EXPECT_EQ(row->standing.next, "new");
}

TEST_F(Sqlite, ASchemaFromTheFutureIsRefused) {
  (void)home_.open();
  SqliteHandle(database_file(home_.folder())).run("PRAGMA user_version = 99");
  EXPECT_THROW((void)home_.open(), std::runtime_error);
}

TEST_F(Sqlite, AFolderServesOneServerAndTools) {
  const auto server = home_.open(FolderUse::server);
  EXPECT_THROW((void)home_.open(FolderUse::server), std::runtime_error);
  EXPECT_TRUE(home_.open(FolderUse::tool)->list(5).empty());
}

TEST_F(Sqlite, ADamagedFileIsAnError) {
  make_data_folder(home_.folder());
  std::ofstream(database_file(home_.folder())) << std::string(5000, 'x');
  EXPECT_THROW((void)home_.open(), std::runtime_error);
}

/// No file of this process grows beyond that many bytes, as on a full disk.
class FileSizeLimit {
public:
  explicit FileSizeLimit(std::uintmax_t bytes) {
    (void)std::signal(SIGXFSZ, SIG_IGN);
    EXPECT_EQ(::getrlimit(RLIMIT_FSIZE, &before_), 0);
    rlimit less = before_;
    less.rlim_cur = bytes;
    EXPECT_EQ(::setrlimit(RLIMIT_FSIZE, &less), 0);
  }
  ~FileSizeLimit() { (void)::setrlimit(RLIMIT_FSIZE, &before_); }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

private:
  rlimit before_{};
};

TEST_F(Sqlite, OnAFullDiskChangesFailUntilThereIsRoom) {
  const auto database = home_.open(FolderUse::server);
  EXPECT_TRUE(apply_one(*database, creation(sample_game())).done());
  auto large = sample_game("large");
  large.start_name = std::string(100'000, 'x');
  const auto change = creation(large);
  {
    const auto log = database_file(home_.folder()) + "-wal";
    const FileSizeLimit full(std::filesystem::file_size(log));
    for (int i = 0; i < 3; ++i) {
      try {
        EXPECT_TRUE(apply_one(*database, change).failed());
      } catch (const std::runtime_error&) {
        // The transaction as a whole failed.
      }
    }
    EXPECT_EQ(database->load("game"), sample_game()) << "what was stored can be read";
  }
  EXPECT_TRUE(apply_one(*database, change).done());
  EXPECT_TRUE(apply_one(*database, move_of(sample_game(), "@a1n")).done());
  EXPECT_EQ(database->load("large")->start_name, large.start_name);
}

TEST_F(Sqlite, ALockedFileFailsInTimeAndThenGoesOn) {
  const auto database = home_.open(FolderUse::server);
  EXPECT_TRUE(apply_one(*database, creation(sample_game())).done());
  {
    SqliteHandle other(database_file(home_.folder()));
    other.run("BEGIN EXCLUSIVE");
    const auto began = std::chrono::steady_clock::now();
    EXPECT_THROW((void)apply_one(*database, move_of(sample_game(), "@a1n")), std::runtime_error);
    EXPECT_LT(std::chrono::steady_clock::now() - began, std::chrono::seconds(10));
    EXPECT_EQ(database->load("game"), sample_game());
  }
  EXPECT_TRUE(apply_one(*database, move_of(sample_game(), "@a1n")).done());
}

TEST_F(Sqlite, DamageIsAnErrorAndNotACrash) {
  {
    const auto database = home_.open(FolderUse::server);
    for (int i = 0; i < 200; ++i) {
      EXPECT_TRUE(apply_one(*database, creation(sample_game("g" + std::to_string(i)))).done());
    }
  }
  const auto file = database_file(home_.folder());
  const auto size = std::filesystem::file_size(file);
  std::fstream damaged(file, std::ios::in | std::ios::out | std::ios::binary);
  damaged.seekp(8192);
  damaged << std::string(size - 8192, 'x');
  damaged.close();
  int failures = 0;
  try {
    const auto database = home_.open(FolderUse::server);
    for (int i = 0; i < 200; ++i) {
      try {
        (void)database->load("g" + std::to_string(i));
      } catch (const std::exception&) {
        ++failures;
      }
    }
  } catch (const std::exception&) {
    ++failures;
  }
  EXPECT_GT(failures, 0);
}

TEST_F(Sqlite, ABackupIsADatabase) {
  const auto database = home_.open(FolderUse::server);
  EXPECT_TRUE(apply_one(*database, creation(sample_game())).done());
  const TestDatabase copy("sqlite");
  make_data_folder(copy.folder());
  backup_sqlite(home_.folder(), database_file(copy.folder()));
  EXPECT_EQ(copy.open()->load("game"), sample_game());
  backup_sqlite(home_.folder(), database_file(copy.folder())); // in place of the earlier one
  using Permissions = std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(database_file(copy.folder())).permissions(),
            Permissions::owner_read | Permissions::owner_write);
}

TEST_F(Sqlite, TimeWithoutAServerIsChargedToNobody) {
  auto row = sample_game();
  {
    const auto database = home_.open(FolderUse::server);
    row.standing.deadline = database->now() - 545'000;
    row.standing.turn_began = *row.standing.deadline - 60'000; // five seconds before the outage
    EXPECT_TRUE(apply_one(*database, creation(row)).done());
    database->heartbeat("s");
  }
  const auto minutes_ago = std::to_string(home_.open()->now() - 600'000);
  SqliteHandle(database_file(home_.folder()))
      .run(("UPDATE meta SET value = '" + minutes_ago + "' WHERE name = 'alive'").c_str());
  const auto database = home_.open(FolderUse::server);
  database->heartbeat("s");
  const auto loaded = database->load("game");
  EXPECT_GE(*loaded->standing.deadline, *row.standing.deadline + 600'000);
  EXPECT_EQ(*loaded->standing.deadline - *loaded->standing.turn_began, 60'000);
  EXPECT_EQ(loaded->version, 2);
}

} // namespace
} // namespace howdah::store
