// What is said to a UGI program.
#include "match/ugi_text.hpp"

#include <gtest/gtest.h>

namespace howdah::match {
namespace {

using namespace std::chrono_literals;

TEST(UgiText, Positions) {
  EXPECT_EQ(position_command({.start = ""}), "position startpos");
  EXPECT_EQ(position_command({.start = "", .moves = {"a", "b"}}), "position startpos moves a b");
  EXPECT_EQ(position_command({.start = "x y", .moves = {"a"}}), "position fen x y moves a");
}

TEST(UgiText, Limits) {
  EXPECT_EQ(go_command({.move_time = 100ms}), "go movetime 100");
  EXPECT_EQ(go_command({.depth = 3, .nodes = 500}), "go depth 3 nodes 500");
  SearchLimits limits;
  limits.clocks[0] = PlayerClock{.left = 1000ms, .increment = 10ms};
  limits.clocks[1] = PlayerClock{.left = 900ms, .increment = 20ms};
  EXPECT_EQ(go_command(limits), "go p1time 1000 p1inc 10 p2time 900 p2inc 20");
}

TEST(UgiText, WordsAndOptions) {
  EXPECT_EQ(set_option("Clear Hash", "x"), "setoption name Clear Hash value x");
  EXPECT_EQ(first_word("  bestmove  a3x ponder"), "bestmove");
  EXPECT_EQ(second_word("  bestmove \t a3x ponder"), "a3x");
  EXPECT_EQ(second_word("bestmove"), "");
  EXPECT_TRUE(offers_option("option name Rules type string default x", "Rules"));
  EXPECT_FALSE(offers_option("option name Hash type spin", "Rules"));
  EXPECT_FALSE(offers_option("", "Rules"));
}

} // namespace
} // namespace howdah::match
