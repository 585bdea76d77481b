// What a reader makes of good records, in whatever shape.
#include "record/writer.hpp"
#include "tests/record/reading.hpp"

#include <gmock/gmock.h>

namespace howdah::record {
namespace {

using ::testing::ElementsAre;

const std::string kSample = "[Game \"siam\"]\n"
                            "[Rules \"2015\"]\n"
                            "[Elephants \"Ana\"]\n"
                            "[Rhinos \"howdah level 5\"]\n"
                            "[Date \"2026.11.15\"]\n"
                            "[Result \"E\"]\n"
                            "\n"
                            "1. @a3e @e3w 2. a3n? e3n { comment } 3. a3e E\n";

std::vector<std::string> moves_of(const Record& record) {
  std::vector<std::string> texts;
  for (const auto& move : record.moves) texts.push_back(move.text);
  return texts;
}

TEST(Reader, ReadsTagsMovesMarksCommentsAndTheResult) {
  const auto record = read_one(kSample);
  ASSERT_EQ(record.tags.size(), 6U);
  EXPECT_EQ(record.tags[2], (Tag{"Elephants", "Ana"}));
  EXPECT_THAT(moves_of(record), ElementsAre("@a3e", "@e3w", "a3n", "e3n", "a3e"));
  EXPECT_EQ(record.moves[2].mark, "?");
  EXPECT_THAT(record.moves[3].comments, ElementsAre("comment"));
  EXPECT_EQ(record.result, "E");
}

TEST(Reader, GivesTheGameAtTheEndOfTheRecord) {
  const auto all = read_all(kSample);
  ASSERT_TRUE(all.front());
  EXPECT_EQ(all.front()->replay.state->ply(), 5U);
  EXPECT_EQ(all.front()->replay.game->rules_text(), "2015");
}

TEST(Reader, WhiteSpaceAndNumbersAreFree) {
  const auto plain = read_one("[Game \"siam\"] 1. @a3e @e3w 2. a3n *");
  EXPECT_EQ(read_one("\r\n\r\n[ Game  \"siam\" ]\r\n1.@a3e\r\n\t1...@e3w\r\n\r\n2.   a3n\r\n*"),
            plain);
  EXPECT_EQ(read_one("[Game \"siam\"]@a3e @e3w a3n"), plain);
}

TEST(Reader, AMarkMayStandBehindWhiteSpace) {
  const auto record = read_one("[Game \"siam\"] 1. @a3e !? @e3w??");
  EXPECT_EQ(record.moves[0].mark, "!?");
  EXPECT_EQ(record.moves[1].mark, "??");
}

TEST(Reader, AnExclamationMarkInsideAMoveIsNoMark) {
  const auto record =
      read_one("[Game \"samliam\"] [Rules \"announce=strict,players=2\"] "
               "[Position \"9/9/9/9/9/9/9/Rnw1Gne6/Rsw1Gse6 R - 4\"] 3. b2ne!sam! *");
  ASSERT_EQ(record.moves.size(), 1U);
  EXPECT_EQ(record.moves[0].text, "b2ne!sam");
  EXPECT_EQ(record.moves[0].mark, "!");
}

TEST(Reader, EscapesInValuesAndComments) {
  const auto record = read_one("[Game \"siam\"][Event \"a \\\"b\\\" \\\\ c\\n d \\e\"]\n"
                               "{ before } 1. @a3e { \\} \\\\ \\o/ } {} *");
  EXPECT_EQ(*record.tag("Event"), "a \"b\" \\ c\n d \\e");
  EXPECT_THAT(record.comments, ElementsAre("before"));
  EXPECT_THAT(record.moves[0].comments, ElementsAre("} \\ \\o/", ""));
}

TEST(Reader, UnknownTagsAreKeptEvenTwice) {
  const auto record = read_one("[Game \"siam\"][Annotator \"a\"][Annotator \"b\"] *");
  EXPECT_EQ(record.tags.size(), 3U);
  EXPECT_EQ(record.tags[2], (Tag{"Annotator", "b"}));
}

TEST(Reader, AResultLeftOutIsThatOfTheMovesOrTheTag) {
  EXPECT_EQ(read_one("[Game \"siam\"] 1. @a3e").result, "*");
  EXPECT_EQ(read_one("[Game \"siam\"] [Result \"draw\"] 1. @a3e").result, "draw");
  EXPECT_EQ(read_one("[Game \"siam\"] 1. @e3e @a3e 2. @a3e @a3e").result, "R");
}

TEST(Reader, AGameMayBeWonBeforeTheRulesSaySo) {
  EXPECT_EQ(read_one("[Game \"siam\"] 1. @a3e R").result, "R");
  EXPECT_EQ(read_one("[Game \"siam\"] draw { agreed }").comments.size(), 1U);
}

TEST(Reader, NumbersCountRoundsOfAllPlayers) {
  const auto record = read_one("[Game \"samliam\"][Rules \"players=3\"] "
                               "1. a1nw b1nw c1nw 2. d1nw e1nw { } 2... f1nw 3. g1nw *");
  EXPECT_EQ(record.moves.size(), 7U);
  EXPECT_EQ(record.players, 3);
}

TEST(Reader, NumbersGoOnFromAPosition) {
  const auto record =
      read_one("[Game \"siam\"][Position \"5/5/1OOO1/5/4Ew R * 7\"] 4... @a1e 5. e1n *");
  EXPECT_EQ(record.first_ply, 7U);
}

TEST(Reader, ReadsManyRecordsAndGoesOnAfterABadOne) {
  const auto all = read_all(kSample + kSample + "[Game \"siam\"]\n1. @a3e nonsense\n 2. a3n *\n" +
                            "[Game \"chess\"]\n[Rules \"none\"]\n\n1. e4 e5 *\n\n" + kSample);
  ASSERT_EQ(all.size(), 5U);
  EXPECT_TRUE(all[0] && all[1] && !all[2] && !all[3] && all[4]);
  EXPECT_EQ(all[4]->record, all[0]->record);
}

TEST(Reader, AnEmptyTextHoldsNoRecord) {
  EXPECT_TRUE(read_all("").empty());
  EXPECT_TRUE(read_all(" \r\n\t\n").empty());
}

} // namespace
} // namespace howdah::record
