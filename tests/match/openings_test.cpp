// Where the games of a match begin.
#include "games/registry.hpp"
#include "match/openings.hpp"

#include <gmock/gmock.h>

#include <sstream>

namespace howdah::match {
namespace {

using testing::ElementsAre;

std::unique_ptr<AnyState> start_of(std::string_view game, std::string_view rules) {
  return find_game(game)->make(rules).value()->start();
}

std::string refusal(const std::string& text) {
  std::istringstream in(text);
  const auto openings = read_openings(in, *start_of("siam", "classic"));
  return openings ? "" : openings.error().what.english;
}

TEST(Openings, OneALine) {
  std::istringstream in("# some\n@a3e @e3w\r\n\n   \n  @a1n\n");
  const auto openings = read_openings(in, *start_of("siam", "classic"));
  ASSERT_TRUE(openings);
  EXPECT_THAT(*openings, ElementsAre(ElementsAre("@a3e", "@e3w"), ElementsAre("@a1n")));
}

TEST(Openings, WrongOnesAreRefusedWithTheirLine) {
  EXPECT_EQ(refusal("@a3e\n\n@a3e a3x\n"),
            "line 3: move 2 'a3x': the animal on a3 is not yours: the rhinos are to move");
  EXPECT_EQ(refusal("@e3e @a3e @a3e @a3e"), "line 1: the game is over after these moves");
  EXPECT_EQ(refusal("# nothing\n"), "it contains no opening");
}

TEST(Openings, RandomOnesFollowFromTheSeed) {
  const auto start = start_of("siam", "classic");
  const auto opening = random_opening(*start, 4, 7, 0);
  ASSERT_TRUE(opening);
  EXPECT_EQ(opening->size(), 4U);
  EXPECT_EQ(*opening, *random_opening(*start, 4, 7, 0));
  EXPECT_NE(*opening, *random_opening(*start, 4, 7, 1));
  EXPECT_NE(*opening, *random_opening(*start, 4, 8, 0));
  const auto state = start->clone();
  for (const auto& move : *opening) EXPECT_FALSE(state->play(move));
}

TEST(Openings, RandomOnesDoNotEndTheGame) {
  const auto start = start_of("siam", "limit=5");
  EXPECT_TRUE(random_opening(*start, 4, 1, 0));
  const auto none = random_opening(*start, 5, 1, 0);
  ASSERT_FALSE(none);
  EXPECT_EQ(none.error().what.english, "every random game ends within 5 plies");
}

} // namespace
} // namespace howdah::match
