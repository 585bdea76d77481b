// The texts that choose the rule options: presets, pairs, and what is refused.
#include "tests/games/siam/siam_referees.hpp"

HOWDAH_SIAM_SUITE(SiamRulesText)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::SizeIs;

TEST_P(SiamRulesText, PresetClassicIsAllDefaults) {
  for (const std::string_view rules :
       {"classic", "opening=free", "exits=unlimited", "push=total", "animals=5", "repetition=draw",
        "limit=none",
        "opening=free,exits=unlimited,push=total,animals=5,repetition=draw,limit=none"}) {
    const auto start = game(rules);
    ASSERT_TRUE(start) << rules;
    EXPECT_EQ(start->position(), "5/5/1OOO1/5/5 E * 0") << rules;
    EXPECT_EQ(start->perft(2), 3894U) << rules;
  }
}

TEST_P(SiamRulesText, Preset2015HasTheCrosses) {
  const auto start = game("2015");
  ASSERT_TRUE(start);
  EXPECT_EQ(start->perft(2), 2960U);
}

TEST_P(SiamRulesText, APresetMayBeFollowedByPairs) {
  EXPECT_THAT(moves_at("5/5/1OOO1/5/En4 E ER 0", "2015,exits=once"), Contains("a1x"));
  EXPECT_THAT(moves_at("5/5/1OOO1/5/5 E * 0", "2015,opening=free"), SizeIs(64));
}

TEST_P(SiamRulesText, WrongRulesTextsAreRefused) {
  for (const std::string_view rules : {"",
                                       ",",
                                       "classic,",
                                       "2015,2015",
                                       "classic,2015",
                                       "exits=once,2015",
                                       "opening",
                                       "opening=",
                                       "opening=cross",
                                       "Opening=free",
                                       "opening=free,",
                                       ",opening=free",
                                       "opening=free,,push=total",
                                       "opening=free,opening=free",
                                       "opening=free,opening=crosses",
                                       "exits=none",
                                       "exits=1",
                                       "push=Total",
                                       "animals=0",
                                       "animals=6",
                                       "animals=05",
                                       "animals=",
                                       "animals=none",
                                       "animals=-1",
                                       "limit=0",
                                       "limit=01",
                                       "limit=-1",
                                       "limit=1.5",
                                       "limit=",
                                       "limit=many",
                                       "limit=99999999999999999999",
                                       "repetition=yes",
                                       "repetition=",
                                       "flight=on",
                                       "=",
                                       "=free",
                                       "opening=free ",
                                       " opening=free",
                                       "opening =free",
                                       "opening=free;push=total",
                                       "2016",
                                       "push=total=running"}) {
    EXPECT_FALSE(reads_rules(rules)) << '"' << rules << '"';
  }
}

} // namespace
} // namespace howdah::testing
