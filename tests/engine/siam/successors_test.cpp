// Successors that are evaluated without being played.
#include "engine/siam/successors.hpp"
#include "tests/engine/siam/positions.hpp"

namespace howdah::siam {
namespace {

class SiamSuccessors : public SiamPositions {};
HOWDAH_SIAM_RULES(SiamSuccessors);

TEST_P(SiamSuccessors, SuccessorsLookAsIfTheyHadBeenPlayed) {
  const Knowledge knowledge(*Siam::make(GetParam()), **learned_weights());
  int quiet = 0;
  int loud = 0;
  for_each_position([&](const Siam& game, const Knowledge&, const Position& position) {
    if (!knowledge.board_decides_next(position)) return;
    const Successors successors(knowledge.evaluation(), position);
    for (const Move move : legal(game, position)) {
      if (move.is_push()) continue;
      const auto next = after(game, position, move);
      const auto info = knowledge.inspect(next);
      std::optional<Value> expected;
      if (!info.wins_now && !info.threatened) expected = knowledge.estimate(next, info);
      ASSERT_EQ(successors.quiet_estimate(move), expected)
          << game.position_text(position) << " " << game.move_text(move);
      (expected ? quiet : loud) += 1;
    }
  });
  EXPECT_GT(quiet, 1000);
  EXPECT_GT(loud, 100);
}

TEST(SiamSuccessorRules, AreLeftAloneWhereOtherRulesHaveASay) {
  const auto decides = [](std::string_view rules, std::string_view position) {
    const auto game = *Siam::make(rules);
    const Knowledge knowledge(game, *hand_crafted_weights());
    return knowledge.board_decides_next(*game.parse_position(position));
  };
  // The positions that follow belong to the opening up to ply 3.
  EXPECT_FALSE(decides("2015", "5/5/1OOO1/5/2En2 R * 1"));
  EXPECT_FALSE(decides("2015", "5/5/1OOO1/5/Rn1En2 E * 2"));
  EXPECT_TRUE(decides("2015", "5/5/1OOO1/5/RnEnEn2 R * 3"));
  EXPECT_TRUE(decides("classic", "5/5/1OOO1/5/2En2 R * 1"));
  // A threat that the limit cuts short is none.
  EXPECT_TRUE(decides("limit=30", "5/5/1OOO1/5/2En2 E * 26"));
  EXPECT_FALSE(decides("limit=30", "5/5/1OOO1/5/2En2 R * 27"));
}

} // namespace
} // namespace howdah::siam
