#include "terminal/clock.hpp"

#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

TEST(Clock, IsReadInMinutesAndSecondsAMove) {
  EXPECT_EQ(parse_clock("5+3").value(), (ClockRules{.time = 300s, .increment = 3s}));
  EXPECT_EQ(parse_clock("10").value(), (ClockRules{.time = 600s, .increment = 0s}));
  EXPECT_EQ(clock_text(*parse_clock("5+3")), "5+3");
}

TEST(Clock, WhatIsNoClockIsRefused) {
  for (const auto* const text : {"", "0", "0+1", "5+", "+3", "5-3", "601", "5+601", "5+3+1", "a"}) {
    EXPECT_FALSE(parse_clock(text)) << text;
  }
}

TEST(Clock, ComesBackFromARecordsTag) {
  const auto rules = parse_clock("15+10").value();
  EXPECT_EQ(time_control(rules), "900+10");
  EXPECT_EQ(clock_of_time_control("900+10"), rules);
  EXPECT_FALSE(clock_of_time_control("movetime 100"));
  EXPECT_FALSE(clock_of_time_control(""));
}

TEST(Clock, ShowsTenthsWhenLittleIsLeft) {
  EXPECT_EQ(time_text(300s), "5:00");
  EXPECT_EQ(time_text(61'999ms), "1:01");
  EXPECT_EQ(time_text(9'340ms), "0:09.3");
  EXPECT_EQ(time_text(0ms), "0:00.0");
}

TEST(Clock, RunsOutAndGrowsWithMoves) {
  Clock clock(*parse_clock("1+2"), 2);
  EXPECT_FALSE(clock.pass(0, 59s));
  clock.add_increment(0);
  EXPECT_EQ(clock.left(0), 3s);
  EXPECT_EQ(clock.left(1), 60s);
  EXPECT_TRUE(clock.pass(0, 5s));
  EXPECT_EQ(clock.left(0), 0s);
}

} // namespace
} // namespace howdah::terminal
