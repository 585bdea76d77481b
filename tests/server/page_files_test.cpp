#include "server/page_files.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>

namespace howdah::server {
namespace {

TEST(PageFiles, AreThoseOfTheFolderAndNothingElse) {
  const auto folder = testing::TempDir() + "howdah-page";
  std::filesystem::create_directories(folder + "/assets");
  std::ofstream(folder + "/index.html") << "<p>";
  std::ofstream(folder + "/index.html.gz") << "packed";
  std::ofstream(folder + "/assets/a.wasm") << "code";
  const PageFiles files(folder);
  ASSERT_NE(files.find("/"), nullptr);
  EXPECT_EQ(files.find("/")->bytes, "<p>");
  EXPECT_EQ(files.find("/")->packed, "packed");
  EXPECT_FALSE(files.find("/")->lasting);
  EXPECT_EQ(files.find("/assets/a.wasm")->type, "application/wasm");
  EXPECT_TRUE(files.find("/assets/a.wasm")->lasting);
  for (const auto* path : {"/index.html", "/index.html.gz", "/../etc/passwd", "", "/assets"}) {
    EXPECT_EQ(files.find(path), nullptr) << path;
  }
  EXPECT_TRUE(PageFiles(folder + "/nowhere").empty());
  std::filesystem::remove_all(folder);
}

} // namespace
} // namespace howdah::server
