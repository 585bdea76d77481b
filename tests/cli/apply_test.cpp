// howdah apply
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

using testing::MatchesRegex;

TEST(Apply, PrintsThePositionAndTheResult) {
  EXPECT_EQ(output_of({"apply", "siam", "@a1e", "@e5w"}),
            "4Rw/5/1OOO1/5/Ee4 E * 2\nresult: none\n");
}

TEST(Apply, AWonGameNamesTheWinnersLetter) {
  EXPECT_THAT(output_of({"apply", "siam", "@e3e", "@a3e", "@a3e", "@a3e"}),
              testing::EndsWith("\nresult: R\n"));
  EXPECT_THAT(output_of({"apply", "siam", "@a3e", "@e3e", "@a3e", "@a3e"}),
              testing::EndsWith("\nresult: E\n"));
}

TEST(Apply, ADrawnGame) {
  EXPECT_THAT(output_of({"apply", "siam", "--rules", "limit=1", "@a1e"}),
              testing::EndsWith("\nresult: draw\n"));
}

TEST(Apply, RepetitionIsSeen) {
  const std::vector<std::string> words = {"apply", "siam", "@a1e", "@e5w", "a1x",
                                          "e5x",   "@a1e", "@e5w", "a1x",  "e5x"};
  EXPECT_THAT(output_of(words), testing::EndsWith("\nresult: draw\n"));
  auto more = words;
  more.emplace_back("@a1e");
  const auto outcome = howdah(more);
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, MatchesRegex("move 9 '@a1e': the game is over: .*\n"));
}

TEST(Apply, NoMovesWriteThePositionProperly) {
  EXPECT_EQ(output_of({"apply", "siam"}), "5/5/1OOO1/5/5 E * 0\nresult: none\n");
  EXPECT_EQ(output_of({"apply", "siam", "--position", "11111/5/1OOO1/5/5 E * 0"}),
            "5/5/1OOO1/5/5 E * 0\nresult: none\n");
}

TEST(Apply, OptionsMayStandAmongTheMoves) {
  EXPECT_EQ(output_of({"apply", "--rules", "exits=once", "siam", "@a1e", "--position",
                       "5/5/1OOO1/5/5 E ER 0", "@e5w"}),
            "4Rw/5/1OOO1/5/Ee4 E ER 2\nresult: none\n");
}

TEST(Apply, AnIllegalMoveIsNamedByNumberAndText) {
  const auto outcome = howdah({"apply", "siam", "@a1e", "a1x"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.error, MatchesRegex("move 2 'a1x': .+\n"));
  const auto french = howdah({"apply", "siam", "@a1e", "a1x", "--lang", "fr"});
  EXPECT_THAT(french.error, MatchesRegex("coup 2 « a1x » : .+\n"));
}

TEST(Apply, ATextThatIsNoMoveIsNamedWithThePlace) {
  const auto outcome = howdah({"apply", "siam", "@a1e", "@a3q"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_THAT(outcome.error, MatchesRegex("move 2 '@a3q': .+\\(character 4\\)\n"));
}

TEST(Apply, AsJson) {
  const auto document = json_of({"apply", "siam", "@a1e", "@e5w", "--json"});
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["rules"], "classic");
  EXPECT_EQ(document["position"], "4Rw/5/1OOO1/5/Ee4 E * 2");
  EXPECT_EQ(document["start"], "5/5/1OOO1/5/5 E * 0");
  EXPECT_EQ(document["moves"], nlohmann::json({"@a1e", "@e5w"}));
  EXPECT_EQ(document["to_move"], "E");
  EXPECT_EQ(document["result"], "none");
}

TEST(Apply, AsJsonErrorsStayText) {
  const auto outcome = howdah({"apply", "siam", "nonsense", "--json"});
  EXPECT_EQ(outcome.status, 2);
  EXPECT_EQ(outcome.out, "");
  EXPECT_THAT(outcome.error, MatchesRegex("move 1 'nonsense': .+\n"));
}

} // namespace
} // namespace howdah::cli
