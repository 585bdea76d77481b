#include "play/ending.hpp"

#include <gtest/gtest.h>

namespace howdah::play {
namespace {

TEST(EndReason, WordsAreReadBack) {
  for (const auto reason : {EndReason::rules, EndReason::resigned, EndReason::time,
                            EndReason::agreed, EndReason::length}) {
    EXPECT_EQ(parse_end_reason(to_word(reason)), reason);
  }
  EXPECT_FALSE(parse_end_reason("bored"));
}

} // namespace
} // namespace howdah::play
