#include "core/language.hpp"

#include <gtest/gtest.h>

namespace howdah {
namespace {

TEST(Language, APhraseHasBothLanguages) {
  const Phrase phrase{"rock", "rocher"};
  EXPECT_EQ(phrase.in(Language::english), "rock");
  EXPECT_EQ(phrase.in(Language::french), "rocher");
}

TEST(Language, PhrasesAreEqualWhenBothLanguagesAre) {
  EXPECT_EQ((Phrase{"a", "b"}), (Phrase{"a", "b"}));
  EXPECT_NE((Phrase{"a", "b"}), (Phrase{"a", "c"}));
  EXPECT_NE((Phrase{"a", "b"}), (Phrase{"c", "b"}));
}

} // namespace
} // namespace howdah
