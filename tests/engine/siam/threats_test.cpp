// Threats, and the moves that meet them, compared with the rules.
#include "tests/engine/siam/positions.hpp"

namespace howdah::siam {
namespace {

class SiamThreats : public SiamPositions {};
HOWDAH_SIAM_RULES(SiamThreats);

TEST_P(SiamThreats, MovesThatLeaveAThreatLoseToIt) {
  int threatened = 0;
  for_each_position([&](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto info = knowledge.inspect(position);
    if (!info.threatened || info.wins_now) return;
    ++threatened;
    MoveList evasions;
    const auto threats = knowledge.evasions(position, evasions);
    const auto legal_moves = legal(game, position);
    for (const Move move : evasions) {
      ASSERT_THAT(legal_moves, ::testing::Contains(move));
      const auto next = after(game, position, move);
      if (!threats.remain_after(move, position)) continue;
      ASSERT_TRUE(next.winner != 0 || has_win(game, next))
          << game.position_text(position) << " " << game.move_text(move);
    }
    for (const Move move : legal_moves) {
      if (std::ranges::find(evasions, move) != evasions.end()) continue;
      const auto next = after(game, position, move);
      ASSERT_TRUE(next.winner != 0 || has_win(game, next))
          << game.position_text(position) << " " << game.move_text(move);
    }
  });
  EXPECT_GT(threatened, 20);
}

TEST_P(SiamThreats, ThreatsRemainWhereTheirLinesStillWin) {
  int remaining = 0;
  int met = 0;
  for_each_position([&](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto info = knowledge.inspect(position);
    if (!info.threatened || info.wins_now) return;
    MoveList evasions;
    const auto threats = knowledge.evasions(position, evasions);
    const auto& pushes = rock_push_lookup(game.rules().push_running);
    for (const Move move : legal(game, position)) {
      const auto next = after(game, position, move);
      const bool may_enter = next.on_board(next.to_move()) < game.rules().animals;
      const bool expected = std::ranges::any_of(threats.lines(), [&](Squares line) {
        const auto wins = pushes[line_code(next, next.to_move(), line)];
        return (wins & kPushWins) != 0 || (may_enter && (wins & kEntryWins) != 0);
      });
      ASSERT_EQ(threats.remain_after(move, position), expected)
          << game.position_text(position) << " " << game.move_text(move);
      (expected ? remaining : met) += 1;
    }
  });
  EXPECT_GT(remaining, 100);
  EXPECT_GT(met, 20);
}

} // namespace
} // namespace howdah::siam
