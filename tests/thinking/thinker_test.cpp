// An engine in threads of its own. Names with "Threads" are also run under the thread sanitizer.
#include "tests/thinking/scripted_engine.hpp"
#include "thinking/thinker.hpp"

#include <gmock/gmock.h>

#include <condition_variable>
#include <mutex>

namespace howdah {
namespace {

using testing::Script;
using testing::ScriptedEngine;
using namespace std::chrono_literals;

class ThinkerThreads : public ::testing::Test {
protected:
  static std::unique_ptr<Engine> scripted(const std::shared_ptr<Script>& script) {
    return std::make_unique<ScriptedEngine>(script, "siam", "classic");
  }

  std::shared_ptr<Script> script_ = std::make_shared<Script>();
  Thinker thinker_{scripted(script_)};
};

TEST_F(ThinkerThreads, AWholeSearchReportsAndReturnsItsResult) {
  std::vector<int> depths;
  const auto result = thinker_.think(
      {.depth = 4}, {}, [&](const SearchReport& report) { depths.push_back(report.depth); });
  ASSERT_TRUE(result);
  EXPECT_EQ(result->best_move, "@a1e");
  EXPECT_THAT(depths, ::testing::ElementsAre(1, 2, 3, 4));
  EXPECT_FALSE(thinker_.is_thinking());
}

TEST_F(ThinkerThreads, LimitsAndOptionsReachTheEngine) {
  ASSERT_TRUE(thinker_.think({.depth = 2, .moves = {"@a2e"}}, {.lines = 3, .level = 4}));
  EXPECT_EQ(script_->limits.depth, 2);
  EXPECT_THAT(script_->limits.moves, ::testing::ElementsAre("@a2e"));
  EXPECT_EQ(script_->options.lines, 3);
  EXPECT_EQ(script_->options.level, 4);
}

TEST_F(ThinkerThreads, ARefusedSearchCallsNobody) {
  bool called = false;
  const auto error =
      thinker_.start({.moves = {"c3c3n"}}, {}, {}, [&](const auto&) { called = true; });
  EXPECT_TRUE(error);
  thinker_.wait();
  EXPECT_FALSE(called);
  EXPECT_FALSE(thinker_.is_thinking());
  EXPECT_FALSE(thinker_.think({.moves = {"c3c3n"}}, {}));
  EXPECT_TRUE(thinker_.think({.depth = 1}, {})) << "the next search is not affected";
}

TEST_F(ThinkerThreads, StopEndsAnEndlessSearch) {
  SearchResult result;
  ASSERT_FALSE(thinker_.start({}, {}, {}, [&](const SearchResult& found) { result = found; }));
  EXPECT_TRUE(thinker_.is_thinking());
  EXPECT_FALSE(thinker_.wait_for(1ms));
  thinker_.stop();
  thinker_.wait();
  EXPECT_EQ(result.best_move, "@a1e");
}

TEST_F(ThinkerThreads, AStopIsNeverTooEarly) {
  for (int i = 0; i < 200; ++i) {
    ASSERT_FALSE(thinker_.start({}, {}, {}, {}));
    thinker_.stop();
    thinker_.wait(); // would not return if the stop were lost
  }
  EXPECT_FALSE(thinker_.is_thinking());
}

TEST_F(ThinkerThreads, EveryHelperHasItsNumberAndEndsWithTheSearch) {
  thinker_.set_threads(4);
  ASSERT_FALSE(thinker_.start({}, {}, {}, {}));
  while (script_->helpers_inside < 3) std::this_thread::yield();
  EXPECT_EQ(script_->helper_numbers, 0b1110U);
  thinker_.stop();
  thinker_.wait();
  EXPECT_EQ(script_->helpers_inside, 0);
}

TEST_F(ThinkerThreads, HelpersEndWithASearchThatReachedItsLimit) {
  thinker_.set_threads(3);
  for (int i = 0; i < 100; ++i) ASSERT_TRUE(thinker_.think({.depth = 1}, {}));
  EXPECT_EQ(script_->helpers_inside, 0);
  EXPECT_EQ(script_->helps, 200);
}

TEST_F(ThinkerThreads, WhenASearchIsDoneTheEngineIsFree) {
  thinker_.set_threads(2);
  bool thinking = true;
  int helpers = -1;
  ASSERT_FALSE(thinker_.start({.depth = 1}, {}, {}, [&](const auto&) {
    thinking = thinker_.is_thinking();
    helpers = script_->helpers_inside;
  }));
  thinker_.wait();
  EXPECT_FALSE(thinking);
  EXPECT_EQ(helpers, 0);
}

TEST_F(ThinkerThreads, TheNextSearchWaitsForTheOneBefore) {
  int done = 0;
  for (int i = 0; i < 50; ++i) {
    ASSERT_FALSE(thinker_.start({.depth = 1}, {}, {}, [&](const auto&) { ++done; }));
  }
  thinker_.wait();
  EXPECT_EQ(done, 50);
}

TEST_F(ThinkerThreads, WaitingForATimeSeesTheEnd) {
  ASSERT_FALSE(thinker_.start({.depth = 3}, {}, {}, {}));
  while (!thinker_.wait_for(10ms)) {
  }
  EXPECT_TRUE(thinker_.wait_for(0ms)) << "and again, when nothing runs";
}

TEST_F(ThinkerThreads, TheEndOfAThinkerStopsItsSearch) {
  const auto script = std::make_shared<Script>();
  bool done = false;
  {
    Thinker thinker(scripted(script));
    thinker.set_threads(2);
    ASSERT_FALSE(thinker.start({}, {}, {}, [&](const auto&) { done = true; }));
  }
  EXPECT_TRUE(done);
  EXPECT_TRUE(script->destroyed);
}

} // namespace
} // namespace howdah
