// The engine's answers, as lines.
#include "protocol/print.hpp"

#include <gmock/gmock.h>

namespace howdah::protocol {
namespace {

using namespace std::chrono_literals;

TEST(Print, Scores) {
  EXPECT_EQ(score_text(Score::estimate(-130)), "cp -130");
  EXPECT_EQ(score_text(Score::win_in(5)), "win 5");
  EXPECT_EQ(score_text(Score::loss_in(4)), "win -4");
}

TEST(Print, InfoLines) {
  EXPECT_EQ(info_line({.depth = 8,
                       .selective_depth = 13,
                       .rank = 2,
                       .score = Score::estimate(35),
                       .nodes = 123'456,
                       .time = 250ms,
                       .table_permille = 12,
                       .line = {"@a1e", "@e1w"}}),
            "info depth 8 seldepth 13 multipv 2 score cp 35 nodes 123456 nps 493824 hashfull 12 "
            "time 250 pv @a1e @e1w\n");
  EXPECT_EQ(info_line({.depth = 1, .score = Score::win_in(1), .nodes = 3}),
            "info depth 1 seldepth 0 multipv 1 score win 1 nodes 3 nps 3000 hashfull 0 time 0\n");
}

TEST(Print, BestMoves) {
  EXPECT_EQ(bestmove_line({.best_move = "@a1e"}), "bestmove @a1e\n");
  EXPECT_EQ(bestmove_line({}), "bestmove (none)\n");
}

TEST(Print, Results) {
  EXPECT_EQ(result_word(Result::none()), "none");
  EXPECT_EQ(result_word(Result::draw()), "draw");
  EXPECT_EQ(result_word(Result::win(0)), "p1win");
  EXPECT_EQ(result_word(Result::win(3)), "p4win");
}

TEST(Print, ResponsesWithoutTrailingBlanks) {
  EXPECT_EQ(response_line("true"), "response true\n");
  EXPECT_EQ(response_line(""), "response\n");
}

TEST(Print, SpeedsDoNotOverflow) {
  EXPECT_EQ(nodes_per_second(2000, 1000ms), 2000U);
  EXPECT_EQ(nodes_per_second(2000, 0ms), 2'000'000U);
  EXPECT_GT(nodes_per_second(1ULL << 60U, 1000ms), 1ULL << 59U);
}

} // namespace
} // namespace howdah::protocol
