// The contract of the engine for two players through its facade, under every rule set.
#include "games/registry.hpp"
#include "tests/engine/searching.hpp"
#include "tests/games/rules_test_name.hpp"
#include "tests/games/samliam/attack_boards.hpp"

#include <gmock/gmock.h>

#include <chrono>
#include <thread>

namespace howdah {
namespace {

using std::chrono::milliseconds;
using ::testing::Contains;

std::unique_ptr<Engine> samliam_engine(std::string_view rules, EngineKind kind = EngineKind::full) {
  return small_engine("samliam", rules, kind);
}

class SamLiamSearch : public ::testing::TestWithParam<std::string> {};

INSTANTIATE_TEST_SUITE_P(Rules, SamLiamSearch,
                         ::testing::Values("players=2", "announce=off", "announce=strict", "size=7",
                                           "size=7,announce=strict,triangles=8", "triangles=8",
                                           "triangles=9,announce=off,repetition=none", "limit=30"),
                         testing::rules_test_name);

TEST_P(SamLiamSearch, NeverReturnsAnIllegalMoveWhateverTheLimits) {
  const auto game = *find_game("samliam")->make(GetParam());
  const auto engine = samliam_engine(GetParam());
  const auto plain = samliam_engine(GetParam(), EngineKind::hand_crafted);
  Random random(3);
  for (int i = 0; i < 40; ++i) {
    const auto line = random_line(*game, 30, random);
    auto limits = to_nodes(random.below(200));
    if (i % 3 == 0) limits.move_time = milliseconds(random.below(3));
    if (i % 5 == 0) limits.depth = static_cast<int>(random.below(3));
    const SearchOptions options{.lines = 1 + i % 3, .level = 1 + i % 10, .seed = random.next()};
    const auto result = search(i % 4 == 0 ? *plain : *engine, line.line, limits, options);
    ASSERT_THAT(line.moves, Contains(result.best_move)) << i;
  }
}

TEST_P(SamLiamSearch, EveryReportedLineCanBePlayed) {
  const auto game = *find_game("samliam")->make(GetParam());
  const auto engine = samliam_engine(GetParam());
  Random random(4);
  for (int i = 0; i < 12; ++i) {
    const auto line = random_line(*game, 26, random);
    ASSERT_FALSE(engine->set_game(line.line));
    ASSERT_FALSE(engine->begin(to_nodes(150), {.lines = 1 + 2 * (i % 2)}));
    expect_playable_lines(*engine, *game, line.line);
  }
}

TEST_P(SamLiamSearch, WinsEveryGameThatItSaysIsWon) {
  const auto game = *find_game("samliam")->make(GetParam());
  const auto engine = samliam_engine(GetParam());
  Random random(5);
  int won = 0;
  for (int i = 0; i < 12; ++i) {
    auto line = random_line(*game, 24, random).line;
    const auto state = game->start();
    for (const auto& move : line.moves) ASSERT_FALSE(state->play(move));
    int plies = 0; // left, once a win was claimed
    while (!state->result().is_over() && line.moves.size() < 60) {
      const bool engines_turn = (line.moves.size() % 2 == 0) == (i % 2 == 0);
      std::string move;
      if (engines_turn) {
        const auto result = search(*engine, line, to_nodes(60));
        move = result.best_move;
        const bool claims = result.report && result.report->score.is_win();
        if (plies > 0) {
          ASSERT_TRUE(claims && result.report->score.plies() <= plies) << state->text();
        }
        if (claims) plies = result.report->score.plies();
      } else {
        const auto moves = state->legal_moves();
        move = moves[random.below(static_cast<std::uint32_t>(moves.size()))];
      }
      const auto mover = state->to_move();
      ASSERT_FALSE(state->play(move));
      line.moves.push_back(move);
      if (plies > 0 && --plies == 0) {
        ASSERT_TRUE(state->result().is_win()) << state->text();
        ASSERT_EQ(state->result().winner(), mover);
        ++won;
      }
    }
  }
  if (GetParam().find("triangles") == std::string::npos && GetParam() != "limit=30") {
    EXPECT_GT(won, 0);
  }
}

TEST(SamLiamEngine, SaysThatAGameIsLostOnlyWhereEveryMoveLoses) {
  const auto game = *samliam::SamLiam::make("announce=off");
  const auto engine = samliam_engine("announce=off");
  Random random(6);
  int lost = 0;
  for (int i = 0; i < 60 && lost < 4; ++i) {
    auto position = testing::make_attack_board(game, {.own = 9, .foreign = 4}, random);
    samliam::set_mover(position, 1);
    ++position.ply;
    const auto result = search(*engine, {.start = game.position_text(position)}, to_nodes(200));
    if (!result.report || !result.report->score.is_loss()) continue;
    ++lost;
    samliam::MoveList moves;
    game.legal_moves(position, moves);
    for (int k = 0; k < 25; ++k) {
      auto after = position;
      (void)game.play(after, moves[random.below(static_cast<std::uint32_t>(moves.size()))]);
      const auto reply = search(*engine, {.start = game.position_text(after)}, to_nodes(2000));
      ASSERT_TRUE(reply.report && reply.report->score.is_win()) << game.position_text(after);
    }
  }
  EXPECT_EQ(lost, 4);
}

TEST_P(SamLiamSearch, IsTheSameForTheSameSeedAndNodes) {
  for (const int level : {1, 5, 10}) {
    std::vector<std::string> answers;
    for (int i = 0; i < 2; ++i) {
      const auto engine = samliam_engine(GetParam());
      answers.push_back(search(*engine, {}, to_nodes(300), {.level = level, .seed = 9}).best_move);
    }
    EXPECT_EQ(answers[0], answers[1]);
  }
}

TEST(SamLiamEngine, CompletesAFigureAndBlocksOne) {
  const auto engine = samliam_engine("announce=off");
  GameLine line{.start = {}, .moves = {"e5nw", "a1ne", "f5ne", "a2ne", "f4se", "a3ne"}};
  const auto completed = search(*engine, line, to_depth(2));
  EXPECT_EQ(completed.best_move, "e4sw");
  EXPECT_EQ(completed.report->score, Score::win_in(1));
  line.moves.pop_back();
  const auto blocked = search(*engine, line, to_depth(2));
  EXPECT_EQ(blocked.best_move.substr(0, 2), "e4");
}

TEST(SamLiamEngine, CompletesAFigureInTheSecondPhase) {
  const auto engine = samliam_engine("triangles=8");
  // Red has three corners of the square from d5 to e6, and five triangles elsewhere.
  const std::string position =
      "9/9/9/3RnwRne4/4Rse4/9/9/GneGseGneGseGneGseGneGse1/RneRneRneRneRne4 R - 16";
  const auto result = search(*engine, {.start = position}, to_depth(1));
  ASSERT_TRUE(result.report);
  EXPECT_EQ(result.report->score, Score::win_in(1));
  EXPECT_EQ(result.best_move.substr(5), "d5sw");
}

TEST(SamLiamEngine, ProvesAWinByThreatsAtOnce) {
  const auto engine = samliam_engine("players=2");
  const GameLine line{.start = {},
                      .moves = {"e5nw", "d6se", "e5se", "d6nw", "f6ne", "e6nw", "f6sw", "e6se",
                                "e7se", "g6ne", "e7nw", "g6sw", "e4se", "g5ne", "e4nw", "f5nw"}};
  const auto result = search(*engine, line, to_depth(1));
  ASSERT_TRUE(result.report);
  EXPECT_TRUE(result.report->score.is_win());
}

TEST(SamLiamEngine, ThreadsStopWhenTold) {
  const auto engine = samliam_engine("players=2");
  ASSERT_FALSE(engine->set_game({}));
  ASSERT_FALSE(engine->begin({}, {}));
  std::jthread helper([&] { engine->help(1); });
  std::jthread stopper([&] {
    std::this_thread::sleep_for(milliseconds(50));
    engine->stop();
  });
  EXPECT_FALSE(engine->think([](const SearchReport&) {}).best_move.empty());
}

TEST(SamLiamEngine, ThinksOnlyAboutTheMovesItIsGiven) {
  const auto engine = samliam_engine("players=2");
  auto limits = to_depth(2);
  limits.moves = {"a1nw", "b1se"};
  EXPECT_THAT(limits.moves, Contains(search(*engine, {}, limits).best_move));
  limits.moves = {"a1nw-b1se"};
  EXPECT_TRUE(engine->begin(limits, {}));
}

} // namespace
} // namespace howdah
