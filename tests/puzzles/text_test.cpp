// Collections as text: read back as they were, and refused with a reason and a place.
#include "tests/games/good_error.hpp"
#include "tests/puzzles/sample_puzzles.hpp"

#include <gmock/gmock.h>

namespace howdah::testing {
namespace {

using puzzles::Collection;
using ::testing::Eq;
using ::testing::HasSubstr;

const std::string kLine =
    "abcde | 2 | win 3 | level 3 choices 89 tries 6 calm 0 | classic | 5/5/1OOO1/5/5 E * 0 | @a3e "
    "b4a4n a3b3e";

std::string with_line(const std::string& line) {
  return "# a comment\ngame siam\n" + line + "\n";
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
  const auto place = text.find(part);
  EXPECT_NE(place, std::string::npos) << part;
  return text.replace(place, part.size(), by);
}

TEST(PuzzleText, WhatIsWrittenIsReadAgain) {
  const Collection collection{.game = "siam", .puzzles = {winning_puzzle(), defending_puzzle()}};
  const auto read = puzzles::read_collection(puzzles::to_text(collection));
  ASSERT_TRUE(read) << read.error().what.english;
  EXPECT_EQ(*read, collection);
}

TEST(PuzzleText, CommentsAndEmptyLinesAreLeftOut) {
  const auto read = puzzles::read_collection("# one\n\ngame samliam\n# two\n");
  ASSERT_TRUE(read);
  EXPECT_EQ(*read, Collection{.game = "samliam"});
}

TEST(PuzzleText, ABadLineIsNamedByItsPlace) {
  ASSERT_TRUE(puzzles::read_collection(with_line(kLine)));
  const std::vector<std::pair<std::string, std::string>> damages = {
      {"abcde", "abcd"},           {"abcde", "abcdO"},     {"| 2 |", "| 0 |"},
      {"| 2 |", "| 6 |"},          {"win 3", "lose 3"},    {"win 3", "win 4"},
      {"win 3", "defend 3"},       {"win 3", "win 17"},    {"level 3", "level 0"},
      {"level 3", "level 11"},     {"level 3", "rung 3"},  {"choices 89", "choices 0"},
      {"tries 6", "tries x"},      {"calm 0", "calm 101"}, {" | classic |", " |  |"},
      {"b4a4n a3b3e", "b4a4n"},    {" @a3e", "  @a3e"},    {"a3b3e", "a3b3e x"},
      {" | @a3e b4a4n a3b3e", ""},
  };
  for (const auto& [part, by] : damages) {
    const auto text = with_line(replaced(kLine, part, by));
    const auto read = puzzles::read_collection(text);
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(is_good_error(read.error(), text)) << text;
    ASSERT_TRUE(read.error().place) << text;
    EXPECT_GE(*read.error().place, text.find("siam") + 5) << text;
  }
}

TEST(PuzzleText, TheGameComesFirst) {
  for (const auto* const text : {"", "# nothing\n", "game chess\n", "siam\n"}) {
    const auto read = puzzles::read_collection(text);
    ASSERT_FALSE(read) << text;
    EXPECT_TRUE(is_good_error(read.error(), text)) << text;
    EXPECT_THAT(read.error().what.english, HasSubstr("game"));
  }
}

TEST(PuzzleText, IdsTellPositionsAndGoalsApartAndStayTheSame) {
  auto puzzle = winning_puzzle();
  const auto id = puzzles::id_of("siam", puzzle);
  EXPECT_THAT(id, Eq("yavcf"));
  puzzle.goal = puzzles::Goal::defend;
  EXPECT_NE(puzzles::id_of("siam", puzzle), id);
  puzzle = winning_puzzle();
  puzzle.position = "5/1ReRnO1/EeOEnORs/2En2/5 E * 10";
  EXPECT_NE(puzzles::id_of("siam", puzzle), id);
}

TEST(PuzzleText, GradesRiseWithEverythingThatMakesAPuzzleHarder) {
  auto puzzle = winning_puzzle();
  const int grade = puzzles::grade_of(puzzle);
  puzzle.difficulty.level = 10;
  EXPECT_GT(puzzles::grade_of(puzzle), grade);
  puzzle = winning_puzzle();
  puzzle.plies = 9;
  EXPECT_GT(puzzles::grade_of(puzzle), grade);
  puzzle = winning_puzzle();
  puzzle.difficulty = {.level = 1, .choices = 10, .tries = 0, .calm = 0};
  puzzle.plies = 1;
  EXPECT_EQ(puzzles::grade_of(puzzle), 1);
  puzzle.difficulty = {.level = 10, .choices = 100, .tries = 50, .calm = 100};
  puzzle.plies = 15;
  EXPECT_EQ(puzzles::grade_of(puzzle), puzzles::kMaxGrade);
}

} // namespace
} // namespace howdah::testing
