// The search's knowledge of Siam positions, compared with the rules.
#include "tests/engine/siam/positions.hpp"

#include <array>

namespace howdah::siam {
namespace {

class SiamKnowledge : public SiamPositions {};
HOWDAH_SIAM_RULES(SiamKnowledge);

TEST_P(SiamKnowledge, SeesExactlyTheWinsWithOnePly) {
  for_each_position([](const Siam& game, const Knowledge& knowledge, const Position& position) {
    ASSERT_EQ(knowledge.inspect(position).wins_now, has_win(game, position))
        << game.position_text(position);
  });
}

TEST_P(SiamKnowledge, ForcingMovesAreTheLegalPushesOfRocksThatDoNotLose) {
  for_each_position([](const Siam& game, const Knowledge& knowledge, const Position& position) {
    std::vector<Move> expected;
    for (const Move move : legal(game, position)) {
      const auto next = after(game, position, move);
      const bool loses = next.winner != 0 && !wins(game, position, move);
      if (next.rocks != position.rocks && !loses) expected.push_back(move);
    }
    const auto info = knowledge.inspect(position);
    MoveList forcing;
    knowledge.forcing_moves(position, forcing);
    ASSERT_THAT(std::vector(forcing.begin(), forcing.end()),
                ::testing::UnorderedElementsAreArray(expected))
        << game.position_text(position);
    ASSERT_TRUE(expected.empty() || info.has_forcing_moves);
  });
}

TEST_P(SiamKnowledge, MovesThatTouchLinesAreTheLegalOnesThatDo) {
  Random random(4);
  const auto random_line = [&] {
    const auto i = random.below(kSide);
    return random.below(2) == 0 ? kRank1 << (kSide * i) : kFileA << i;
  };
  for_each_position([&](const Siam& game, const Knowledge&, const Position& position) {
    const std::array lines = {random_line(), random_line()};
    std::vector<Move> expected;
    for (const Move move : legal(game, position)) {
      const Squares changed =
          bit(move.from()) | bit(move.to()) | (move.is_push() ? ray(move.to(), move.facing()) : 0);
      if ((changed & lines[0]) != 0 && (changed & lines[1]) != 0) expected.push_back(move);
    }
    MoveList touching;
    game.legal_moves_touching(position, lines, touching);
    ASSERT_EQ(std::vector(touching.begin(), touching.end()), expected)
        << game.position_text(position);
  });
}

} // namespace
} // namespace howdah::siam
