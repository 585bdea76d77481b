// §8 of Sam Liam's rules: the options and their values.
#include "tests/games/samliam/samliam_referees.hpp"

HOWDAH_SAMLIAM_SUITE(SamLiamOptions)

namespace howdah::testing {
namespace {

using ::testing::Contains;
using ::testing::Not;
using ::testing::SizeIs;

TEST_P(SamLiamOptions, EveryValueIsTaken) {
  for (const auto* rules :
       {"players=2",
        "players=3",
        "players=4",
        "size=9",
        "size=7",
        "announce=auto",
        "announce=off",
        "announce=strict",
        "cross=any",
        "cross=unit",
        "line=spaced",
        "line=adjacent",
        "repetition=draw",
        "repetition=none",
        "limit=none",
        "limit=1",
        "limit=400",
        "limit=9999999",
        "players=2,size=7",
        "size=7,players=2,announce=strict,cross=unit,line=adjacent,triangles=8,repetition=none,"
        "limit=7"}) {
    EXPECT_FALSE(refuses_rules(rules)) << rules;
  }
  for (int triangles = 8; triangles <= 40; ++triangles) {
    EXPECT_FALSE(refuses_rules("triangles=" + std::to_string(triangles))) << triangles;
  }
}

TEST_P(SamLiamOptions, UnknownValueIsRefused) {
  for (const auto* rules : {"players=1",      "players=5",
                            "players=0",      "players=two",
                            "size=8",         "size=5",
                            "size=11",        "announce=on",
                            "announce=AUTO",  "announce=strictly",
                            "cross=all",      "cross=1",
                            "line=any",       "line=2",
                            "triangles=7",    "triangles=41",
                            "triangles=0",    "triangles=400",
                            "repetition=win", "repetition=3",
                            "limit=0",        "limit=-1",
                            "limit=many",     "limit=4.5",
                            "limit=10000000", "limit=99999999999999999999",
                            "players=",       "limit=",
                            "limit=400 ",     "size=+9"}) {
    EXPECT_TRUE(refuses_rules(rules)) << rules;
  }
}

TEST_P(SamLiamOptions, NumbersHaveNoLeadingZeros) {
  for (const auto* rules : {"players=02", "size=09", "triangles=08", "triangles=040", "limit=0400",
                            "limit=01", "limit=00"}) {
    EXPECT_TRUE(refuses_rules(rules)) << rules;
  }
}

TEST_P(SamLiamOptions, UnknownKeyIsRefused) {
  for (const auto* rules : {"colour=red", "Players=2", "player=2", "animals=5", "=2", "2",
                            "players", "classic", "size=9,blocks=off"}) {
    EXPECT_TRUE(refuses_rules(rules)) << rules;
  }
}

TEST_P(SamLiamOptions, KeyGivenTwiceIsRefused) {
  for (const auto* rules : {"players=2,players=2", "size=9,players=2,size=9", "limit=1,limit=none",
                            "cross=any,line=spaced,cross=unit"}) {
    EXPECT_TRUE(refuses_rules(rules)) << rules;
  }
}

TEST_P(SamLiamOptions, PairsHaveSingleCommasBetween) {
  for (const auto* rules :
       {"players=2,", ",players=2", "players=2,,size=9", "players=2;size=9", "players=2 size=9",
        "players=2, size=9", " players=2", "players =2", "players==2", ","}) {
    EXPECT_TRUE(refuses_rules(rules)) << rules;
  }
}

TEST_P(SamLiamOptions, SizeSevenIsForTwoPlayers) {
  for (const auto* rules :
       {"players=3,size=7", "players=4,size=7", "size=7,players=3", "size=7,players=4"}) {
    EXPECT_TRUE(refuses_rules(rules)) << rules;
  }
}

TEST_P(SamLiamOptions, CrossAndLineAreAcceptedWithoutEffectElsewhere) {
  for (const std::string players : {"2", "3", "4"}) {
    EXPECT_FALSE(refuses_rules("cross=unit,players=" + players));
    EXPECT_FALSE(refuses_rules("line=adjacent,players=" + players));
  }
  const std::string line = "Ra1nw Rc1nw Re1nw Rg1nw";
  const std::string cross = "Re7sw Rg5sw Re3sw Rc5sw";
  EXPECT_EQ(given("players=4,cross=unit,announce=off", line, "G - 13")->result(), "R");
  EXPECT_EQ(given("players=3,line=adjacent,announce=off", cross, "G - 13")->result(), "R");
  EXPECT_EQ(given("players=2,cross=any,announce=off", cross, "G - 13")->result(), "none");
  EXPECT_EQ(given("players=2,line=spaced,announce=off", line, "G - 13")->result(), "none");
}

TEST_P(SamLiamOptions, DefaultsAreTheFirstValues) {
  const auto game = start("cross=any");
  EXPECT_EQ(game->position(), "9/9/9/9/9/9/9/9/9 R - 0");
  EXPECT_TRUE(refuses_position("cross=any", "9/9/9/9/4Bnw4/9/9/9/9 R - 0")); // two players
  // announce=auto: WIN ends the game.
  EXPECT_EQ(given("cross=any", "Rc7nw Rc5nw Re3se Rg3se Rc3sw", "G - 13")->result(), "R");
  EXPECT_EQ(given("players=3", "Re7sw Rg5sw Re3sw Rc5sw", "G - 13")->result(), "R"); // cross=any
  EXPECT_EQ(given("players=4", "Ra1nw Rc1nw Re1nw Rg1nw", "G - 13")->result(), "R"); // line=spaced
  EXPECT_EQ(given("cross=any", "Ra1nw", "R - 400")->result(), "draw");               // limit=400
  EXPECT_EQ(given("cross=any", "Ra1nw", "G - 399")->result(), "none");
}

TEST_P(SamLiamOptions, TrianglesDecideWhenTheSecondPhaseComes) {
  for (const int triangles : {8, 9, 20, 39, 40}) {
    std::string owned;
    for (int i = 0; i < triangles; ++i) {
      owned +=
          "R" + std::string{static_cast<char>('a' + i % 9), static_cast<char>('1' + i / 9)} + "nw ";
    }
    const auto rules = "triangles=" + std::to_string(triangles);
    EXPECT_THAT(given(rules, owned, "R - 80")->moves(), Contains("a1nw-i9se")) << triangles;
    owned.resize(owned.size() - 6);
    EXPECT_THAT(given(rules, owned, "R - 80")->moves(), Contains("i9se")) << triangles;
    EXPECT_THAT(given(rules, owned, "R - 80")->moves(), Not(Contains("a1nw-i9se"))) << triangles;
  }
}

} // namespace
} // namespace howdah::testing
