// Each bad record has its sentence, with the line.
#include "core/text.hpp"
#include "tests/games/good_error.hpp"
#include "tests/record/reading.hpp"

namespace howdah::record {
namespace {

struct Case {
  std::string text;
  std::string english;
};

TEST(BadRecords, AreRefusedWithASentence) {
  const Case cases[] = {
      {"1. @a3e", "line 1: the tag Game is missing: it says which game was played"},
      {"\n[Game \"chess\"] *", "line 2: the tag Game: unknown game 'chess'"},
      {"[Game \"siam\"]\n[Rules \"x\"]\n*",
       "line 2: the tag Rules: unknown rule 'x'; the rules are opening, exits, push, animals, "
       "repetition, limit (character 1)"},
      {"[Game \"siam\"][Position \"5/5\"] *",
       "line 1: the tag Position: a position text has four fields (board, player to move, exit "
       "rights, plies); this one has 1 (character 4)"},
      {"[Game \"siam\"\n*", "line 1: a tag is written [Name \"value\"]"},
      {"[\"siam\"]\n*", "line 1: a tag is written [Name \"value\"]"},
      {"[Game siam]\n*", "line 1: a tag is written [Name \"value\"]"},
      {"[Game \"siam]\n*",
       "line 1: the value of a tag is not closed by a quotation mark on its line"},
      {"[Game \"siam\"]\n[Game \"siam\"] *", "line 2: the tag Game is given twice"},
      {"[Game \"siam\"]\n\n1. @a3e\n  a3x *",
       "line 4: move 1 of Rhinos, 'a3x': the animal on a3 is not yours: the rhinos are to move"},
      {"[Game \"siam\"] 1. @a3e @e3w 3. a3n", "line 1: the move number is 3, but move 2 is due"},
      {"[Game \"siam\"] 1. @a3e 2. @e3w", "line 1: the move number is 2, but move 1 is due"},
      {"[Game \"siam\"] 1. @a3e!!!", "line 1: '!!!' is no mark; the marks are ! ? !! ?? !? ?!"},
      {"[Game \"siam\"] ?", "line 1: the mark '?' stands behind no move"},
      {"[Game \"siam\"]\n1. @a3e\n{ never\nends",
       "line 3: the comment that begins here is not closed by }"},
      {"[Game \"siam\"] 1. @e3e @a3e 2. @a3e @a3e E",
       "line 1: the result is 'E', but the moves end in 'R'"},
      {"[Game \"siam\"][Result \"E\"] 1. @a3e R",
       "line 1: the tag Result says 'E', but the result behind the moves is 'R'"},
      {"[Game \"siam\"] " + std::string(300, 'x'),
       "line 1: '" + quotable(std::string(201, 'x')) + "' is too long for a move"},
      {"[Game \"siam\"] 1. @a3e } *", "line 1: the brace } closes no comment"},
      {"[Game \"siam\"]\n[" + std::string(201, 'x') + " \"y\"] *",
       "line 2: the name of a tag has more than 200 letters"},
      {"[Game \"siam\"]\n[Event \"" + std::string(10'001, 'x') + "\"] *",
       "line 2: the value of the tag Event has more than 10000 bytes"},
      {"[Game \"siam\"]\n\n1. @a3e\n{" + std::string(100'001, 'x') + "} *",
       "line 4: the comment that begins here has more than 100000 bytes"},
  };
  for (const auto& [text, english] : cases) {
    const auto all = read_all(text);
    ASSERT_EQ(all.size(), 1U) << text;
    ASSERT_FALSE(all.front()) << text;
    EXPECT_EQ(all.front().error().what.english, english);
    EXPECT_TRUE(howdah::testing::is_good_error(all.front().error(), text));
    EXPECT_NE(all.front().error().what.french, english);
  }
}

TEST(BadRecords, ValuesAndCommentsMayBeAsLongAsTheLimitSays) {
  const auto record = read_one("[Game \"siam\"][Event \"" + std::string(10'000, 'x') + "\"] {" +
                               std::string(100'000, 'y') + "} *");
  EXPECT_EQ(record.tag("Event")->size(), 10'000U);
  EXPECT_EQ(record.comments.front().size(), 100'000U);
}

TEST(BadRecords, AMoveBehindTheEndOfTheGame) {
  const auto all = read_all("[Game \"siam\"] 1. @e3e @a3e 2. @a3e @a3e 3. @a1n");
  ASSERT_EQ(all.size(), 1U);
  ASSERT_FALSE(all.front());
  EXPECT_EQ(all.front().error().what.english.substr(0, 35), "line 1: move 3 of Elephants, '@a1n'");
}

TEST(BadRecords, AFileWithoutAnyRecordEndsSoon) {
  const auto all = read_all(std::string(2'000'000, '{'));
  ASSERT_EQ(all.size(), 1U);
  EXPECT_FALSE(all.front());
}

} // namespace
} // namespace howdah::record
