// Variations: lines that replace a move, within each other too, each played by the rules.
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

#include <gmock/gmock.h>

namespace howdah::record {
namespace {

using ::testing::ElementsAre;

std::string siam_error(const std::string& moves) {
  return first_error("[Game \"siam\"]\n" + moves);
}

/// `( 1... @e1w ( 1... @e2w ( … ) ) )`, so many within each other.
std::string nested(std::size_t depth) {
  std::string text = "1. @a3e @e3w";
  for (std::size_t i = 0; i < depth; ++i) text += i % 2 == 0 ? " (@e1w" : " (@e2w";
  return text + std::string(depth, ')') + " *";
}

TEST(Variations, StandBehindTheMoveTheyReplace) {
  const auto record = read_one("[Game \"siam\"]\n"
                               "1. @a3e (1. @a1n! { short } @e3w 2. a1e) ({ or } 1. @a5s) "
                               "1... @e3w 2. a3n *");
  ASSERT_EQ(record.moves.size(), 3U);
  EXPECT_EQ(record.moves[2].text, "a3n");
  const auto& variations = record.moves[0].variations;
  ASSERT_EQ(variations.size(), 2U);
  const auto& first = variations[0];
  const auto& second = variations[1];
  ASSERT_EQ(first.moves.size(), 3U);
  EXPECT_EQ(first.moves[0].text, "@a1n");
  EXPECT_EQ(first.moves[0].mark, "!");
  EXPECT_THAT(first.moves[0].comments, ElementsAre("short"));
  EXPECT_THAT(second.comments, ElementsAre("or"));
  EXPECT_EQ(second.moves, std::vector<Move>{{"@a5s"}});
}

TEST(Variations, LieWithinEachOther) {
  const auto record = read_one("[Game \"siam\"] 1. @a3e @e3w (1... @e1w 2. a3n (2. a3s) @e5s) *");
  const auto& inner = record.moves[1].variations.front().moves;
  ASSERT_EQ(inner.size(), 3U);
  EXPECT_EQ(inner[1].variations.front().moves.front().text, "a3s");
  EXPECT_EQ(inner[2].text, "@e5s");
}

TEST(Variations, TheGameGoesOnFromTheMainLine) {
  const auto all = read_all("[Game \"siam\"] 1. @a3e (1. @a1n @e3w 2. a1e @e5w) @e3w *");
  ASSERT_TRUE(all.front());
  EXPECT_EQ(all.front()->replay.state->text(),
            replay(read_one("[Game \"siam\"] 1. @a3e @e3w *"))->state->text());
}

TEST(Variations, CommentsAndMarksBehindABracketBelongToTheMoveBeforeIt) {
  const auto record = read_one("[Game \"siam\"] 1. @a3e { a } (1. @a1n) { b } ! @e3w *");
  EXPECT_THAT(record.moves[0].comments, ElementsAre("a", "b"));
  EXPECT_EQ(record.moves[0].mark, "!");
}

TEST(Variations, MayBeginFromAPosition) {
  const auto record = read_one("[Game \"siam\"][Position \"5/5/1OOO1/5/4Ew R * 7\"] "
                               "4... @a1e (4... @a5e 5. e1n) 5. e1n (5. e1s) *");
  EXPECT_EQ(record.moves[0].variations.front().moves.size(), 2U);
  EXPECT_EQ(to_text(record), "[Game \"siam\"]\n[Position \"5/5/1OOO1/5/4Ew R * 7\"]\n\n"
                             "4... @a1e (4... @a5e 5. e1n) 5. e1n (5. e1s) *\n");
}

TEST(Variations, MayEndTheGame) {
  const auto all = read_all("[Game \"siam\"] 1. @e3e @a3e 2. @a3e @a3e (2... @a1n) R");
  ASSERT_TRUE(all.front()) << all.front().error().what.english;
  EXPECT_EQ(read_one("[Game \"siam\"] 1. @e3e @a3e 2. @a3e @a1n (2... @a3e) *").result, "*");
}

TEST(Variations, AMoveThatIsNotLegalIsNamedWithItsLine) {
  EXPECT_EQ(siam_error("1. @a3e @e3w\n2. a3n (2. a3s\n2... a3x) *"),
            "line 4: move 2 of Rhinos, 'a3x': the animal on a3 is not yours: the rhinos are to "
            "move");
  EXPECT_EQ(siam_error("1. @a3e (2. @a1n) *"), "line 2: the move number is 2, but move 1 is due");
}

TEST(Variations, AreRefusedWithASentence) {
  EXPECT_EQ(siam_error("(1. @a3e) *"),
            "line 2: a variation stands behind the move it replaces, but no move comes before it");
  EXPECT_EQ(siam_error("1. @a3e ((1. @a1n)) *"),
            "line 2: a variation stands behind the move it replaces, but no move comes before it");
  EXPECT_EQ(siam_error("1. @a3e\n) *"), "line 3: the bracket ) closes no variation");
  EXPECT_EQ(siam_error("1. @a3e ( { nothing } ) *"), "line 2: a variation has no moves");
  EXPECT_EQ(siam_error("1. @a3e\n(1. @a1n\n@e3w"),
            "line 3: the variation that begins here is not closed by )");
  EXPECT_EQ(siam_error("1. @a3e\n(1. @a1n\nE )"),
            "line 3: the variation that begins here is not closed by )");
  EXPECT_EQ(siam_error("1. @a3e (! 1. @a1n) *"), "line 2: the mark '!' stands behind no move");
}

TEST(Variations, AreNestedAtMostSixtyDeep) {
  EXPECT_EQ(siam_error(nested(kDeepestVariation)), "");
  EXPECT_EQ(siam_error(nested(kDeepestVariation + 1)),
            "line 2: more than 60 variations are nested");
}

TEST(Variations, HaveAtMostThreeThousandMoves) {
  std::string text = "1. @a3e";
  for (std::size_t i = 0; i < kMostVariationMoves; ++i) text += " (@a1n)";
  EXPECT_EQ(siam_error(text + " *"), "");
  EXPECT_EQ(siam_error(text + " (@a1n) *"), "line 2: the variations have more than 3000 moves");
}

} // namespace
} // namespace howdah::record
