// howdah serve: what is refused before it listens. tests/server and web/e2e look at what it serves.
#include "store/data_folder.hpp"
#include "store/sqlite.hpp"
#include "store/sqlite_database.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

namespace howdah::cli {
namespace {

TEST(Serve, WithoutAPageItDoesNotStart) {
  const TemporaryFolder folder;
  const auto program = folder.path() + "/howdah";
  std::filesystem::copy_file(HOWDAH_PROGRAM, program);
  const auto refused = shell(program + " serve --port 0 --data data", folder.path());
  EXPECT_EQ(refused.status, 2);
  EXPECT_EQ(refused.text,
            "no page found to serve; ./play builds it, and --page DIR names its folder\n");
  EXPECT_THAT(folder.files(), testing::ElementsAre("howdah"));
}

TEST(Serve, AnAddressThatIsNoneIsRefused) {
  expect_refused({"serve", "--page", "/", "--address", "localhost"},
                 "--address: 'localhost' is not an IP address, such as 127.0.0.1 or ::1");
  expect_refused({"serve", "--page", "/", "--address", "1.2.3", "--lang", "fr"},
                 "--address : « 1.2.3 » n'est pas une adresse IP, telle que 127.0.0.1 ou ::1");
}

TEST(Serve, AFolderWithoutAPageIsRefused) {
  expect_refused({"serve", "--page", "/no/such", "--port", "0"},
                 "--page: there is no index.html in '/no/such'");
}

TEST(Serve, ListensWithThePageItIsGiven) {
  const TemporaryFolder folder;
  std::ofstream(folder.path() + "/index.html") << "a page";
  Conversation server({"serve", "--port", "0", "--page", folder.path(), "--data",
                       folder.path() + "/data", "--address", "127.0.0.1"});
  EXPECT_THAT(server.until("Howdah").front(),
              testing::MatchesRegex("Howdah is listening at http://127\\.0\\.0\\.1:[0-9]+/ .*"));
  server.interrupt();
  EXPECT_EQ(server.finish().status, 0);
}

/// A folder with a page, and options that would serve it.
class ServeTest : public testing::Test {
protected:
  ServeTest() { std::ofstream(folder_.path() + "/index.html") << "a page"; }
  [[nodiscard]] std::vector<std::string> words(const std::vector<std::string>& more) const {
    std::vector<std::string> words = {"serve", "--page", folder_.path(), "--port", "0"};
    words.insert(words.end(), more.begin(), more.end());
    return words;
  }
  [[nodiscard]] std::string data() const { return folder_.path() + "/data"; }

  TemporaryFolder folder_;
};

TEST_F(ServeTest, BadOptionsAreRefused) {
  expect_refused(words({"--database", "mysql://ana:secret@host/x"}),
                 "--database: a URL of PostgreSQL begins with postgresql://");
  expect_refused(words({"--database", "postgresql://x/y", "--data", "z"}),
                 "--data and --database are mutually exclusive");
  expect_refused(words({"--trusted-proxy", "::1", "--trusted-proxy", "10.0.0.0/99"}),
                 "--trusted-proxy: '10.0.0.0/99' is not a network, such as 10.0.0.0/8 or fd00::/8");
  expect_refused(words({"--metrics-address", "localhost:1"}),
                 "--metrics-address: 'localhost:1' is not an address with a port, such as "
                 "127.0.0.1:9100");
  expect_refused(words({"--public-url", "ftp://x"}),
                 "--public-url: 'ftp://x' is not the URL of a page, such as "
                 "https://howdah.example");
}

TEST_F(ServeTest, ADatabaseThatCannotBeReachedIsRefused) {
  const auto refused = howdah(words({"--database", "postgresql://127.0.0.1:1/nowhere"}));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.error,
              testing::MatchesRegex("cannot open the database: .*127\\.0\\.0\\.1.*refused\n"));
}

TEST_F(ServeTest, ASchemaFromTheFutureIsRefused) {
  (void)store::open_sqlite(data(), store::FolderUse::tool);
  store::SqliteHandle(store::database_file(data())).run("PRAGMA user_version = 99");
  expect_refused(words({"--data", data()}),
                 "the database was made by a newer version of this program");
}

TEST_F(ServeTest, ADamagedDatabaseIsRefused) {
  store::make_data_folder(data());
  std::ofstream(store::database_file(data())) << std::string(5000, 'x');
  const auto refused = howdah(words({"--data", data()}));
  EXPECT_EQ(refused.status, 2);
  EXPECT_THAT(refused.error, testing::HasSubstr("file is not a database\n"));
}

TEST_F(ServeTest, AFolderAndAPortServeOneServer) {
  Conversation server(words({"--data", data()}));
  const auto line = server.until("Howdah").front();
  expect_refused(words({"--data", data()}), "another server uses the folder '" + data() + "'");
  const auto colon = line.rfind(':');
  const auto port = line.substr(colon + 1, line.find('/', colon) - colon - 1);
  expect_refused({"serve", "--page", folder_.path(), "--port", port, "--data", data() + "2"},
                 "cannot listen at http://127.0.0.1:" + port + "/: Address already in use");
  server.interrupt();
  EXPECT_EQ(server.finish().status, 0);
}

TEST_F(ServeTest, ALogThatCannotBeWrittenDoesNotEndIt) {
  const auto served =
      shell("timeout --foreground --preserve-status -s INT 1 howdah serve --port 0 --page " +
                folder_.path() + " --data " + data() + " 2>/dev/full",
            folder_.path());
  EXPECT_EQ(served.status, 0);
  EXPECT_THAT(served.text, testing::StartsWith("Howdah is listening at "));
}

} // namespace
} // namespace howdah::cli
