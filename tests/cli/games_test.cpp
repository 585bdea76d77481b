// howdah games: the games of a data folder, for its operator.
#include "store/sqlite_database.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <filesystem>

namespace howdah::cli {
namespace {

using testing::HasSubstr;

class Games : public testing::Test {
protected:
  Games() {
    for (const auto* id : {"one", "two"}) {
      const store::GameRow row{.id = id,
                               .created = database_->now(),
                               .setup = {.game = "siam", .rules = "classic"},
                               .seats = {{.secret = "a", .name = "Ana"}, {.secret = "b"}},
                               .entries = {{.move = "@c1n"}}};
      const store::Change change{.game = id, .creates = {row}};
      EXPECT_TRUE(database_->apply({&change, 1}).at(0).done());
    }
  }
  [[nodiscard]] std::string data() const { return folder_.path() + "/data"; }

  TemporaryFolder folder_;
  // As a server that runs meanwhile.
  std::unique_ptr<store::Database> database_ = store::open_sqlite(data(), store::FolderUse::server);
};

TEST_F(Games, AreListedShownDeletedAndPruned) {
  const auto list = output_of({"games", "list", "--data", data()});
  EXPECT_THAT(list, testing::ContainsRegex("one  siam     [-0-9]+ [0-9:]+     1  goes on\n"));
  EXPECT_THAT(list, HasSubstr("two  siam"));
  const auto record = output_of({"games", "show", "one", "--data", data()});
  EXPECT_THAT(record, HasSubstr("[Elephants \"Ana\"]"));
  EXPECT_THAT(record, HasSubstr("1. @c1n"));
  EXPECT_EQ(output_of({"games", "delete", "one", "--data", data()}), "");
  EXPECT_FALSE(database_->load("one"));
  EXPECT_EQ(output_of({"games", "prune", "--older-than", "1", "--data", data()}), "deleted: 0\n");
  EXPECT_TRUE(database_->load("two"));
}

TEST_F(Games, ABackupIsADatabaseOfItsOwn) {
  const auto copy = folder_.path() + "/copy";
  std::filesystem::create_directories(copy);
  EXPECT_EQ(output_of({"games", "backup", copy + "/games.sqlite", "--data", data()}), "");
  EXPECT_THAT(output_of({"games", "list", "--data", copy}), HasSubstr("two  siam"));
}

TEST_F(Games, BadCommandLinesAreRefused) {
  expect_refused({"games", "show", "nowhere", "--data", data()}, "there is no game 'nowhere'");
  expect_refused({"games", "delete", "nowhere", "--data", data()}, "there is no game 'nowhere'");
  expect_refused({"games", "list", "--data", folder_.path()},
                 "there is no database of games in '" + folder_.path() + "'");
  expect_refused({"games", "frob"},
                 "unknown action 'frob'; the actions are list, show, delete, backup, prune");
  expect_refused({"games", "show", "--data", data()}, "games show needs one ID");
  expect_refused({"games", "list", "one", "--data", data()}, "games list takes no argument");
  expect_refused({"games", "prune", "--data", data()}, "games prune needs --older-than DAYS");
  expect_refused({"games", "list", "--older-than", "3", "--data", data()},
                 "games list does not take --older-than");
  expect_refused({"games", "list", "--data", data(), "--database", "postgresql://x"},
                 "--data and --database are mutually exclusive");
}

} // namespace
} // namespace howdah::cli
