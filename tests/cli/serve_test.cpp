// howdah serve: what is refused before it listens. tests/server and web/e2e look at what it serves.
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

} // namespace
} // namespace howdah::cli
