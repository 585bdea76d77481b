// Rules texts: presets, pairs, and every way to get them wrong.
#include "games/rule_book.hpp"
#include "tests/games/good_error.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah {
namespace {

using ::testing::HasSubstr;

constexpr std::string_view kWeathers[] = {"sun", "rain"};
constexpr std::string_view kNone[] = {"none"};
constexpr RuleOption kOptions[] = {
    {.key = "weather", .usual = "sun", .words = kWeathers, .english = "w", .french = "t"},
    {.key = "herd", .usual = "5", .least = 1, .most = 12, .english = "h", .french = "h"},
    {.key = "limit",
     .usual = "none",
     .words = kNone,
     .least = 1,
     .most = 99,
     .english = "l",
     .french = "l"},
};
constexpr RulePreset kPresets[] = {
    {.name = "plain", .pairs = "", .english = "p", .french = "p"},
    {.name = "monsoon", .pairs = "weather=rain,herd=3", .english = "m", .french = "m"},
};
constexpr RuleBook kBook{.options = kOptions, .presets = kPresets};

std::vector<RuleValue> values(std::string_view weather, std::uint32_t herd, std::uint32_t limit) {
  return {{.word = weather},
          {.number = herd},
          limit == 0 ? RuleValue{.word = "none"} : RuleValue{.number = limit}};
}

std::vector<RuleValue> parsed(std::string_view text) {
  auto read = kBook.parse(text);
  EXPECT_TRUE(read) << text << ": " << (read ? "" : read.error().text(Language::english));
  return read.value_or(std::vector<RuleValue>{});
}

/// The message and the place at which a text is refused.
std::pair<std::string, std::size_t> refusal(std::string_view text) {
  const auto read = kBook.parse(text);
  if (read) return {"accepted", 0};
  EXPECT_TRUE(testing::is_good_error(read.error(), text)) << text;
  return {read.error().what.english, read.error().place.value_or(9999)};
}

TEST(RuleBook, Defaults) {
  EXPECT_EQ(kBook.defaults(), values("sun", 5, 0));
}

TEST(RuleBook, PairsSetWhatTheyName) {
  EXPECT_EQ(parsed("weather=rain"), values("rain", 5, 0));
  EXPECT_EQ(parsed("limit=7,herd=12"), values("sun", 12, 7));
  EXPECT_EQ(parsed("limit=none"), values("sun", 5, 0));
}

TEST(RuleBook, PresetsSetWhatTheySay) {
  EXPECT_EQ(parsed("plain"), values("sun", 5, 0));
  EXPECT_EQ(parsed("monsoon"), values("rain", 3, 0));
}

TEST(RuleBook, PairsBehindAPresetChangeIt) {
  EXPECT_EQ(parsed("monsoon,limit=9"), values("rain", 3, 9));
  EXPECT_EQ(parsed("monsoon,weather=sun"), values("sun", 3, 0));
}

TEST(RuleBook, NumbersHaveBoundsAndNoLeadingZeros) {
  EXPECT_EQ(parsed("herd=1"), values("sun", 1, 0));
  for (const std::string_view text : {"herd=0", "herd=13", "herd=01", "herd=-1", "herd=+1",
                                      "herd= 1", "herd=1.5", "herd=99999999999999999999"}) {
    EXPECT_THAT(refusal(text).first, HasSubstr("a number from 1 to 12")) << text;
    EXPECT_EQ(refusal(text).second, 5U) << text;
  }
}

TEST(RuleBook, AKeyGivenTwiceIsRefused) {
  EXPECT_THAT(refusal("herd=3,herd=3").first, HasSubstr("'herd' is given twice"));
  EXPECT_EQ(refusal("herd=3,herd=3").second, 7U);
}

TEST(RuleBook, AnUnknownKeyIsRefusedAndTheKnownOnesNamed) {
  EXPECT_THAT(refusal("herd=3,moon=full").first, HasSubstr("'moon'"));
  EXPECT_THAT(refusal("herd=3,moon=full").first, HasSubstr("weather, herd, limit"));
  EXPECT_EQ(refusal("herd=3,moon=full").second, 7U);
}

TEST(RuleBook, AnUnknownValueIsRefusedAndTheKnownOnesNamed) {
  EXPECT_THAT(refusal("weather=snow").first, HasSubstr("'snow'"));
  EXPECT_THAT(refusal("weather=snow").first, HasSubstr("sun, rain"));
  EXPECT_EQ(refusal("weather=snow").second, 8U);
}

TEST(RuleBook, AKeyWithoutAValueIsRefused) {
  EXPECT_THAT(refusal("weather").first, HasSubstr("has no value"));
  EXPECT_NE(refusal("weather=").first, "accepted");
}

TEST(RuleBook, APresetStandsOnlyInFront) {
  EXPECT_EQ(refusal("herd=3,monsoon").second, 7U);
  EXPECT_EQ(refusal("plain,monsoon").second, 6U);
  EXPECT_EQ(refusal("monsoon=").second, 0U);
}

TEST(RuleBook, EmptyTextsAndEmptyPairsAreRefused) {
  EXPECT_EQ(refusal("").second, 0U);
  EXPECT_EQ(refusal(",").second, 0U);
  EXPECT_EQ(refusal("plain,").second, 6U);
  EXPECT_EQ(refusal("herd=3,").second, 7U);
  EXPECT_EQ(refusal("herd=3,,limit=4").second, 7U);
  EXPECT_EQ(refusal(",herd=3").second, 0U);
  EXPECT_NE(refusal("=").first, "accepted");
}

TEST(RuleBook, SpacesAndCapitalsAreNotForgiven) {
  for (const std::string_view text : {" herd=3", "herd=3 ", "herd =3", "Herd=3", "PLAIN",
                                      "weather=Rain", "herd=3, limit=4", "herd=3;limit=4"}) {
    EXPECT_NE(refusal(text).first, "accepted") << text;
  }
}

TEST(RuleBook, TextIsThePresetsNameWhereOneFits) {
  EXPECT_EQ(kBook.text(values("sun", 5, 0)), "plain");
  EXPECT_EQ(kBook.text(values("rain", 3, 0)), "monsoon");
}

TEST(RuleBook, TextIsElseWhatDiffersFromTheDefaults) {
  EXPECT_EQ(kBook.text(values("rain", 5, 0)), "weather=rain");
  EXPECT_EQ(kBook.text(values("sun", 6, 44)), "herd=6,limit=44");
}

TEST(RuleBook, TextOfTheDefaultsWithoutAPresetIsTheFirstPair) {
  const RuleBook bare{.options = kOptions, .presets = {}};
  EXPECT_EQ(bare.text(bare.defaults()), "weather=sun");
  EXPECT_EQ(bare.parse("weather=sun").value(), bare.defaults());
}

TEST(RuleBook, EveryTextParsesToTheValuesItWasMadeFrom) {
  for (const std::string_view weather : kWeathers) {
    for (std::uint32_t herd = 1; herd <= 12; ++herd) {
      for (const std::uint32_t limit : {0U, 1U, 99U}) {
        const auto chosen = values(weather, herd, limit);
        EXPECT_EQ(parsed(kBook.text(chosen)), chosen);
      }
    }
  }
}

TEST(RuleOption, ValuesNamesWordsAndNumbers) {
  EXPECT_EQ(kOptions[0].values(), (Phrase{"sun, rain", "sun, rain"}));
  EXPECT_EQ(kOptions[1].values(), (Phrase{"a number from 1 to 12", "un nombre de 1 à 12"}));
  EXPECT_EQ(kOptions[2].values(),
            (Phrase{"none, a number from 1 to 99", "none, un nombre de 1 à 99"}));
}

} // namespace
} // namespace howdah
