#include "core/words.hpp"

#include <gtest/gtest.h>

#include <vector>

namespace howdah {
namespace {

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  while (!text.empty()) words.push_back(take_word(text));
  return words;
}

using Words = std::vector<std::string>;

TEST(Columns, CountsCharactersNotBytes) {
  EXPECT_EQ(columns(""), 0U);
  EXPECT_EQ(columns("rock"), 4U);
  EXPECT_EQ(columns("éléphant"), 8U);
  EXPECT_EQ(columns("│\u20ac\U0001f418"), 3U);
}

TEST(TakeWord, EndsAtTheSpaceAndRemovesIt) {
  std::string_view text = "one two  three";
  EXPECT_EQ(take_word(text), "one");
  EXPECT_EQ(text, "two  three");
  EXPECT_EQ(words_of(text), (Words{"two", "", "three"}));
}

TEST(TakeWord, FrenchSignsStayWithTheWordBeforeThem) {
  EXPECT_EQ(words_of("nulle : non ; oui ! quoi ? bien"),
            (Words{"nulle :", "non ;", "oui !", "quoi ?", "bien"}));
}

TEST(TakeWord, QuotationMarksStayWithWhatTheyEnclose) {
  EXPECT_EQ(words_of("le coup « a3e » est nul"), (Words{"le", "coup", "« a3e »", "est", "nul"}));
  EXPECT_EQ(words_of("« un mot » : non"), (Words{"« un", "mot » :", "non"}));
}

TEST(TakeWord, AQuotationMarkThatEndsTheTextIsAWord) {
  EXPECT_EQ(words_of("«"), Words{"«"});
}

} // namespace
} // namespace howdah
