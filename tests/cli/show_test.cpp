// howdah show: the drawing and its JSON.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace howdah::cli {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kPosition = "5/5/1OOO1/5/EeRw3 E * 2";
const std::string kEscape = "\x1b[";

TEST(Show, DrawsTheBoardWithoutColoursWhenNotOnATerminal) {
  const auto text = output_of({"show", "siam", "--position", kPosition});
  EXPECT_GE(lines_of(text).size(), 10U);
  EXPECT_THAT(text, HasSubstr("E"));
  EXPECT_THAT(text, HasSubstr("R"));
  EXPECT_THAT(text, Not(HasSubstr(kEscape)));
}

TEST(Show, IsAsciiUnlessTheCharactersAreUnicode) {
  const auto is_ascii = [](const std::string& text) {
    return std::ranges::all_of(text, [](unsigned char byte) { return byte < 0x80; });
  };
  const auto drawn = [](const std::map<std::string, std::string>& environment) {
    return output_of({"show", "siam"}, {.environment = environment});
  };
  EXPECT_TRUE(is_ascii(drawn({{"LC_ALL", "C"}})));
  EXPECT_TRUE(is_ascii(drawn({{"LC_ALL", "en_US.ISO-8859-1"}, {"LANG", "C.UTF-8"}})));
  EXPECT_FALSE(is_ascii(drawn({{"LC_ALL", "en_GB.UTF-8"}})));
  EXPECT_FALSE(is_ascii(drawn({{"LC_ALL", "C.utf8"}})));
  EXPECT_FALSE(is_ascii(drawn({{"LC_ALL", "sr_RS.UTF-8@latin"}})));
  EXPECT_FALSE(is_ascii(drawn({{"LC_ALL", ""}, {"LC_CTYPE", "C.UTF-8"}, {"LANG", "C"}})));
  EXPECT_TRUE(is_ascii(drawn({{"LC_ALL", ""}})));
}

TEST(Show, ColoursWhenAsked) {
  EXPECT_THAT(output_of({"show", "siam", "--color", "always"}), HasSubstr(kEscape));
  EXPECT_THAT(output_of({"show", "siam", "--color=always"}, {.environment = {{"NO_COLOR", "1"}}}),
              HasSubstr(kEscape));
  EXPECT_THAT(output_of({"show", "siam", "--color", "never"}), Not(HasSubstr(kEscape)));
  EXPECT_THAT(output_of({"show", "siam", "--color", "auto"}), Not(HasSubstr(kEscape)));
}

TEST(Show, ColoursChangeNothingElse) {
  auto coloured = output_of({"show", "siam", "--position", kPosition, "--color", "always"});
  for (auto at = coloured.find(kEscape); at != std::string::npos; at = coloured.find(kEscape)) {
    coloured.erase(at, coloured.find('m', at) + 1 - at);
  }
  EXPECT_EQ(coloured, output_of({"show", "siam", "--position", kPosition}));
}

TEST(Show, PlayersHaveDifferentColours) {
  const auto text = output_of({"show", "siam", "--position", kPosition, "--color", "always"});
  EXPECT_THAT(text, HasSubstr("38;5;160m"));
  EXPECT_THAT(text, HasSubstr("38;5;29m"));
}

TEST(Show, AnotherColourWordIsRefused) {
  expect_refused({"show", "siam", "--color", "blue"},
                 "--color: 'blue' is not a choice; the choices are auto, always, never");
  expect_refused({"show", "siam", "--color", "blue", "--lang", "fr"},
                 "--color : « blue » n'est pas un choix ; les choix sont auto, always, never");
}

TEST(Show, InFrench) {
  EXPECT_NE(output_of({"show", "siam", "--lang", "fr"}), output_of({"show", "siam"}));
}

TEST(Show, AsJson) {
  const auto document = json_of({"show", "siam", "--position", kPosition, "--json"});
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["rules"], "classic");
  EXPECT_EQ(document["position"], kPosition);
  EXPECT_EQ(document["to_move"], "E");
  EXPECT_EQ(document["result"], "none");
  EXPECT_EQ(document["ply"], 2);
  ASSERT_EQ(document["players"].size(), 2U);
  EXPECT_EQ(document["players"][0]["letter"], "E");
  EXPECT_EQ(document["players"][0]["in_hand"], 4);
  EXPECT_FALSE(document["players"][0]["name"].get<std::string>().empty());
  EXPECT_EQ(document["pieces"].size(), 5U);
  EXPECT_THAT(document["pieces"],
              testing::Contains(nlohmann::json{{"place", "a1"}, {"piece", "Ee"}}));
  EXPECT_FALSE(document.contains("svg"));
}

TEST(Show, TheFirstMovesAreListedWithTheirValues) {
  const auto text = output_of({"show", "siam", "--first-moves"});
  EXPECT_THAT(text, HasSubstr("The value of each first move for the second player:\n"));
  EXPECT_THAT(text, HasSubstr("@c1n @c5s\n"));
  EXPECT_EQ(lines_of(text).size(), 1U + 18U);
  const auto json = json_of({"show", "samliam", "--rules", "size=7", "--first-moves", "--json"});
  std::size_t moves = 0;
  for (const auto& entry : json["first_moves"]) {
    EXPECT_TRUE(entry["score"].contains("cp"));
    moves += entry["moves"].size();
  }
  EXPECT_EQ(moves, 196U);
  EXPECT_THAT(output_of({"show", "siam", "--first-moves", "--svg", "-"}),
              HasSubstr("<title>@c1n "));
}

TEST(Show, FirstMovesAreRefusedWhereTheyAreUnknownOrMakeNoSense) {
  expect_refused({"show", "samliam", "--rules", "players=3", "--first-moves"},
                 "--first-moves: they were not computed for the rules 'players=3'");
  expect_refused({"show", "siam", "--first-moves", "--position", kPosition},
                 "--position and --first-moves are mutually exclusive");
  expect_refused({"show", "siam", "--first-moves", "--marks"},
                 "--marks and --first-moves are mutually exclusive");
}

} // namespace
} // namespace howdah::cli
