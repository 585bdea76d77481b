#include "server/names.hpp"

#include <gtest/gtest.h>

namespace howdah::server {
namespace {

TEST(Names, AreCountedInCharacters) {
  EXPECT_EQ(count_characters(""), 0U);
  EXPECT_EQ(count_characters("Ana"), 3U);
  EXPECT_EQ(count_characters("Zoé"), 3U);
  EXPECT_EQ(count_characters("象🐘"), 2U);
}

TEST(Names, StayOnOneLine) {
  EXPECT_EQ(clean_name("A\nB\x7f"
                       "C\tD"),
            "A B C D");
  EXPECT_EQ(clean_name("A\xc2\x85"
                       "B\xe2\x80\xa8"
                       "C"),
            "A B C"); // NEL, line separator
  EXPECT_EQ(clean_name("Zoé 象🐘"), "Zoé 象🐘");
}

TEST(Names, HaveNoMarksOfDirection) {
  EXPECT_EQ(clean_name("\xe2\x80\xae"
                       "evil\xe2\x80\xac"),
            "evil"); // RLO, PDF
  EXPECT_EQ(clean_name("a\xe2\x81\xa6"
                       "b\xe2\x81\xa9"
                       "c"),
            "abc"); // LRI, PDI
  EXPECT_EQ(clean_name("a\xe2\x80\x8e"
                       "b\xe2\x80\x8f"
                       "c\xd8\x9c"),
            "abc"); // LRM, RLM, ALM
  EXPECT_EQ(clean_name("שלום"), "שלום");
}

TEST(Names, ThatAreNotUtf8DoNoHarm) {
  for (const auto* name : {"\xff", "\xe2\x80", "\x80\x80\x80", "\xf0"}) {
    EXPECT_LE(clean_name(name).size(), 4U);
  }
}

} // namespace
} // namespace howdah::server
