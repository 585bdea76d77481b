// The order in which moves are handed out: all of them, each once.
#include "engine/siam/move_picker.hpp"
#include "tests/engine/siam/positions.hpp"

namespace howdah::siam {
namespace {

std::vector<Move> pick_all(MovePicker& picker) {
  std::vector<Move> picked;
  while (const auto move = picker.next()) picked.push_back(*move);
  return picked;
}

class SiamMovePicker : public SiamPositions {};
HOWDAH_SIAM_RULES(SiamMovePicker);

TEST_P(SiamMovePicker, HandsOutEveryMoveOnceWithTheTablesFirst) {
  const auto ordering = std::make_unique<Ordering>();
  for_each_position([&](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto moves = legal(game, position);
    const auto info = knowledge.inspect(position);
    if (moves.empty() || info.threatened) return;
    MovePicker picker({.game = game,
                       .knowledge = knowledge,
                       .ordering = *ordering,
                       .position = position,
                       .info = info,
                       .table_move = moves[moves.size() / 2],
                       .before = std::nullopt,
                       .ply = 1,
                       .must_evade = false});
    const auto picked = pick_all(picker);
    ASSERT_EQ(picked.front(), moves[moves.size() / 2]) << game.position_text(position);
    ASSERT_THAT(picked, ::testing::UnorderedElementsAreArray(moves))
        << game.position_text(position);
  });
}

TEST_P(SiamMovePicker, HandsOutTheEvasionsOfAThreatenedPosition) {
  const auto ordering = std::make_unique<Ordering>();
  int threatened = 0;
  for_each_position([&](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto info = knowledge.inspect(position);
    if (!info.threatened) return;
    ++threatened;
    MoveList evasions;
    (void)knowledge.evasions(position, evasions);
    MovePicker picker({.game = game,
                       .knowledge = knowledge,
                       .ordering = *ordering,
                       .position = position,
                       .info = info,
                       .table_move = std::nullopt,
                       .before = std::nullopt,
                       .ply = 1,
                       .must_evade = true});
    ASSERT_THAT(pick_all(picker), ::testing::UnorderedElementsAreArray(evasions))
        << game.position_text(position);
  });
  EXPECT_GT(threatened, 20);
}

} // namespace
} // namespace howdah::siam
