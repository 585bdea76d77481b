#include "store/clocks_text.hpp"

#include <gtest/gtest.h>

namespace howdah::store {
namespace {

TEST(ClocksText, IsReadAsItWasWritten) {
  for (const std::vector<Milliseconds>& clocks :
       {std::vector<Milliseconds>{}, {0}, {298'000, 299'000}, {1, 2, 3, 4}}) {
    EXPECT_EQ(parse_clocks(clocks_text(clocks)), clocks);
  }
  EXPECT_EQ(clocks_text({298'000, 299'000}), "298000 299000");
  EXPECT_EQ(parse_clocks("1 x"), (std::vector<Milliseconds>{1}));
}

} // namespace
} // namespace howdah::store
