// howdah why
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

using testing::StartsWith;

// An elephant below two rocks, too weak alone; a rhino behind it.
const std::string kPosition = "5/2O2/2O2/1OEn2/2Rw2 E * 0";

TEST(Why, ALegalMove) {
  const auto lines = lines_of(output_of({"why", "siam", "c2d2e", "--position", kPosition}));
  ASSERT_FALSE(lines.empty());
  EXPECT_THAT(lines[0], StartsWith("legal: "));
}

TEST(Why, AnIllegalMoveIsAnAnswerToo) {
  const auto lines = lines_of(output_of({"why", "siam", "c2c3n", "--position", kPosition}));
  ASSERT_GE(lines.size(), 2U);
  EXPECT_THAT(lines[0], StartsWith("illegal: "));
}

TEST(Why, InFrench) {
  EXPECT_THAT(output_of({"why", "siam", "c2d2e", "--position", kPosition, "--lang", "fr"}),
              StartsWith("légal : "));
  EXPECT_THAT(output_of({"why", "siam", "c2c3n", "--position", kPosition, "--lang", "fr"}),
              StartsWith("illégal : "));
}

TEST(Why, ATextThatIsNoMoveIsRefused) {
  const auto outcome = howdah({"why", "siam", "a9"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.error, StartsWith("MOVE: "));
  EXPECT_THAT(howdah({"why", "siam", "a9", "--lang", "fr"}).error, StartsWith("COUP : "));
}

TEST(Why, AsJson) {
  const auto document = json_of({"why", "siam", "c2c3n", "--position", kPosition, "--json"});
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["position"], kPosition);
  EXPECT_EQ(document["move"], "c2c3n");
  EXPECT_EQ(document["legal"], false);
  EXPECT_EQ(document["rule"], "push.too-weak");
  EXPECT_TRUE(document["verdict"].is_string());
  EXPECT_FALSE(document["details"].empty());
  ASSERT_EQ(document["pieces"].size(), 3U);
  EXPECT_EQ(document["pieces"][0]["place"], "c2");
  EXPECT_EQ(document["pieces"][0]["piece"], "En");
  EXPECT_EQ(document["pieces"][0]["role"], "pushes");
  EXPECT_TRUE(document["pieces"][0].contains("destination"));
}

TEST(Why, AsJsonInTheChosenLanguage) {
  const std::vector<std::string> words = {"why",        "siam",    "c2c3n",
                                          "--position", kPosition, "--json"};
  auto french_words = words;
  french_words.insert(french_words.end(), {"--lang", "fr"});
  const auto english = json_of(words);
  const auto french = json_of(french_words);
  EXPECT_NE(english["verdict"], french["verdict"]);
  EXPECT_NE(english["details"], french["details"]);
  EXPECT_EQ(english["rule"], french["rule"]);
  EXPECT_EQ(english["pieces"], french["pieces"]);
}

TEST(Why, AnEnteringPieceStandsNowhere) {
  const auto document = json_of({"why", "siam", "@a1e", "--json"});
  EXPECT_EQ(document["legal"], true);
  ASSERT_FALSE(document["pieces"].empty());
  EXPECT_TRUE(document["pieces"][0]["place"].is_null());
  EXPECT_EQ(document["pieces"][0]["destination"], "a1");
}

} // namespace
} // namespace howdah::cli
