// Which rule decides about a move, by its stable name, and that the sentence says where.
#include "games/siam/siam.hpp"

#include <gmock/gmock.h>

namespace howdah::siam {
namespace {

struct Case {
  std::string_view rule;
  std::string_view rules;
  std::string_view position;
  std::string_view move;
  std::string_view part_of_verdict;
};

constexpr std::string_view kStart = "5/5/1OOO1/5/5 E * 0";
constexpr std::string_view kElephantOnA3 = "5/5/EeOOO1/5/5 E * 2";
constexpr std::string_view kRocksOnRank5 = "OOO2/5/Ee4/5/5 E * 2";

void expect(const Case& example, bool legal) {
  SCOPED_TRACE(example.rule);
  const auto game = Siam::make(example.rules);
  ASSERT_TRUE(game);
  const auto position = game->parse_position(example.position);
  ASSERT_TRUE(position);
  const auto explanation = game->explain(*position, example.move);
  ASSERT_TRUE(explanation);
  EXPECT_EQ(explanation->legal, legal);
  EXPECT_EQ(explanation->rule, example.rule);
  EXPECT_THAT(explanation->verdict.english,
              ::testing::HasSubstr(std::string(example.part_of_verdict)));
}

TEST(SiamWords, EachRefusalIsNamedByItsRule) {
  for (const auto& example : std::initializer_list<Case>{
           {"game.over", "limit=2", "5/5/1OOO1/5/5 E * 2", "@a1e", "draw after ply 2"},
           {"animal.none", "classic", kStart, "a1n", "a1"},
           {"animal.rock", "classic", kStart, "b3n", "rock on b3"},
           {"animal.not-yours", "classic", "5/5/ReOOO1/5/5 E * 2", "a3n", "the elephants"},
           {"enter.reserve-empty", "animals=1", "5/5/1OOO1/5/Ee4 E * 2", "@e1w", "all 1"},
           {"enter.not-border", "classic", kStart, "@b2n", "b2"},
           {"enter.wrong-way", "classic", kElephantOnA3, "@a3n", "not facing north"},
           {"move.not-adjacent", "classic", kElephantOnA3, "a3a5n", "a5 is not beside a3"},
           {"push.not-ahead", "classic", "5/5/EnOOO1/5/5 E * 2", "a3b3e", "faces north"},
           {"push.must-not-turn", "classic", kElephantOnA3, "a3b3n", "keeps facing east"},
           {"push.too-weak", "classic", kElephantOnA3, "a3b3e", "3 rocks"},
           {"push.stopped-on-the-way", "push=running", "OOO2/5/EeRwEe2/5/5 E * 2", "a3b3e", "b3"},
           {"opening.crossed-square", "2015", kStart, "@c1n", "c1"},
           {"turn.same-facing", "classic", kElephantOnA3, "a3e", "faces east already"},
           {"leave.not-border", "classic", "5/5/1OOO1/1Ee3/5 E * 2", "b2x", "b2"},
           {"leave.right-used", "exits=once", "5/5/EeOOO1/5/5 E R 2", "a3x", "the elephants"},
       }) {
    expect(example, false);
  }
}

TEST(SiamWords, ALegalMoveIsNamedByItsAction) {
  for (const auto& example : std::initializer_list<Case>{
           {"enter", "classic", kStart, "@a1e", "enters on a1, facing east"},
           {"enter.push", "classic", kRocksOnRank5, "@a3e", "the push succeeds: 2 push"},
           {"move", "classic", kRocksOnRank5, "a3a2n", "steps to a2 and faces north"},
           {"push", "classic", "OOO2/5/EeRn3/5/5 E * 2", "a3b3e", "the push succeeds: 1 pushes"},
           {"turn", "classic", kRocksOnRank5, "a3s", "turns to face south"},
           {"leave", "classic", kRocksOnRank5, "a3x", "goes back to its reserve"},
       }) {
    expect(example, true);
  }
}

} // namespace
} // namespace howdah::siam
