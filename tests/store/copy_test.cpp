#include "store/copy.hpp"
#include "store/data_folder.hpp"
#include "tests/store/databases.hpp"

namespace howdah::store {
namespace {

TEST(Copy, HasEveryGameAsItWas) {
  const TestDatabase home("memory");
  const auto from = home.open();
  auto row = sample_game("a");
  row.version = 5;
  row.keys = {{.seat = 1, .key = "k", .version = 5}};
  EXPECT_TRUE(apply_one(*from, creation(row)).done());
  EXPECT_TRUE(apply_one(*from, creation(sample_game("b"))).done());
  const TestDatabase copy("sqlite");
  make_data_folder(copy.folder());
  const auto file = database_file(copy.folder());
  EXPECT_EQ(copy_to_sqlite(*from, file), 2);
  EXPECT_EQ(copy_to_sqlite(*from, file), 2) << "in place of the earlier one";
  EXPECT_EQ(copy.open()->load("a"), row);
  EXPECT_EQ(copy.open()->load("b"), sample_game("b"));
  EXPECT_FALSE(std::filesystem::exists(file + ".part"));
}

} // namespace
} // namespace howdah::store
