// The commands sent to a UGI program.
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

TEST(UgiText, ASwapStandsBehindTheFirstMove) {
  EXPECT_EQ(position_command({.start = "", .moves = {"@a1n", "@e5s"}, .swapped = true}),
            "position startpos moves @a1n swap @e5s");
}

TEST(UgiText, Limits) {
  EXPECT_EQ(go_command({.move_time = 100ms}), "go movetime 100");
  EXPECT_EQ(go_command({.depth = 3, .nodes = 500}), "go depth 3 nodes 500");
  SearchLimits limits;
  limits.clocks[0] = PlayerClock{.left = 1000ms, .increment = 10ms};
  limits.clocks[1] = PlayerClock{.left = 900ms, .increment = 20ms};
  EXPECT_EQ(go_command(limits), "go p1time 1000 p1inc 10 p2time 900 p2inc 20");
}

TEST(UgiText, NamesOfOptions) {
  EXPECT_EQ(option_name("option name Rules type string default x"), "Rules");
  EXPECT_EQ(option_name("option name Clear Hash type button"), "Clear Hash");
  EXPECT_EQ(option_name("option name"), std::nullopt);
  EXPECT_EQ(option_name("id name mock"), std::nullopt);
  EXPECT_EQ(option_name(""), std::nullopt);
  EXPECT_TRUE(same_option("hash", "Hash"));
  EXPECT_FALSE(same_option("Thread", "Threads"));
}

TEST(UgiText, ComplaintsAreToldFromInformation) {
  EXPECT_EQ(complaint("info string error: Level: '99' is not a number from 1 to 10"),
            "Level: '99' is not a number from 1 to 10");
  EXPECT_EQ(complaint("info string Unknown option 'Thread'"), "Unknown option 'Thread'");
  EXPECT_EQ(complaint("info string using 2 threads"), std::nullopt);
  EXPECT_EQ(complaint("info depth 3"), std::nullopt);
  EXPECT_EQ(complaint("error: what"), std::nullopt);
}

TEST(UgiText, WordsAndCommands) {
  EXPECT_EQ(set_option("Clear Hash", "x"), "setoption name Clear Hash value x");
  EXPECT_EQ(first_word("  bestmove  a3x ponder"), "bestmove");
  EXPECT_EQ(second_word("  bestmove \t a3x ponder"), "a3x");
  EXPECT_EQ(second_word("bestmove"), "");
}

} // namespace
} // namespace howdah::match
