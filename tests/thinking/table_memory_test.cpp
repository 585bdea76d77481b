// Tables for engines, as large as asked for and no larger than the machine.
#include "tests/thinking/scripted_engine.hpp"
#include "thinking/table_memory.hpp"

#include <gmock/gmock.h>

#include <unistd.h>

namespace howdah {
namespace {

TEST(TableMemory, IsCountedInMegabytes) {
  const auto script = std::make_shared<testing::Script>();
  testing::ScriptedEngine engine(script, "siam", "classic");
  EXPECT_FALSE(set_table_megabytes(engine, 3));
  EXPECT_EQ(script->table_bytes, 3U * 1024 * 1024);
}

TEST(TableMemory, MoreThanTheMachineHasIsRefused) {
  const auto machine = static_cast<std::uint64_t>(::sysconf(_SC_PHYS_PAGES)) *
                       static_cast<std::uint64_t>(::sysconf(_SC_PAGESIZE)) / (1024 * 1024);
  const auto script = std::make_shared<testing::Script>();
  testing::ScriptedEngine engine(script, "siam", "classic");
  ASSERT_FALSE(set_table_megabytes(engine, 1));
  const auto error = set_table_megabytes(engine, static_cast<std::uint32_t>(machine + 1));
  ASSERT_TRUE(error);
  EXPECT_THAT(error->what.english, ::testing::HasSubstr("this machine has"));
  EXPECT_EQ(script->table_bytes, 1024U * 1024) << "the old table stays";
}

} // namespace
} // namespace howdah
