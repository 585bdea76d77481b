// howdah best
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <set>

namespace howdah::cli {
namespace {

using testing::Contains;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

TEST(Best, PrintsDepthScoreAndLineThenTheMove) {
  const auto lines = lines_of(output_of({"best", "siam", "--depth", "4"}));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], MatchesRegex("depth 4, [-+][0-9]+\\.[0-9][0-9]: @.*"));
  const auto move = lines[0].substr(lines[0].find(": ") + 2);
  EXPECT_EQ(lines[1], "bestmove " + move.substr(0, move.find(' ')));
  EXPECT_THAT(lines_of(output_of({"moves", "siam"})), Contains(lines[1].substr(9)));
}

TEST(Best, IsTheSameEveryTimeAtAFixedDepth) {
  const auto first = output_of({"best", "siam", "--depth", "5", "--lines", "2"});
  EXPECT_EQ(output_of({"best", "siam", "--depth", "5", "--lines", "2"}), first);
}

TEST(Best, PlaysAtTablesOfThreeAndFour) {
  for (const std::string players : {"3", "4"}) {
    const std::vector<std::string> words = {"best",    "samliam", "--rules", "players=" + players,
                                            "--depth", "4"};
    const auto output = output_of(words);
    const auto lines = lines_of(output);
    ASSERT_EQ(lines.size(), 2U);
    EXPECT_THAT(lines[0], MatchesRegex("depth 4, [-+][0-9]+\\.[0-9][0-9]: .*"));
    EXPECT_THAT(lines_of(output_of({"moves", "samliam", "--rules", "players=" + players})),
                Contains(lines[1].substr(9)));
    EXPECT_EQ(output_of(words), output);
  }
}

TEST(Best, SpeaksFrench) {
  const auto lines = lines_of(output_of({"best", "siam", "--depth", "3", "--lang", "fr"}));
  EXPECT_THAT(lines[0], MatchesRegex("profondeur 3, [-+][0-9]+,[0-9][0-9] : @.*"));
  EXPECT_THAT(lines[1], StartsWith("bestmove @"));
}

TEST(Best, ShowsSeveralLines) {
  const auto lines = lines_of(output_of({"best", "siam", "--depth", "3", "--lines", "5"}));
  ASSERT_EQ(lines.size(), 6U);
  std::set<std::string> moves;
  for (std::size_t i = 0; i < 5; ++i) {
    const auto line = lines[i].substr(lines[i].find(": ") + 2);
    moves.insert(line.substr(0, line.find(' ')));
  }
  EXPECT_EQ(moves.size(), 5U);
}

TEST(Best, FindsAWinAtOnce) {
  const auto position = lines_of(output_of({"apply", "siam", "@e3e", "@a3e", "@a3e"})).front();
  const auto lines = lines_of(output_of({"best", "siam", "--depth", "3", "--position", position}));
  EXPECT_THAT(lines.front(), HasSubstr(", win in 1 ply: "));
  const auto move = lines.back().substr(std::string_view("bestmove ").size());
  EXPECT_THAT(output_of({"apply", "siam", "--position", position, move}), HasSubstr("result: R"));
}

TEST(Best, FindsAWinByThreatsInSamLiam) {
  const auto position = lines_of(output_of({"apply", "samliam", "e5nw", "d6se", "e5se", "d6nw",
                                            "f6ne", "e6nw", "f6sw", "e6se", "e7se", "g6ne", "e7nw",
                                            "g6sw", "e4se", "g5ne", "e4nw", "f5nw"}))
                            .front();
  const auto lines =
      lines_of(output_of({"best", "samliam", "--depth", "1", "--position", position}));
  EXPECT_THAT(lines.front(), MatchesRegex("depth 1, win in [0-9]+ plies: .*"));
}

TEST(Best, EveryLimitEndsTheSearch) {
  for (const auto& limit : std::vector<std::vector<std::string>>{
           {},
           {"--time", "30"},
           {"--nodes", "2000"},
           {"--depth", "3", "--time", "60000", "--nodes", "4000000000"}}) {
    std::vector<std::string> words = {"best", "siam"};
    words.insert(words.end(), limit.begin(), limit.end());
    EXPECT_THAT(lines_of(output_of(words)).back(), StartsWith("bestmove @"));
  }
}

TEST(Best, EveryLevelPlays) {
  for (int level = 1; level <= 10; ++level) {
    const auto output = output_of(
        {"best", "siam", "--level", std::to_string(level), "--nodes", "500", "--rules", "2015"});
    EXPECT_THAT(lines_of(output).back(), StartsWith("bestmove @")) << level;
  }
}

TEST(Best, ThreadsThinkTogether) {
  const auto output = output_of(
      {"best", "siam", "--threads", "3", "--hash", "1", "--nodes", "20000", "--lines", "2"});
  EXPECT_THAT(lines_of(output).back(), StartsWith("bestmove @"));
}

TEST(Best, AsJson) {
  const auto document = json_of({"best", "siam", "--depth", "3", "--lines", "2", "--json"});
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["position"], "5/5/1OOO1/5/5 E * 0");
  EXPECT_GT(document["nodes"], 0);
  EXPECT_TRUE(document["time"].is_number());
  ASSERT_EQ(document["lines"].size(), 2U);
  EXPECT_EQ(document["lines"][0]["depth"], 3);
  EXPECT_TRUE(document["lines"][0]["score"]["cp"].is_number());
  EXPECT_EQ(document["lines"][0]["moves"][0], document["best_move"]);
}

TEST(Best, AFinishedGameHasNoBestMove) {
  expect_refused({"best", "siam", "--rules", "limit=4", "--position", "5/5/1OOO1/5/5 E * 4"},
                 "the game is over (result: draw): there is no move to choose");
  expect_refused(
      {"best", "siam", "--rules", "limit=4", "--position", "5/5/1OOO1/5/5 E * 4", "--lang", "fr"},
      "la partie est finie (result: draw) : il n'y a plus de coup à choisir");
}

TEST(Best, BadNumbersAreRefused) {
  expect_refused({"best", "siam", "--depth", "0"}, "--depth: '0' is not a number from 1 to 100");
  expect_refused({"best", "siam", "--level", "11"}, "--level: '11' is not a number from 1 to 10");
  expect_refused({"best", "siam", "--time", "soon"},
                 "--time: 'soon' is not a number from 1 to 1000000000");
  expect_refused({"best", "siam", "--nodes", "-1"},
                 "--nodes: '-1' is not a number from 1 to 4000000000");
  expect_refused({"best", "siam", "--lines", "257"},
                 "--lines: '257' is not a number from 1 to 256");
  expect_refused({"best", "siam", "--threads", "0"},
                 "--threads: '0' is not a number from 1 to 256");
  expect_refused({"best", "siam", "--hash", "70000"},
                 "--hash: '70000' is not a number from 1 to 65536");
}

TEST(Best, CtrlCStopsTheSearchAndSaysTheBestMoveSoFar) {
  const auto outcome = howdah_on_terminal({"best", "siam", "--depth", "100"}, {}, ", best: ");
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, testing::ContainsRegex(" nodes(\\^C)?\r\x1b\\[Kdepth "));
  EXPECT_THAT(outcome.out, HasSubstr("\r\nbestmove @"));
  EXPECT_THAT(outcome.out, testing::EndsWith("/s\r\n"));
}

} // namespace
} // namespace howdah::cli
