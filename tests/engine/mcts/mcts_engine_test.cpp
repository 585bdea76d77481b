// The engine of three and four players, through the door that programs use.
#include "core/random.hpp"
#include "engine/engine.hpp"
#include "games/samliam/samliam.hpp"
#include "tests/engine/solver/plain_search.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

using samliam::SamLiam;

std::unique_ptr<Engine> engine_for(std::string_view rules) {
  auto engine = make_engine(SamLiam::kName, rules);
  EXPECT_TRUE(engine);
  return *std::move(engine);
}

SearchResult search(Engine& engine, const GameLine& line, std::uint64_t playouts,
                    const SearchOptions& options = {}) {
  SearchLimits limits;
  limits.nodes = playouts;
  EXPECT_FALSE(engine.set_game(line));
  EXPECT_FALSE(engine.begin(limits, options));
  return engine.think([](const SearchReport&) {});
}

TEST(MultiplayerEngine, PlaysOnlyLegalMovesUnderEveryRule) {
  for (const auto* const rules :
       {"players=3", "players=4", "players=3,announce=off,cross=unit",
        "players=4,announce=off,line=adjacent", "players=3,announce=strict",
        "players=4,announce=strict", "players=3,triangles=8,limit=40"}) {
    const auto game = *SamLiam::make(rules);
    const auto engine = engine_for(rules);
    auto position = game.start();
    GameLine line;
    while (!game.result(position).is_over() && line.moves.size() < 50) {
      const auto level = 1 + static_cast<int>(line.moves.size() % 5);
      const auto found = search(*engine, line, 60, {.level = level});
      const auto move = game.parse_move(position, found.best_move);
      ASSERT_TRUE(move) << rules << ": " << found.best_move << ": " << move.error().what.english;
      (void)game.play(position, *move);
      line.moves.push_back(found.best_move);
    }
    EXPECT_GT(line.moves.size(), 6U) << rules;
  }
}

TEST(MultiplayerEngine, IsTheSameEveryTimeWithAFixedNumberOfPlayouts) {
  for (const auto* const rules : {"players=3", "players=4"}) {
    const GameLine line{.start = {}, .moves = {"e5nw", "d5ne", "e6se"}};
    const auto one = search(*engine_for(rules), line, 500);
    const auto engine = engine_for(rules);
    (void)search(*engine, {}, 100);
    const auto other = search(*engine, line, 500);
    EXPECT_EQ(one.best_move, other.best_move);
    EXPECT_EQ(one.nodes, other.nodes);
    EXPECT_EQ(one.report->line, other.report->line);
    EXPECT_EQ(one.report->score, other.report->score);
  }
}

TEST(MultiplayerEngine, CompletesAFigureAndCallsItAWin) {
  const auto engine = engine_for("players=3");
  const GameLine line{.start = "9/9/9/9/9/9/RnwRne7/Rsw8/9 R - 9"};
  const auto game = *SamLiam::make("players=3");
  const auto found = search(*engine, line, 200);
  ASSERT_TRUE(found.report);
  EXPECT_EQ(found.report->score, Score::win_in(1));
  auto position = *game.parse_position(line.start);
  (void)game.play(position, *game.parse_move(position, found.best_move));
  EXPECT_EQ(game.result(position), Result::win(0));
}

/// Plays red with the engine against random moves until it claims a win within some plies; true
/// when the claim holds, nothing when there was none.
std::optional<bool> first_claim_holds(std::string_view rules, int plies, std::uint64_t seed) {
  const auto game = *SamLiam::make(rules);
  const auto engine = engine_for(rules);
  auto position = game.start();
  GameLine line;
  Random random(seed);
  while (!game.result(position).is_over() && line.moves.size() < 60) {
    std::string chosen;
    if (position.mover == 0) {
      const auto found = search(*engine, line, 400, {.seed = seed});
      const auto score = found.report->score;
      if (score.is_win() && score.plies() <= plies) {
        return can_force_win(game, position, 0, score.plies());
      }
      chosen = found.best_move;
    } else {
      const auto moves = legal_moves(game, position);
      chosen = game.move_text(moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
    }
    (void)game.play(position, *game.parse_move(position, chosen));
    line.moves.push_back(chosen);
  }
  return std::nullopt;
}

TEST(MultiplayerEngine, ProvedWinsHoldAgainstEveryReply) {
  int proved = 0;
  for (std::uint64_t seed = 0; seed < 5; ++seed) {
    for (const auto& [rules, plies] : {std::pair{"players=3", 4}, {"players=4", 5}}) {
      const auto holds = first_claim_holds(rules, plies, seed);
      EXPECT_TRUE(holds.value_or(true)) << rules << ' ' << seed;
      proved += holds ? 1 : 0;
    }
  }
  EXPECT_GT(proved, 5);
}

TEST(MultiplayerEngine, StopsWhenToldAndKeepsToTheMovesNamed) {
  const auto engine = engine_for("players=4");
  ASSERT_FALSE(engine->set_game({}));
  SearchLimits limits;
  limits.moves = {"a1nw", "a1ne"};
  ASSERT_FALSE(engine->begin(limits, {.lines = 5}));
  int reports = 0;
  const auto found = engine->think([&](const SearchReport& report) {
    EXPECT_LE(report.rank, 2);
    if (++reports == 4) engine->stop();
  });
  EXPECT_THAT(limits.moves, ::testing::Contains(found.best_move));
  limits.moves = {"z9xx"};
  EXPECT_TRUE(engine->begin(limits, {}));
}

TEST(MultiplayerEngine, OneMoveThatIsNamedIsThoughtAboutAsLongAsAll) {
  const auto engine = engine_for("players=3");
  SearchLimits limits;
  limits.nodes = 320;
  limits.moves = {"e5nw"};
  ASSERT_FALSE(engine->set_game({}));
  ASSERT_FALSE(engine->begin(limits, {}));
  EXPECT_GE(engine->think([](const SearchReport&) {}).nodes, 320U);
}

TEST(MultiplayerEngine, SharesOfAllPlayersMakeAWhole) {
  const auto engine = engine_for("players=4");
  const auto found = search(*engine, {.start = {}, .moves = {"e5nw", "d5ne"}}, 300);
  ASSERT_TRUE(found.report);
  ASSERT_EQ(found.report->shares.size(), 4U);
  int sum = 0;
  for (const int share : found.report->shares) sum += share;
  EXPECT_NEAR(sum, 1000, 2);
  const auto won = search(*engine, {.start = "9/9/9/9/9/9/RnwRne7/Rsw8/9 R - 8"}, 300);
  EXPECT_THAT(won.report->shares, ::testing::ElementsAre(1000, 0, 0, 0));
}

TEST(MultiplayerEngine, ADepthIsADoublingOfPlayouts) {
  const auto engine = engine_for("players=3");
  SearchLimits limits;
  limits.depth = 4;
  ASSERT_FALSE(engine->set_game({}));
  ASSERT_FALSE(engine->begin(limits, {}));
  EXPECT_EQ(engine->think([](const SearchReport&) {}).nodes, 256U);
}

TEST(MultiplayerEngine, AFinishedGameHasNoMove) {
  const auto engine = engine_for("players=3,limit=1");
  EXPECT_TRUE(search(*engine, {.start = {}, .moves = {"e5nw"}}, 10).best_move.empty());
}

} // namespace
} // namespace howdah::testing
