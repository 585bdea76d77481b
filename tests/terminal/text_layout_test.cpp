#include "terminal/text_layout.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::terminal {
namespace {

using ::testing::ElementsAre;

TEST(TextLayout, CountsLettersNotBytes) {
  EXPECT_EQ(columns("Éléphants"), 9U);
  EXPECT_EQ(cut("Éléphants", 3), "Élé");
  EXPECT_EQ(cut("ab", 3), "ab");
}

TEST(TextLayout, BreaksAtSpaces) {
  EXPECT_THAT(lines_of("one two three", 7), ElementsAre("one two", "three"));
  EXPECT_THAT(lines_of("", 7), ElementsAre(""));
  EXPECT_THAT(lines_of("été hiver", 5), ElementsAre("été", "hiver"));
}

TEST(TextLayout, CutsWordsThatFitNowhere) {
  EXPECT_THAT(lines_of("a abcdefgh b", 3), ElementsAre("a", "abc", "def", "gh", "b"));
}

TEST(TextLayout, KeepsSeveralSpacesInsideALine) {
  EXPECT_THAT(lines_of("u  undo", 20), ElementsAre("u  undo"));
}

} // namespace
} // namespace howdah::terminal
