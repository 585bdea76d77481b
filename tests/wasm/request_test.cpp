#include "wasm/request.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace howdah::wasm {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Request, IsReadLineByLine) {
  const auto request = parse_request("game siam\nrules 2015\nmoves @a3e  @e3w\nlevel 4\nseed 7\n");
  ASSERT_TRUE(request.has_value());
  EXPECT_EQ(request->setup.game, "siam");
  EXPECT_EQ(request->setup.rules, "2015");
  EXPECT_THAT(request->setup.moves, ElementsAre("@a3e", "@e3w"));
  EXPECT_EQ(request->level, 4U);
  EXPECT_EQ(request->seed, 7U);
}

TEST(Request, RefusesUnknownKeysAndBadNumbers) {
  for (const auto* text : {"gmae siam", "level 0", "level 11", "time x", "depth 101", "seed -1",
                           "lines 0", "lines 257", "plies 0", "plies 32"}) {
    EXPECT_FALSE(parse_request(text).has_value()) << text;
  }
}

TEST(Request, AsksForSeveralLinesAndForSomeMovesAlone) {
  const auto request = parse_request("game siam\nlines 3\nonly @a1n @a1e\n");
  ASSERT_TRUE(request.has_value());
  EXPECT_EQ(request->lines, 3U);
  EXPECT_THAT(request->only, ElementsAre("@a1n", "@a1e"));
}

TEST(Request, HasTheTagsOfARecordAndTheTextToItsEnd) {
  const auto request = parse_request(
      "game siam\ntag Elephants Ana B.\ntag Event\ntext [Game \"siam\"]\n\ngame 1. @a3e\n");
  ASSERT_TRUE(request.has_value());
  EXPECT_THAT(request->tags,
              ElementsAre(record::Tag{"Elephants", "Ana B."}, record::Tag{"Event", ""}));
  EXPECT_EQ(request->text, "[Game \"siam\"]\n\ngame 1. @a3e\n");
  EXPECT_EQ(request->setup.game, "siam");
}

TEST(Request, SaysThatThePieRuleHolds) {
  EXPECT_FALSE(parse_request("game siam\n")->pie);
  EXPECT_TRUE(parse_request("game siam\nswap pie\n")->pie);
  EXPECT_THAT(parse_request("swap cake").error().what.english, HasSubstr("'cake'"));
}

TEST(Request, HasAGestureInItsParts) {
  const auto request =
      parse_request("game samliam\nfrom a1\nfrom_way ne\nto b2\nto_way sw\ncall SONG SAM\n");
  ASSERT_TRUE(request.has_value());
  EXPECT_EQ(request->gesture, (Gesture{"", "a1", "ne", "b2", "sw", "SONG SAM"}));
}

} // namespace
} // namespace howdah::wasm
