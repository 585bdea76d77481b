#include "core/text.hpp"
#include "tests/support/utf8.hpp"

#include <gtest/gtest.h>
#include <rapidcheck/gtest.h>

#include <limits>

namespace howdah {
namespace {

TEST(Concat, JoinsTextsLettersAndNumbers) {
  const std::string text = "text";
  const std::string_view view = "view";
  EXPECT_EQ(concat(text, ' ', view, " literal ", 42, '/', -7, '/', 0U),
            "text view literal 42/-7/0");
  EXPECT_EQ(concat(), "");
}

TEST(Concat, WritesTheLargestNumbers) {
  EXPECT_EQ(concat(std::numeric_limits<std::uint64_t>::max()), "18446744073709551615");
  EXPECT_EQ(concat(std::numeric_limits<std::int64_t>::min()), "-9223372036854775808");
}

TEST(ParseNumber, ReadsDigitsUpToTheLast) {
  EXPECT_EQ(parse_number("0", 9), 0U);
  EXPECT_EQ(parse_number("9", 9), 9U);
  EXPECT_EQ(parse_number("10", 9), std::nullopt);
  EXPECT_EQ(parse_number("4294967295", 0xffff'ffff), 0xffff'ffffU);
}

TEST(ParseNumber, RefusesWhatIsNotPlainDigits) {
  for (const std::string_view text : {"", " ", "-1", "+1", "1 ", " 1", "01", "00", "1.0", "0x1",
                                      "1e3", "4294967296", "99999999999999999999999", "a", "1a"}) {
    EXPECT_EQ(parse_number(text, 0xffff'ffff), std::nullopt) << '"' << text << '"';
  }
}

RC_GTEST_PROP(ParseNumber, ReadsWhatConcatWrites, (std::uint32_t number)) {
  RC_ASSERT(parse_number(concat(number), 0xffff'ffff) == number);
}

TEST(Quotable, LeavesPlainTextAlone) {
  EXPECT_EQ(quotable(""), "");
  EXPECT_EQ(quotable("@a3e"), "@a3e");
  EXPECT_EQ(quotable("éléphant"), "éléphant");
}

TEST(Quotable, ReplacesControlCharacters) {
  EXPECT_EQ(quotable("a\nb\tc\x7f"), "a?b?c?");
  EXPECT_EQ(quotable(std::string_view("\0", 1)), "?");
}

TEST(Quotable, ReplacesBytesThatAreNoCharacters) {
  EXPECT_EQ(quotable("a\x80z"), "a?z");
  EXPECT_EQ(quotable("a\xc3"), "a?");
  EXPECT_EQ(quotable("\xe2\x82z"), "??z");
}

TEST(Quotable, CutsLongTexts) {
  EXPECT_EQ(quotable(std::string(40, 'x')), std::string(40, 'x'));
  EXPECT_EQ(quotable(std::string(41, 'x')), std::string(40, 'x') + "...");
}

TEST(Quotable, DoesNotCutACharacterInTwo) {
  // The euro sign has three bytes: the cut would fall behind its first or second.
  EXPECT_EQ(quotable(std::string(39, 'x') + "\u20ac and more"), std::string(39, 'x') + "...");
  EXPECT_EQ(quotable(std::string(38, 'x') + "\u20ac and more"), std::string(38, 'x') + "...");
}

RC_GTEST_PROP(Quotable, IsAlwaysOneShortLineOfUtf8, (const std::string& text)) {
  const auto shown = quotable(text);
  RC_ASSERT(testing::is_utf8(shown));
  RC_ASSERT(shown.size() <= 43U);
  for (const char letter : shown) {
    RC_ASSERT(static_cast<unsigned char>(letter) >= 0x20 && letter != 0x7f);
  }
}

TEST(TakeUntil, TakesWhatStandsBeforeTheSeparator) {
  std::string_view rest = "a,bc,,d";
  EXPECT_EQ(take_until(rest, ','), "a");
  EXPECT_EQ(take_until(rest, ','), "bc");
  EXPECT_EQ(take_until(rest, ','), "");
  EXPECT_EQ(rest, "d");
  EXPECT_EQ(take_until(rest, ','), "d");
  EXPECT_EQ(rest, "");
  EXPECT_EQ(take_until(rest, ','), "");
}

} // namespace
} // namespace howdah
