// howdah rules
#include "games/registry.hpp"
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

using testing::HasSubstr;

TEST(Rules, ListsEveryOptionValueAndPreset) {
  for (const auto& game : all_games()) {
    const auto& book = game.rule_book();
    const auto english = output_of({"rules", std::string(game.name)});
    const auto french = output_of({"rules", std::string(game.name), "--lang", "fr"});
    for (const auto& option : book.options) {
      const auto pair = std::string(option.key) + "=" + std::string(option.usual);
      for (const auto& text : {english, french}) {
        EXPECT_THAT(text, HasSubstr("\n  " + pair + "\n"));
        for (const auto word : option.words) EXPECT_THAT(text, HasSubstr(std::string(word)));
      }
    }
    for (const auto& preset : book.presets) {
      EXPECT_THAT(english, HasSubstr("\n  " + std::string(preset.name)));
    }
    EXPECT_NE(english, french);
  }
}

TEST(Rules, ShowsTheRulesInForce) {
  EXPECT_THAT(output_of({"rules", "siam"}), testing::StartsWith("Rules in force: classic\n"));
  const auto text = output_of({"rules", "siam", "--rules", "2015,exits=once"});
  EXPECT_THAT(text, HasSubstr("\n  opening=crosses\n"));
  EXPECT_THAT(text, HasSubstr("\n  exits=once\n"));
  EXPECT_THAT(text, HasSubstr("\n  push=total\n"));
}

TEST(Rules, AsJson) {
  for (const auto& game : all_games()) {
    const auto& book = game.rule_book();
    const auto document = json_of({"rules", std::string(game.name), "--json"});
    EXPECT_EQ(document["game"], game.name);
    EXPECT_TRUE(document["rules"].is_string());
    EXPECT_TRUE(document["position"].is_string());
    ASSERT_EQ(document["options"].size(), book.options.size());
    for (std::size_t i = 0; i < book.options.size(); ++i) {
      const auto& entry = document["options"][i];
      EXPECT_EQ(entry["key"], book.options[i].key);
      EXPECT_EQ(entry["default"], book.options[i].usual);
      EXPECT_EQ(entry["value"], book.options[i].usual);
      EXPECT_EQ(entry["words"].size(), book.options[i].words.size());
      EXPECT_EQ(entry["least"].is_null(), book.options[i].least > book.options[i].most);
      EXPECT_FALSE(entry["about"].get<std::string>().empty());
    }
    EXPECT_EQ(document["presets"].size(), book.presets.size());
  }
}

TEST(Rules, AsJsonWithOtherRules) {
  const auto document = json_of({"rules", "siam", "--json", "--rules", "limit=30,opening=crosses"});
  EXPECT_EQ(document["options"][0]["value"], "crosses");
  EXPECT_EQ(document["options"][5]["key"], "limit");
  EXPECT_EQ(document["options"][5]["value"], "30");
  EXPECT_EQ(document["options"][5]["default"], "none");
}

TEST(Rules, TakesNoPosition) {
  expect_refused({"rules", "siam", "--position", "5/5/1OOO1/5/5 E * 0"},
                 "unknown option '--position'; --help lists the options");
}

} // namespace
} // namespace howdah::cli
