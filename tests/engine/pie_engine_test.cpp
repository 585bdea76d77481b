#include "engine/catalogue.hpp"
#include "engine/pie.hpp"
#include "engine/pie_engine.hpp"
#include "tests/engine/searching.hpp"

#include <gmock/gmock.h>

#include <algorithm>
#include <set>

namespace howdah {
namespace {

FirstMoveMap map_with(const std::string& even, const std::string& bad) {
  FirstMoveMap map{.game = "siam", .rules = "classic"};
  for (auto& group : moves_by_symmetry(*make_game("siam", "classic").value()->start())) {
    const auto has = [&](const std::string& move) {
      return std::ranges::find(group, move) != group.end();
    };
    const int centi = has(even) ? 3 : has(bad) ? -80 : 120;
    map.entries.push_back({.score = Score::estimate(centi), .moves = std::move(group)});
  }
  return map;
}

class WithPie : public ::testing::Test {
protected:
  void use(const FirstMoveMap* map, std::string_view rules = "classic") {
    auto inner = find_engine_entry("siam")->make_engine(rules, true).value();
    inner->set_table_size(std::size_t{1} << 20U);
    engine_ = std::make_unique<PieEngine>(std::move(inner), make_game("siam", rules).value(), map);
  }
  [[nodiscard]] SearchResult answer(const GameLine& line, SearchOptions options,
                                    SearchLimits limits = {.nodes = 20'000}) {
    EXPECT_FALSE(engine_->set_game(line));
    EXPECT_FALSE(engine_->begin(limits, options));
    return engine_->think([](const SearchReport&) {});
  }

  FirstMoveMap map_ = map_with("@b1n", "@a1n");
  std::unique_ptr<PieEngine> engine_;
};

TEST_F(WithPie, PlaysABalancedFirstMoveOfTheMapInEverySymmetry) {
  use(&map_);
  const auto* const even = map_.find("@b1n");
  std::set<std::string> played;
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    const auto result = answer({}, {.seed = seed, .pie = true});
    played.insert(result.best_move);
    ASSERT_TRUE(result.report);
    EXPECT_EQ(result.report->score, Score::estimate(-3)) << "the other chooses the better side";
  }
  EXPECT_EQ(played, std::set<std::string>(even->moves.begin(), even->moves.end()));
}

TEST_F(WithPie, SwapsByTheMapWhenTheOtherSideIsBetter) {
  use(&map_);
  EXPECT_EQ(answer({.start = "", .moves = {"@a1n"}}, {.pie = true}).best_move, kSwapMove);
  EXPECT_NE(answer({.start = "", .moves = {"@b1n"}}, {.pie = true}).best_move, kSwapMove);
  EXPECT_NE(answer({.start = "", .moves = {"@c1n"}}, {.pie = true}).best_move, kSwapMove);
}

TEST_F(WithPie, SwapsAtMostOnceAndOnlyBehindTheFirstMove) {
  use(&map_);
  const GameLine swapped{.start = "", .moves = {"@a1n"}, .swapped = true};
  EXPECT_NE(answer(swapped, {.pie = true}).best_move, kSwapMove);
  EXPECT_NE(answer({.start = "", .moves = {"@a1n", "@e5s"}}, {.pie = true}).best_move, kSwapMove);
  EXPECT_NE(answer({.start = "", .moves = {"@a1n"}}, {}).best_move, kSwapMove)
      << "without the rule";
}

TEST_F(WithPie, SearchesWhereThereIsNoMap) {
  use(nullptr, "animals=2");
  const auto first = answer({}, {.pie = true}, {.nodes = 200'000});
  ASSERT_TRUE(first.report);
  EXPECT_EQ(first.best_move, first.report->line.front());
  // The first player wins with `@c1n`: an animal that pushes a rock at once.
  EXPECT_EQ(answer({.start = "", .moves = {"@c1n"}}, {.pie = true}, {.nodes = 200'000}).best_move,
            kSwapMove);
  EXPECT_NE(answer({.start = "", .moves = {"@a1n"}}, {.pie = true}, {.nodes = 200'000}).best_move,
            kSwapMove);
}

TEST_F(WithPie, JudgesAnotherStartByASearch) {
  use(&map_);
  // Elephants to move push the last rock out in two plies.
  const GameLine line{.start = "5/5/1OO1O/5/5 E * 0", .moves = {}};
  const auto result = answer(line, {.pie = true}, {.nodes = 100'000});
  EXPECT_THAT(result.best_move, ::testing::Not(::testing::IsEmpty()));
}

TEST_F(WithPie, AnswersAboutMovesWhenAskedAboutMoves) {
  use(&map_);
  EXPECT_EQ(
      answer({.start = "", .moves = {"@a1n"}}, {.pie = true}, {.nodes = 1000, .moves = {"@e5s"}})
          .best_move,
      "@e5s");
  EXPECT_NE(answer({.start = "", .moves = {"@a1n"}}, {.lines = 2, .pie = true}).best_move,
            kSwapMove);
}

TEST_F(WithPie, HelpersReturnWhenThereIsNothingToSearch) {
  use(&map_);
  ASSERT_FALSE(engine_->set_game({}));
  ASSERT_FALSE(engine_->begin({}, {.pie = true}));
  engine_->help(1); // without limits a search would never end
}

TEST(EngineOfAGameForMore, KnowsNoPie) {
  const auto engine = make_engine("samliam", "players=3").value();
  ASSERT_FALSE(engine->set_game({}));
  ASSERT_FALSE(engine->begin({.nodes = 50}, {.pie = true}));
  EXPECT_NE(engine->think([](const SearchReport&) {}).best_move, kSwapMove);
}

} // namespace
} // namespace howdah
