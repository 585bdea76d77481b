// The scripts of the project: their help, wrong arguments, and what they show while they build.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

#include <filesystem>
#include <fstream>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

const std::string kRoot = HOWDAH_SOURCES "/..";
const std::string kFrench = "env -u LC_ALL LANG=fr_FR.UTF-8 ";

/// Every script that people run, from the project's folder.
std::vector<std::string> scripts() {
  std::vector<std::string> names = {"./play", "./test"};
  for (const auto& entry : std::filesystem::directory_iterator(kRoot + "/scripts")) {
    const auto name = entry.path().filename().string();
    if (name != "lib.sh") names.push_back("./scripts/" + name);
  }
  return names;
}

TEST(Scripts, PrintTheCommentAtTheirHeadAsHelp) {
  for (const auto& script : scripts()) {
    const auto head = lines_of(content_of(kRoot + "/" + script)).at(1);
    ASSERT_THAT(head, StartsWith("# ")) << script;
    const auto help = shell(script + " --help", kRoot);
    EXPECT_EQ(help.status, 0) << script;
    EXPECT_THAT(help.text, StartsWith(head.substr(2) + "\n")) << script;
    EXPECT_THAT(help.text, Not(HasSubstr("set -euo"))) << script;
    EXPECT_EQ(shell(kRoot + "/" + script + " -h", "/").text, help.text) << script;
  }
}

TEST(Scripts, RefuseAnArgumentTheyDoNotKnow) {
  for (const auto& script : scripts()) {
    const auto refused = shell(script + " --frob", kRoot);
    EXPECT_EQ(refused.status, 2) << script;
    EXPECT_THAT(refused.text, StartsWith(script + ": ")) << script;
    EXPECT_THAT(refused.text, HasSubstr("'--frob'")) << script;
    EXPECT_EQ(lines_of(refused.text).size(), 1U) << script;
  }
  EXPECT_EQ(shell(kFrench + "./test zut", kRoot).text,
            "./test : argument inconnu « zut » ; voir ./test --help\n");
  EXPECT_EQ(shell("./play --port http", kRoot).text,
            "./play: --port: 'http' is not a port number; see ./play --help\n");
}

/// A script that runs one step: what ninja prints, a pause, an end with that status.
class Steps : public testing::Test {
protected:
  [[nodiscard]] ShellOutcome run(int status, const std::string& settings = {},
                                 bool on_terminal = false) const {
    std::ofstream(folder_.path() + "/steps")
        << "set -euo pipefail\n. '" << kRoot << "/scripts/lib.sh'\n"
        << "work() { echo '[3/4] Building CXX object a/CMakeFiles/b.dir/file.cpp.o'; sleep 1.2; "
        << "return " << status << "; }\n"
        << "step 'Building it' 'Construction' work\n";
    const std::string line = "bash ./steps";
    return shell(on_terminal ? settings + " script -qec '" + line + "' /dev/null"
                             : settings + " " + line,
                 folder_.path());
  }

private:
  TemporaryFolder folder_;
};

TEST_F(Steps, SayHowLongTheyTook) {
  EXPECT_THAT(run(0).text, testing::MatchesRegex("Building it: [1-9] s\n"));
  EXPECT_THAT(run(0, kFrench).text, testing::MatchesRegex("Construction : [1-9] s\n"));
}

TEST_F(Steps, ShowOnATerminalHowFarTheyAre) {
  const auto shown = run(0, "TERM=xterm", true).text;
  EXPECT_THAT(shown, HasSubstr("\r\x1b[KBuilding it: [3/4] 75 %, "));
  EXPECT_THAT(shown, HasSubstr(", file.cpp"));
  EXPECT_THAT(run(0, "TERM=dumb", true).text, testing::MatchesRegex("Building it: [1-9] s\r\n"));
}

TEST_F(Steps, ShowAllThatWasPrintedWhenTheyFail) {
  for (const bool on_terminal : {false, true}) {
    const auto failed = run(3, "TERM=xterm", on_terminal);
    EXPECT_EQ(failed.status, 3);
    EXPECT_THAT(failed.text, HasSubstr("[3/4] Building CXX object a/CMakeFiles/b.dir/file.cpp.o"));
    EXPECT_THAT(failed.text, HasSubstr("Building it: failed after "));
  }
}

} // namespace
} // namespace howdah::cli
