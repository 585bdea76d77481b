// The evaluation of symmetric positions.
#include "tests/engine/siam/positions.hpp"

namespace howdah::siam {
namespace {

class SiamEvaluation : public SiamPositions {};
HOWDAH_SIAM_RULES(SiamEvaluation);

Value estimate(const Knowledge& knowledge, const Position& position) {
  return knowledge.estimate(position, knowledge.inspect(position));
}

TEST_P(SiamEvaluation, IsTheSameForSymmetricPositions) {
  for_each_position([](const Siam& game, const Knowledge& knowledge, const Position& position) {
    const auto info = knowledge.inspect(position);
    for (int symmetry = 1; symmetry < game.symmetries(); ++symmetry) {
      const auto turned = game.transform(position, symmetry);
      const auto other = knowledge.inspect(turned);
      ASSERT_EQ(info.line_estimate, other.line_estimate) << game.position_text(position);
      ASSERT_EQ(knowledge.estimate(position, info), knowledge.estimate(turned, other))
          << game.position_text(position);
      ASSERT_EQ(info.threatened, other.threatened) << game.position_text(position);
    }
  });
}

TEST(SiamLearnedEvaluation, IsTheSameWithColoursExchanged) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, **learned_weights());
  const auto elephants = *game.parse_position("1Rs1Es1/1Rw1Ee1/EeOOO1/4Rn/5 E * 6");
  const auto rhinos = *game.parse_position("1Es1Rs1/1Ew1Re1/ReOOO1/4En/5 R * 7");
  EXPECT_EQ(estimate(knowledge, elephants), estimate(knowledge, rhinos));
}

TEST(SiamLearnedEvaluation, IsTheSameForSymmetricPositions) {
  const Siam game{Rules{}};
  const Knowledge knowledge(game, **learned_weights());
  Random random(6);
  for (int i = 0; i < 1000; ++i) {
    const auto position = game.parse_position(testing::random_position({}, random));
    if (!position) continue;
    for (int symmetry = 1; symmetry < game.symmetries(); ++symmetry) {
      ASSERT_EQ(estimate(knowledge, game.transform(*position, symmetry)),
                estimate(knowledge, *position))
          << game.position_text(*position);
    }
  }
}

} // namespace
} // namespace howdah::siam
