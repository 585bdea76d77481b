// Files are written atomically, whatever fails.
#include "files/whole_file.hpp"

#include <gmock/gmock.h>

#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <sys/resource.h>
#include <sys/stat.h>

namespace howdah {
namespace {

namespace fs = std::filesystem;
using namespace std::string_literals;
using ::testing::ElementsAre;
using ::testing::EndsWith;
using ::testing::IsEmpty;

class WholeFile : public ::testing::Test {
protected:
  WholeFile() {
    std::string pattern = fs::temp_directory_path() / "howdah-files-XXXXXX";
    folder_ = ::mkdtemp(pattern.data());
  }
  ~WholeFile() override { fs::remove_all(folder_); }

  [[nodiscard]] std::string path(std::string_view name) const { return folder_ / name; }
  [[nodiscard]] std::vector<std::string> files() const {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder_)) {
      names.push_back(entry.path().filename());
    }
    return names;
  }

private:
  fs::path folder_;
};

TEST_F(WholeFile, IsReadAsItWasWritten) {
  const auto content = "two\nlines, a zero \0 and bytes \xff\xfe"s;
  EXPECT_EQ(write_whole_file(path("a"), content), std::nullopt);
  EXPECT_EQ(read_whole_file(path("a")), content);
  EXPECT_THAT(files(), ElementsAre("a"));
}

TEST_F(WholeFile, MayBeEmptyOrLarge) {
  EXPECT_EQ(write_whole_file(path("a"), ""), std::nullopt);
  EXPECT_EQ(read_whole_file(path("a")), "");
  std::string large;
  for (int i = 0; large.size() < 1'000'000; ++i) large += std::to_string(i);
  EXPECT_EQ(write_whole_file(path("a"), large), std::nullopt);
  EXPECT_EQ(read_whole_file(path("a")), large);
}

TEST_F(WholeFile, ANewOneHasTheUsualPermissions) {
  const auto mask = ::umask(027);
  EXPECT_EQ(write_whole_file(path("a"), "text"), std::nullopt);
  (void)::umask(mask);
  EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms{0640});
}

TEST_F(WholeFile, AReplacedOneKeepsItsPermissions) {
  ASSERT_EQ(write_whole_file(path("a"), "old"), std::nullopt);
  fs::permissions(path("a"), fs::perms{0604});
  EXPECT_EQ(write_whole_file(path("a"), "new"), std::nullopt);
  EXPECT_EQ(read_whole_file(path("a")), "new");
  EXPECT_EQ(fs::status(path("a")).permissions(), fs::perms{0604});
}

TEST_F(WholeFile, ALinkStaysALinkToTheNewContent) {
  ASSERT_EQ(write_whole_file(path("real"), "old"), std::nullopt);
  fs::create_symlink("real", path("link"));
  EXPECT_EQ(write_whole_file(path("link"), "new"), std::nullopt);
  EXPECT_TRUE(fs::is_symlink(path("link")));
  EXPECT_EQ(read_whole_file(path("real")), "new");
}

TEST_F(WholeFile, AFolderIsNotReplaced) {
  fs::create_directory(path("folder"));
  const auto problem = write_whole_file(path("folder"), "text");
  ASSERT_TRUE(problem);
  EXPECT_THAT(problem->english, EndsWith("': it is a folder"));
  EXPECT_TRUE(fs::is_directory(path("folder")));
}

TEST_F(WholeFile, IsAbsentWhereTheFolderIs) {
  const auto problem = write_whole_file("/no/such", "text");
  ASSERT_TRUE(problem);
  EXPECT_EQ(problem->english, "cannot write '/no/such': no such folder");
  EXPECT_EQ(problem->french, "impossible d'écrire « /no/such » : dossier inexistant");
}

TEST_F(WholeFile, TheOldOneStaysWhenTheNewOneDoesNotFit) {
  ASSERT_EQ(write_whole_file(path("a"), "old"), std::nullopt);
  rlimit before{};
  ASSERT_EQ(::getrlimit(RLIMIT_FSIZE, &before), 0);
  const rlimit tight{.rlim_cur = 1000, .rlim_max = before.rlim_max};
  const auto handler = std::signal(SIGXFSZ, SIG_IGN);
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &tight), 0);
  const auto problem = write_whole_file(path("a"), std::string(2000, 'x'));
  ASSERT_EQ(::setrlimit(RLIMIT_FSIZE, &before), 0);
  (void)std::signal(SIGXFSZ, handler);
  ASSERT_TRUE(problem);
  EXPECT_THAT(problem->english, EndsWith("no space left"));
  EXPECT_EQ(read_whole_file(path("a")), "old");
  EXPECT_THAT(files(), ElementsAre("a")) << "no temporary file is left";
}

TEST_F(WholeFile, ThatIsMissingCannotBeRead) {
  const auto content = read_whole_file("/no/such");
  ASSERT_FALSE(content);
  EXPECT_EQ(content.error().what.english, "cannot read '/no/such': no such file");
  EXPECT_THAT(files(), IsEmpty());
}

TEST_F(WholeFile, AFolderCannotBeRead) {
  const auto content = read_whole_file("/");
  ASSERT_FALSE(content);
  EXPECT_EQ(content.error().what.english, "cannot read '/': it is a folder");
}

} // namespace
} // namespace howdah
