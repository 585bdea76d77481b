#include "cli/quantity.hpp"

#include <gtest/gtest.h>

namespace howdah::cli {
namespace {

TEST(Quantity, Seconds) {
  EXPECT_EQ(seconds_text(0.0634, Language::english), "0.063 s");
  EXPECT_EQ(seconds_text(0.0634, Language::french), "0,063 s");
  EXPECT_EQ(seconds_text(75.24, Language::english), "75.2 s");
}

TEST(Quantity, Rates) {
  EXPECT_EQ(rate_text(12, Language::english), "12.0 /s");
  EXPECT_EQ(rate_text(1500, Language::english), "1.5 k/s");
  EXPECT_EQ(rate_text(2.34e10, Language::french), "23,4 G/s");
  EXPECT_EQ(rate_text(1.5e14, Language::english), "150 T/s");
  EXPECT_EQ(rate_text(1.5e16, Language::english), "15000 T/s");
}

} // namespace
} // namespace howdah::cli
