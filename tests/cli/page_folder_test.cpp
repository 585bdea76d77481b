// Where the page's files are looked for.
#include "cli/page_folder.hpp"
#include "tests/cli/child.hpp"

#include <fstream>

namespace howdah::cli {
namespace {

namespace fs = std::filesystem;

class PageFolder : public testing::Test {
protected:
  void make_folder(const std::string& folder) const {
    fs::create_directories(fs::path(root_.path()) / folder);
  }
  void make_page(const std::string& folder) const {
    make_folder(folder);
    std::ofstream(fs::path(root_.path()) / folder / "index.html") << "page";
  }
  /// What is found, by its path below the root; "-" for nothing.
  [[nodiscard]] std::string found(const std::string& program) const {
    const auto page = find_page_folder(fs::path(root_.path()) / program);
    return page ? fs::relative(*page, root_.path()).string() : "-";
  }

private:
  TemporaryFolder root_;
};

TEST_F(PageFolder, OfAProgramInItsBuildFolder) {
  make_page("web/dist");
  EXPECT_EQ(found("build/play/howdah"), "web/dist");
}

TEST_F(PageFolder, OfAnInstalledProgram) {
  make_page("share/howdah/page");
  EXPECT_EQ(found("bin/howdah"), "share/howdah/page");
}

TEST_F(PageFolder, BesideTheProgramComesFirst) {
  make_page("web/dist");
  make_page("build/play/page");
  EXPECT_EQ(found("build/play/howdah"), "build/play/page");
}

TEST_F(PageFolder, AFolderWithoutAPageIsNone) {
  make_folder("web/dist");
  EXPECT_EQ(found("build/play/howdah"), "-");
}

} // namespace
} // namespace howdah::cli
