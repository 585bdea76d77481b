#include "terminal/clock.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

TEST(Clock, IsReadInMinutesAndSecondsAMove) {
  EXPECT_EQ(parse_clock("5+3").value(), (ClockRules{.base = 300s, .increment = 3s}));
  EXPECT_EQ(parse_clock("10").value(), (ClockRules{.base = 600s, .increment = 0s}));
  EXPECT_EQ(clock_text(*parse_clock("5+3")), "5+3");
}

TEST(Clock, WhatIsNoClockIsRefused) {
  for (const auto* const text : {"", "0", "0+1", "5+", "+3", "5-3", "601", "5+601", "5+3+1", "a"}) {
    EXPECT_FALSE(parse_clock(text)) << text;
  }
}

TEST(Clock, ShowsTenthsWhenLittleIsLeft) {
  EXPECT_EQ(time_text(300s), "5:00");
  EXPECT_EQ(time_text(61'999ms), "1:01");
  EXPECT_EQ(time_text(9'340ms), "0:09.3");
  EXPECT_EQ(time_text(0ms), "0:00.0");
}

} // namespace
} // namespace howdah::terminal
