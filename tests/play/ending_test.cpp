#include "play/ending.hpp"
#include "play/player.hpp"

#include <gtest/gtest.h>

namespace howdah::play {
namespace {

TEST(EndReason, WordsAreReadBack) {
  for (const auto reason : {EndReason::rules, EndReason::resigned, EndReason::time,
                            EndReason::agreed, EndReason::length}) {
    EXPECT_EQ(end_reason_named(word_of(reason)), reason);
  }
  EXPECT_FALSE(end_reason_named("bored"));
}

TEST(LeaveReason, WordsAreReadBack) {
  for (const auto reason : {LeaveReason::resigned, LeaveReason::time}) {
    EXPECT_EQ(leave_reason_named(word_of(reason)), reason);
  }
  EXPECT_FALSE(leave_reason_named("agreed"));
}

} // namespace
} // namespace howdah::play
