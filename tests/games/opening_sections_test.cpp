#include "games/opening_sections.hpp"

#include <gmock/gmock.h>

namespace howdah {
namespace {

std::string sections_refusal(std::string_view text) {
  const auto sections = parse_opening_sections(text);
  return sections ? "read" : sections.error().what.english;
}

TEST(OpeningSections, BelongToAGameAndItsRules) {
  const auto sections = parse_opening_sections("# about\n\ngame siam\nrules classic\none\ntwo 2\n"
                                               "rules 2015\nthree\ngame samliam\nrules size=7\n");
  ASSERT_TRUE(sections);
  ASSERT_EQ(sections->size(), 3U);
  EXPECT_EQ(sections->at(0).game, "siam");
  EXPECT_EQ(sections->at(0).rules, "classic");
  ASSERT_EQ(sections->at(0).entries.size(), 2U);
  EXPECT_EQ(sections->at(0).entries[1].text, "two 2");
  EXPECT_EQ(sections->at(0).entries[1].line, 6U);
  EXPECT_EQ(sections->at(1).rules, "2015");
  EXPECT_EQ(sections->at(2).game, "samliam");
  EXPECT_TRUE(sections->at(2).entries.empty());
}

TEST(OpeningSections, HaveRulesAsTheGameWritesThem) {
  const auto sections = parse_opening_sections("game siam\nrules opening=free\n");
  ASSERT_TRUE(sections);
  EXPECT_EQ(sections->front().rules, "classic");
}

TEST(OpeningSections, AreRefusedWithTheLine) {
  EXPECT_EQ(sections_refusal("\ngame chess\n"), "line 2: unknown game 'chess'");
  EXPECT_THAT(sections_refusal("game siam\nrules animals=9\n"), ::testing::StartsWith("line 2: "));
  EXPECT_THAT(sections_refusal("rules classic\n"), ::testing::StartsWith("line 1: unknown game"));
  EXPECT_THAT(sections_refusal("game siam\nentry\n"), ::testing::StartsWith("line 2: expected"));
  EXPECT_THAT(sections_refusal("game siam\nrules classic\ngame samliam\nentry\n"),
              ::testing::StartsWith("line 4: expected"));
  EXPECT_EQ(sections_refusal("game siam\nrules classic\nrules opening=free\n"),
            "line 3: these rules have a section already");
}

TEST(OpeningValue, IsWrittenWithTwoDecimals) {
  EXPECT_EQ(opening_value_text(195), "+1.95");
  EXPECT_EQ(opening_value_text(-7), "-0.07");
  EXPECT_EQ(opening_value_text(0), "+0.00");
  for (const int centi : {-12345, -100, -7, 0, 5, 30, 199, 99'999}) {
    EXPECT_EQ(parse_opening_value(opening_value_text(centi)), centi);
  }
}

TEST(OpeningValue, IsRefusedInAnotherForm) {
  for (const auto* const text : {"", "1.95", "+1,95", "+1.9", "+.95", "+01.95", "+1.9x", "+x.95",
                                 "+1000.00", "+1.955", "+ 1.95"}) {
    EXPECT_FALSE(parse_opening_value(text)) << text;
  }
}

} // namespace
} // namespace howdah
