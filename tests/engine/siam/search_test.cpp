// The contract of the engine of Siam through its facade, whatever the position and the limits.
#include "games/registry.hpp"
#include "tests/engine/searching.hpp"

#include <gmock/gmock.h>

#include <cstdlib>

namespace howdah {
namespace {

using ::testing::Contains;

std::unique_ptr<Engine> siam_engine(std::string_view rules = "classic") {
  return small_engine("siam", rules);
}

TEST(SiamSearch, NeverReturnsAnIllegalMoveWhateverTheLimits) {
  const auto game = *find_game("siam")->make("classic");
  const auto engine = siam_engine();
  Random random(3);
  for (int i = 0; i < 1000; ++i) {
    const auto line = random_line(*game, 40, random);
    SearchLimits limits;
    limits.nodes = random.below(3000);
    if (i % 3 == 0) limits.move_time = std::chrono::milliseconds(random.below(3));
    if (i % 5 == 0) limits.depth = static_cast<int>(random.below(4));
    const SearchOptions options{.lines = 1 + i % 3, .level = 1 + i % 10, .seed = random.next()};
    const auto result = search(*engine, line.line, limits, options);
    ASSERT_THAT(line.moves, Contains(result.best_move)) << i;
  }
}

TEST(SiamSearch, EveryReportedLineCanBePlayed) {
  const auto game = *find_game("siam")->make("classic");
  const auto engine = siam_engine();
  Random random(4);
  for (int i = 0; i < 40; ++i) {
    const auto line = random_line(*game, 40, random);
    ASSERT_FALSE(engine->set_game(line.line));
    ASSERT_FALSE(engine->begin(to_depth(5), {.lines = 3}));
    expect_playable_lines(*engine, *game, line.line);
  }
}

TEST(SiamSearch, FindsTheWinInOne) {
  const auto engine = siam_engine();
  const auto result =
      search(*engine, {.start = {}, .moves = {"@e3e", "@a3e", "@a3e"}}, to_depth(3));
  EXPECT_EQ(result.best_move, "@a3e");
  EXPECT_EQ(result.report->score, Score::win_in(1));
}

TEST(SiamSearch, ThinksOnlyAboutTheMovesItIsGiven) {
  const auto engine = siam_engine();
  auto limits = to_depth(4);
  limits.moves = {"@a1n", "@b1e"};
  const auto result = search(*engine, {}, limits);
  EXPECT_THAT(limits.moves, Contains(result.best_move));
  limits.moves = {"a1b1n"};
  EXPECT_TRUE(engine->begin(limits, {}));
}

TEST(SiamSearch, OfAFinishedGameHasNoMove) {
  const auto engine = siam_engine();
  const auto result =
      search(*engine, {.start = {}, .moves = {"@e3e", "@a3e", "@a3e", "@a3e"}}, to_depth(3));
  EXPECT_EQ(result.best_move, "");
  EXPECT_FALSE(result.report);
}

TEST(SiamSearch, ReportsSeveralBestMovesInOrder) {
  const auto engine = siam_engine();
  std::vector<SearchReport> last;
  ASSERT_FALSE(engine->set_game({}));
  ASSERT_FALSE(engine->begin(to_depth(5), {.lines = 4}));
  (void)engine->think([&](const SearchReport& report) {
    if (report.rank == 1) last.clear();
    last.push_back(report);
  });
  ASSERT_EQ(last.size(), 4U);
  for (std::size_t i = 1; i < last.size(); ++i) {
    EXPECT_NE(last[i].line.front(), last[i - 1].line.front());
    EXPECT_LE(last[i].score.centi(), last[i - 1].score.centi());
  }
}

TEST(SiamSearch, ABadGameLeavesTheOldOne) {
  const auto engine = siam_engine();
  ASSERT_FALSE(engine->set_game({.start = {}, .moves = {"@e3e", "@a3e", "@a3e"}}));
  EXPECT_TRUE(engine->set_game({.start = "nonsense"}));
  EXPECT_TRUE(engine->set_game({.start = {}, .moves = {"@c3n"}}));
  ASSERT_FALSE(engine->begin(to_depth(2), {}));
  EXPECT_EQ(engine->think([](const SearchReport&) {}).best_move, "@a3e");
}

TEST(SiamSearch, IsTheSameForTheSameSeedAndNodes) {
  for (const int level : {1, 5, 10}) {
    std::vector<std::string> answers;
    for (int i = 0; i < 2; ++i) {
      SearchLimits limits;
      limits.nodes = 20'000;
      const auto engine = siam_engine();
      answers.push_back(search(*engine, {}, limits, {.level = level, .seed = 9}).best_move);
    }
    EXPECT_EQ(answers[0], answers[1]);
  }
}

TEST(SiamSearch, WhereverItIsCutShortItsReportIsOfTheMoveItPlays) {
  const std::vector<std::string> game{"@c1n", "@a1n", "c1c2n", "a1e"};
  const auto engine = siam_engine();
  for (std::ptrdiff_t played = 0; played <= 4; ++played) {
    const GameLine line{.start = {}, .moves = {game.begin(), game.begin() + played}};
    for (std::uint64_t nodes = 2000; nodes < 50000; nodes += 1501) {
      SearchLimits limits;
      limits.nodes = nodes;
      engine->forget();
      const auto result = search(*engine, line, limits, {.lines = 1 + static_cast<int>(nodes % 2)});
      ASSERT_TRUE(result.report);
      EXPECT_FALSE(result.report->score.is_proved()) << played << ' ' << nodes;
      EXPECT_GT(result.report->depth, 0);
      ASSERT_FALSE(result.report->line.empty());
      EXPECT_EQ(result.report->line.front(), result.best_move) << played << ' ' << nodes;
    }
  }
}

TEST(SiamSearch, AnEstimateIsNeverAProof) {
  // Every score of 200 shallow searches is either proved or within the range of estimates.
  const auto game = *find_game("siam")->make("classic");
  const auto engine = siam_engine();
  Random random(8);
  for (int i = 0; i < 200; ++i) {
    const auto result = search(*engine, random_line(*game, 40, random).line, to_depth(2));
    const auto score = result.report->score;
    if (score.is_proved()) {
      EXPECT_GT(score.plies(), 0);
      EXPECT_EQ(score.plies() % 2 == 1, score.is_win());
    } else {
      EXPECT_LT(std::abs(score.centi()), 12'000);
    }
  }
}

TEST(SiamSearch, AGameDrawnByRepetitionHasNoMove) {
  GameLine line{.start = {}, .moves = {"@a1n", "@a5s"}};
  const auto engine = siam_engine();
  for (int i = 0; i < 2; ++i) {
    EXPECT_NE(search(*engine, line, to_depth(2)).best_move, "");
    for (const auto* move : {"a1e", "a5e", "a1n", "a5s"}) line.moves.emplace_back(move);
  }
  EXPECT_EQ(search(*engine, line, to_depth(2)).best_move, "");
}

} // namespace
} // namespace howdah
