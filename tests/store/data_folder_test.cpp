#include "store/data_folder.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <optional>

namespace howdah::store {
namespace {

class DataFolder : public testing::Test {
protected:
  DataFolder() { std::filesystem::remove_all(folder_); }
  ~DataFolder() override { std::filesystem::remove_all(folder_); }
  DataFolder(const DataFolder&) = delete;
  DataFolder& operator=(const DataFolder&) = delete;

  std::string folder_ = testing::TempDir() + "howdah-folder-" +
                        testing::UnitTest::GetInstance()->current_test_info()->name();
};

TEST_F(DataFolder, IsItsOwnersAlone) {
  make_data_folder(folder_ + "/data");
  const auto mode = std::filesystem::status(folder_ + "/data").permissions();
  EXPECT_EQ(mode, std::filesystem::perms::owner_all);
}

TEST_F(DataFolder, IsOneServersAtATime) {
  make_data_folder(folder_);
  std::optional<FolderLock> first(folder_);
  EXPECT_THROW(FolderLock second(folder_), std::runtime_error);
  first.reset();
  EXPECT_NO_THROW(FolderLock second(folder_));
}

TEST_F(DataFolder, ThatCannotBeMadeIsAnError) {
  std::ofstream(folder_) << "a file";
  EXPECT_THROW(make_data_folder(folder_ + "/data"), std::runtime_error);
  EXPECT_FALSE(nearly_full("/no/such/folder"));
}

} // namespace
} // namespace howdah::store
