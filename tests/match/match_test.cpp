// Whole matches: schedule, threads, random seeds.
#include "record/replay.hpp"
#include "record/writer.hpp"
#include "tests/match/mock.hpp"

#include <gmock/gmock.h>

#include <map>

namespace howdah::match {
namespace {

EngineSpec own(std::string_view text) {
  return parse_engine(text).value();
}

/// The records by the numbers of their games.
std::map<std::size_t, std::string> played(const MatchPlan& plan) {
  Keeper keeper;
  EXPECT_FALSE(run_match(plan, keeper));
  std::map<std::size_t, std::string> records;
  for (const auto& game : keeper.games) {
    EXPECT_TRUE(record::replay(game.played.record));
    records[game.number] = record::to_text(game.played.record);
  }
  EXPECT_EQ(records.size(), plan.games);
  return records;
}

TEST(MatchThreads, GamesFollowFromTheSeedWhateverTheThreads) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {own("greedy"), own("random")}, 12);
  const auto alone = played(plan);
  plan.concurrency = 3;
  EXPECT_EQ(played(plan), alone);
  plan.seed = 2;
  EXPECT_NE(played(plan), alone);
}

TEST(MatchThreads, OpeningsArePlayedBothWays) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {own("greedy"), own("random")}, 6);
  plan.openings = std::vector<Opening>{{"@a1n"}, {"@e5s", "@a1n"}};
  plan.concurrency = 2;
  Keeper keeper;
  ASSERT_FALSE(run_match(plan, keeper));
  ASSERT_EQ(keeper.games.size(), 6U);
  for (const auto& finished : keeper.games) {
    const bool second = finished.opening % 2 == 1;
    EXPECT_EQ(finished.played.record.moves.front().text, second ? "@e5s" : "@a1n");
    EXPECT_EQ(finished.lineup, finished.number % 2 == 0 ? (Lineup{0, 1}) : (Lineup{1, 0}));
    EXPECT_EQ(*finished.played.record.tag("Elephants"),
              finished.number % 2 == 0 ? "greedy" : "random");
  }
}

TEST(MatchThreads, NamedStartsArePlayedBothWays) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {own("greedy"), own("random")}, 4);
  plan.openings = NamedStarts{{.position = "5/5/1OOO1/5/Ee4 R * 1", .name = "balanced 1"},
                              {.position = "5/5/1OOO1/5/4Ee R * 1", .name = "balanced 2"}};
  Keeper keeper;
  ASSERT_FALSE(run_match(plan, keeper));
  ASSERT_EQ(keeper.games.size(), 4U);
  for (const auto& finished : keeper.games) {
    const auto& record = finished.played.record;
    const bool second = finished.number >= 2;
    EXPECT_EQ(*record.tag("Opening"), second ? "balanced 2" : "balanced 1");
    EXPECT_EQ(*record.tag("Position"), second ? "5/5/1OOO1/5/4Ee R * 1" : "5/5/1OOO1/5/Ee4 R * 1");
    EXPECT_EQ(finished.played.first, 1) << "the rhinos begin there";
  }
}

TEST(MatchThreads, EveryNumberOfPlayersAndEngines) {
  for (const auto* const rules : {"players=2", "players=3", "players=4"}) {
    const auto game = game_of("samliam", rules);
    const auto start = game->start();
    auto plan = plan_of(*game, *start, {own("greedy"), own("random"), own("random")}, 6);
    plan.ply_limit = 12;
    plan.concurrency = 2;
    EXPECT_EQ(played(plan).size(), 6U);
  }
}

TEST(MatchThreads, ProgramsAndOwnPlayersTogether) {
  const auto game = game_of("siam", "2015,animals=3");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {mock("siam"), own("random")}, 4);
  plan.concurrency = 2;
  plan.control.margin = std::chrono::milliseconds(20'000);
  EXPECT_EQ(played(plan).size(), 4U);
}

TEST(MatchThreads, OptionsReachAProgram) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  const auto plan = plan_of(*game, *start, {mock("siam good option.Mode=crash"), own("random")}, 2);
  Keeper keeper;
  ASSERT_FALSE(run_match(plan, keeper));
  ASSERT_EQ(keeper.games.size(), 2U);
  EXPECT_EQ(keeper.games[0].played.failure->fault, Fault::crash);
}

TEST(MatchThreads, TheListenerCanEndIt) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {own("greedy"), own("random")}, 100);
  plan.concurrency = 2;
  Keeper keeper(3);
  ASSERT_FALSE(run_match(plan, keeper));
  EXPECT_EQ(keeper.games.size(), 3U);
}

/// Has enough before the first game is over.
class Impatient final : public MatchListener {
public:
  bool finished(const FinishedGame& /*game*/) override { return true; }
  bool waiting() override { return false; }
};

TEST(MatchThreads, AProgramThatThinksIsDroppedWhenTheMatchEnds) {
  const auto game = game_of("siam", "classic");
  const auto start = game->start();
  auto plan = plan_of(*game, *start, {mock("siam hang"), mock("siam hang")}, 100);
  plan.control = {.depth = 1};
  plan.concurrency = 2;
  Impatient impatient;
  EXPECT_FALSE(run_match(plan, impatient));
}

} // namespace
} // namespace howdah::match
