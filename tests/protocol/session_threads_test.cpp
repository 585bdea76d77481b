// Input and output of a session during a search. The thread sanitizer watches these tests too.
#include "tests/protocol/dialogue.hpp"

#include <gmock/gmock.h>

namespace howdah::protocol {
namespace {

using testing::answers_to;
using ::testing::Contains;
using testing::Dialogue;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using testing::Script;
using testing::scripted_setup;
using ::testing::StartsWith;

class SessionThreads : public ::testing::Test {
protected:
  std::shared_ptr<Script> script_ = std::make_shared<Script>();
  Dialogue dialogue_{scripted_setup(script_)};
};

TEST_F(SessionThreads, InputIsReadWhileThinking) {
  dialogue_.send("go infinite");
  (void)dialogue_.until("info depth 3");
  dialogue_.send("isready");
  EXPECT_THAT(dialogue_.until("readyok"), ElementsAre("readyok"));
  dialogue_.send("query turn");
  EXPECT_THAT(dialogue_.until("response"), ElementsAre("response 1"));
  dialogue_.send("stop");
  EXPECT_THAT(dialogue_.until("bestmove"), ElementsAre("bestmove @a1e"));
}

TEST_F(SessionThreads, WhatASearchReliesOnCannotChange) {
  dialogue_.send("go");
  (void)dialogue_.until("info depth 3");
  for (const auto* const line :
       {"position startpos moves @a1e", "setoption name Hash value 1", "go depth 1", "uginewgame",
        "setoption name Rules value 2015", "setoption name Clear Hash", "bench", "go perft 1"}) {
    dialogue_.send(line);
    EXPECT_THAT(dialogue_.until("info"), ElementsAre(StartsWith("info string error: busy: ")))
        << line;
  }
  dialogue_.send("stop");
  dialogue_.send("position startpos moves @a1e");
  dialogue_.send("query turn");
  EXPECT_THAT(dialogue_.until("response"), ElementsAre("bestmove @a1e", "response 2"));
}

TEST_F(SessionThreads, AnInfiniteSearchThatEndedByItselfWaitsForStop) {
  script_->ends_by_itself = true;
  for (const auto* const go : {"go infinite", "go", "go infinite depth 3"}) {
    dialogue_.send(go);
    (void)dialogue_.until("info depth 3");
    dialogue_.send("isready");
    EXPECT_THAT(dialogue_.until("readyok"), ElementsAre("readyok")) << go;
    dialogue_.send("go depth 1");
    EXPECT_THAT(dialogue_.until("info"), ElementsAre(StartsWith("info string error: busy")));
    dialogue_.send("stop");
    EXPECT_THAT(dialogue_.until("bestmove"), ElementsAre("bestmove @a1e")) << go;
  }
}

TEST_F(SessionThreads, AfterBestmoveTheNextSearchIsNeverRefused) {
  for (int i = 0; i < 100; ++i) {
    dialogue_.send("go depth 1");
    EXPECT_THAT(dialogue_.until("bestmove").back(), "bestmove @a1e");
    dialogue_.send("position startpos");
  }
  EXPECT_THAT(dialogue_.finish(), IsEmpty());
}

TEST_F(SessionThreads, EveryGoIsAnsweredOnce) {
  for (int i = 0; i < 100; ++i) {
    dialogue_.send("go infinite");
    dialogue_.send("stop");
    dialogue_.send("stop");
  }
  const auto lines = dialogue_.finish();
  EXPECT_EQ(std::ranges::count(lines, "bestmove @a1e"), 100);
}

TEST_F(SessionThreads, HelpersThinkAlong) {
  dialogue_.send("setoption name Threads value 4");
  dialogue_.send("go infinite");
  while (script_->helpers_inside < 3) std::this_thread::yield();
  dialogue_.send("stop");
  EXPECT_THAT(dialogue_.until("bestmove").back(), "bestmove @a1e");
  EXPECT_EQ(script_->helpers_inside, 0);
}

TEST_F(SessionThreads, TheEndOfTheInputStopsTheSearchAndSaysItsMove) {
  dialogue_.send("go infinite");
  EXPECT_THAT(dialogue_.finish().back(), "bestmove @a1e");
}

TEST_F(SessionThreads, QuitStopsTheSearch) {
  dialogue_.send("go infinite");
  dialogue_.send("quit");
  EXPECT_THAT(dialogue_.until("bestmove").back(), "bestmove @a1e");
}

TEST_F(SessionThreads, ACountCanBeStopped) {
  dialogue_.send("go perft 9");
  dialogue_.send("isready");
  EXPECT_THAT(dialogue_.until("readyok"), Contains("readyok"));
  dialogue_.send("stop");
  EXPECT_THAT(dialogue_.until("info").back(), "info string error: perft was stopped");
  dialogue_.send("go perft 1");
  EXPECT_THAT(dialogue_.until("nodes").back(), "nodes 64");
}

TEST_F(SessionThreads, ASearchNobodyListensToEnds) {
  dialogue_.send("isready");
  (void)dialogue_.until("readyok");
  dialogue_.hang_up();
  dialogue_.send("go infinite");
  EXPECT_THAT(dialogue_.finish(), IsEmpty()); // returns: the search has ended
}

} // namespace
} // namespace howdah::protocol
