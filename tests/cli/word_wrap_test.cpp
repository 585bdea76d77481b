#include "cli/word_wrap.hpp"

#include <gtest/gtest.h>

namespace howdah::cli {
namespace {

TEST(WordWrap, CountsLettersNotBytes) {
  EXPECT_EQ(columns("éà«"), 3U);
  EXPECT_EQ(columns(""), 0U);
}

TEST(WordWrap, IndentsEveryLine) {
  EXPECT_EQ(wrapped("one two", 4), "    one two\n");
  const std::string half(kTextColumns / 2, 'x');
  EXPECT_EQ(wrapped(half + " " + half, 2), "  " + half + "\n  " + half + "\n");
  const auto rest = half.substr(1);
  EXPECT_EQ(wrapped(half + " " + rest, 0), half + " " + rest + "\n");
}

TEST(WordWrap, PutsANameIntoTheIndent) {
  EXPECT_EQ(wrapped("text", 8, "  --x "), "  --x   text\n");
  EXPECT_EQ(wrapped("text", 4, "  --long "), "  --long\n    text\n");
}

TEST(WordWrap, FrenchSignsStayWithTheirWords) {
  const std::string filler(kTextColumns - 4, 'x');
  EXPECT_EQ(wrapped(filler + " mot-long ; suite", 0), filler + "\nmot-long ; suite\n");
  EXPECT_EQ(wrapped(filler + " « a b » c", 0), filler + " « a\nb » c\n");
}

} // namespace
} // namespace howdah::cli
