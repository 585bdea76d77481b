// Lines of the protocol, as they are read.
#include "protocol/parse.hpp"

#include <gmock/gmock.h>

namespace howdah::protocol {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

template <class T>
T parsed(std::string_view line) {
  const auto command = parse_command(line);
  EXPECT_TRUE(command) << line << ": " << (command ? "" : command.error());
  if (!command || !std::holds_alternative<T>(*command)) {
    ADD_FAILURE() << "another command: " << line;
    return T{};
  }
  return std::get<T>(*command);
}

std::string refusal(std::string_view line) {
  const auto command = parse_command(line);
  return command ? "it was read" : command.error();
}

TEST(Parse, CommandsOfOneWord) {
  (void)parsed<Introduce>("ugi");
  (void)parsed<IsReady>(" isready\t");
  (void)parsed<NewGame>("uginewgame");
  (void)parsed<Stop>("stop\r");
  (void)parsed<Bench>("bench");
  (void)parsed<Draw>("d");
  (void)parsed<Quit>("quit");
  (void)parsed<Blank>("");
  (void)parsed<Blank>(" \t ");
  EXPECT_EQ(refusal("quit now"), "nothing can follow 'quit'");
  EXPECT_EQ(refusal("UGI"), "unknown command 'UGI'");
  EXPECT_EQ(refusal(std::string("a\0b\x1b[31m", 8)), "unknown command 'a?b?[31m'");
}

TEST(Parse, Positions) {
  EXPECT_FALSE(parsed<SetPosition>("position startpos").position);
  EXPECT_THAT(parsed<SetPosition>("position startpos").moves, IsEmpty());
  EXPECT_THAT(parsed<SetPosition>("position startpos moves a b").moves, ElementsAre("a", "b"));
  EXPECT_THAT(parsed<SetPosition>("position startpos moves").moves, IsEmpty());
  const auto text = parsed<SetPosition>("position  fen 5/5 E  * 0   moves  @a1e\t@a2e ");
  EXPECT_EQ(text.position, "5/5 E  * 0") << "as it was written";
  EXPECT_THAT(text.moves, ElementsAre("@a1e", "@a2e"));
  EXPECT_EQ(parsed<SetPosition>("position fen 5/5 E * 0").position, "5/5 E * 0");
  EXPECT_EQ(refusal("position"), "'position' needs 'startpos' or 'fen'");
  EXPECT_EQ(refusal("position 5/5"), "'position' needs 'startpos' or 'fen'");
  EXPECT_EQ(refusal("position fen"), "'position fen' needs a position text");
  EXPECT_EQ(refusal("position fen moves a"), "'position fen' needs a position text");
  EXPECT_EQ(refusal("position startpos @a1e"),
            "'@a1e' behind 'position startpos': only 'moves' can follow");
}

TEST(Parse, ASwapBehindTheFirstMove) {
  EXPECT_FALSE(parsed<SetPosition>("position startpos moves a b").swapped);
  const auto swapped = parsed<SetPosition>("position startpos moves a swap b");
  EXPECT_TRUE(swapped.swapped);
  EXPECT_THAT(swapped.moves, ElementsAre("a", "b"));
  EXPECT_EQ(refusal("position startpos moves a b swap"),
            "'swap' can stand behind the first move only, once");
}

TEST(Parse, Options) {
  const auto hash = parsed<SetNumber>("setoption name Hash value 64");
  EXPECT_EQ(hash.option, NumberOption::hash);
  EXPECT_EQ(hash.value, 64U);
  EXPECT_EQ(parsed<SetNumber>("setoption name THREADS value 2").option, NumberOption::threads);
  EXPECT_EQ(parsed<SetNumber>("setoption name MultiPV value 2").option, NumberOption::multipv);
  EXPECT_EQ(parsed<SetNumber>("setoption name level value 10").option, NumberOption::level);
  EXPECT_EQ(parsed<SetRules>("setoption name Rules value 2015, exits=once").rules,
            "2015, exits=once");
  EXPECT_TRUE(parsed<SetPie>("setoption name Pie value true").on);
  EXPECT_FALSE(parsed<SetPie>("setoption name pie value false").on);
  EXPECT_EQ(refusal("setoption name Pie value yes"), "Pie: 'yes' is neither true nor false");
  (void)parsed<ClearHash>("setoption name Clear Hash");
  (void)parsed<ClearHash>("setoption name clear hash value");
}

TEST(Parse, BadOptions) {
  EXPECT_EQ(refusal("setoption"), "'setoption' needs 'name'");
  EXPECT_EQ(refusal("setoption Hash 3"), "'setoption' needs 'name'");
  EXPECT_EQ(refusal("setoption name"), "'setoption name' needs the name of an option");
  EXPECT_EQ(refusal("setoption name Level value 11"), "Level: '11' is not a number from 1 to 10");
  EXPECT_EQ(refusal("setoption name Level value"), "Level: '' is not a number from 1 to 10");
  EXPECT_EQ(refusal("setoption name Threads value 0"),
            "Threads: '0' is not a number from 1 to 256");
  EXPECT_EQ(refusal("setoption name Hash value -1"), "Hash: '-1' is not a number from 1 to 65536");
  EXPECT_EQ(refusal("setoption name Rules"), "Rules needs a value");
  EXPECT_EQ(refusal("setoption name Clear Hash value yes"), "Clear Hash takes no value");
}

TEST(Parse, GoWithLimits) {
  const auto go = parsed<Go>("go depth 7 nodes 18 movetime 0");
  EXPECT_EQ(go.limits.depth, 7);
  EXPECT_EQ(go.limits.nodes, 18U);
  EXPECT_EQ(go.limits.move_time, std::chrono::milliseconds(0));
  EXPECT_FALSE(go.until_stopped);
  EXPECT_TRUE(parsed<Go>("go").until_stopped);
  EXPECT_TRUE(parsed<Go>("go infinite").until_stopped);
  EXPECT_TRUE(parsed<Go>("go depth 3 infinite").until_stopped);
  EXPECT_TRUE(parsed<Go>("go searchmoves a").until_stopped);
}

TEST(Parse, GoWithClocks) {
  const auto go = parsed<Go>("go p4inc 4 p1time 100 p2time -20 p4time 7");
  const auto& clocks = go.limits.clocks;
  ASSERT_TRUE(clocks[0] && clocks[1] && clocks[3]);
  EXPECT_FALSE(clocks[2]);
  EXPECT_EQ(clocks[0]->left.count(), 100);
  EXPECT_EQ(clocks[1]->left.count(), 0) << "a time that has run out";
  EXPECT_EQ(clocks[3]->left.count(), 7);
  EXPECT_EQ(clocks[3]->increment.count(), 4);
  EXPECT_FALSE(go.until_stopped);
}

TEST(Parse, GoWithMoves) {
  const auto go = parsed<Go>("go searchmoves @a1e @a2e depth 3");
  EXPECT_THAT(go.limits.moves, ElementsAre("@a1e", "@a2e"));
  EXPECT_EQ(go.limits.depth, 3);
}

TEST(Parse, GoPerft) {
  EXPECT_EQ(parsed<GoPerft>("go perft 0").depth, 0);
  EXPECT_EQ(parsed<GoPerft>("go perft 99").depth, 99);
  EXPECT_EQ(refusal("go perft"), "perft: '' is not a number from 0 to 99");
  EXPECT_EQ(refusal("go perft 3 depth 4"), "'go perft' takes nothing but a depth");
  EXPECT_EQ(refusal("go depth 4 perft 3"), "'go perft' takes nothing but a depth");
}

TEST(Parse, BadGo) {
  EXPECT_EQ(refusal("go fast"), "unknown word 'fast' behind 'go'");
  EXPECT_EQ(refusal("go p5time 3"), "unknown word 'p5time' behind 'go'");
  EXPECT_EQ(refusal("go p1"), "unknown word 'p1' behind 'go'");
  EXPECT_EQ(refusal("go depth"), "depth: '' is not a number from 1 to 100");
  EXPECT_EQ(refusal("go depth 101"), "depth: '101' is not a number from 1 to 100");
  EXPECT_EQ(refusal("go depth 3 depth 4"), "'depth' is given twice");
  EXPECT_EQ(refusal("go nodes 99999999999999999999"),
            "nodes: '99999999999999999999' is not a number from 1 to 9223372036854775807");
  EXPECT_EQ(refusal("go movetime 1e3"), "movetime: '1e3' is not a number from 0 to 100000000000");
  EXPECT_EQ(refusal("go p1inc 5"), "'p1inc' without 'p1time'");
  EXPECT_EQ(refusal("go p1time 5 p1inc -5"), "p1inc: '-5' is not a number from 0 to 100000000000");
  EXPECT_EQ(refusal("go p1time -x"), "p1time: '-x' is not a number from 0 to 100000000000");
  EXPECT_EQ(refusal("go p1time 5 p1time -5"), "'p1time' is given twice");
  EXPECT_EQ(refusal("go searchmoves depth 4"), "'searchmoves' needs at least one move");
  EXPECT_EQ(refusal("go searchmoves a depth 4 searchmoves b"), "'searchmoves' is given twice");
}

TEST(Parse, Questions) {
  EXPECT_EQ(parsed<Query>("query p1turn").question, Question::p1turn);
  EXPECT_EQ(parsed<Query>("query gameover").question, Question::gameover);
  EXPECT_EQ(parsed<Query>("query result").question, Question::result);
  EXPECT_EQ(parsed<Query>("query turn").question, Question::turn);
  EXPECT_EQ(parsed<Query>("query players").question, Question::players);
  EXPECT_EQ(parsed<Query>("query fen").question, Question::fen);
  EXPECT_EQ(parsed<Query>("query legalmoves").question, Question::legalmoves);
  EXPECT_EQ(refusal("query weather"),
            "unknown question 'weather'; the questions are p1turn, gameover, result, turn, "
            "players, fen, legalmoves");
  EXPECT_EQ(refusal("query fen please"), "nothing can follow 'query fen'");
}

} // namespace
} // namespace howdah::protocol
