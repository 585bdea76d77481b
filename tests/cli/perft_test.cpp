// howdah perft
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

#include <algorithm>

namespace howdah::cli {
namespace {

TEST(Perft, CountsFromTheStart) {
  EXPECT_EQ(output_of({"perft", "siam", "0"}), "1\n");
  EXPECT_EQ(output_of({"perft", "siam", "1"}), "64\n");
  EXPECT_EQ(output_of({"perft", "siam", "2"}), "3894\n");
  EXPECT_EQ(output_of({"perft", "siam", "3"}), "279102\n");
  EXPECT_EQ(output_of({"perft", "siam", "4"}), "19240774\n");
}

TEST(Perft, UnderOtherRulesAndFromAPosition) {
  EXPECT_EQ(output_of({"perft", "siam", "2", "--rules", "2015"}), "2960\n");
  const auto moves = lines_of(output_of({"moves", "siam", "--position", "5/5/1OOO1/5/Ee4 R * 1"}));
  EXPECT_EQ(output_of({"perft", "siam", "1", "--position", "5/5/1OOO1/5/Ee4 R * 1"}),
            std::to_string(moves.size()) + "\n");
}

TEST(Perft, OfAFinishedGame) {
  const std::vector<std::string> finished = {"--rules", "limit=4", "--position",
                                             "5/5/1OOO1/5/5 E * 4"};
  for (const auto& [depth, count] : {std::pair("0", "1\n"), {"1", "0\n"}, {"3", "0\n"}}) {
    std::vector<std::string> words = {"perft", "siam", depth};
    words.insert(words.end(), finished.begin(), finished.end());
    EXPECT_EQ(output_of(words), count);
  }
}

TEST(Perft, GamesThatEndOnTheWayCountOnlyAtTheLastPly) {
  const std::vector<std::string> words = {"perft", "siam", "--rules", "limit=2", "--threads", "2"};
  for (const auto& [depth, count] :
       {std::pair("1", "64\n"), {"2", "3894\n"}, {"3", "0\n"}, {"5", "0\n"}}) {
    auto all = words;
    all.emplace_back(depth);
    EXPECT_EQ(output_of(all), count) << depth;
  }
}

TEST(Perft, DivideListsTheMovesSortedThenTheSum) {
  for (const std::string depth : {"1", "2", "3"}) {
    auto lines = lines_of(output_of({"perft", "siam", depth, "--divide"}));
    ASSERT_EQ(lines.size(), 65U);
    const auto total = std::stoull(lines.back());
    lines.pop_back();
    const auto moves = lines_of(output_of({"moves", "siam"}));
    unsigned long long sum = 0;
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const auto colon = lines[i].find(": ");
      ASSERT_NE(colon, std::string::npos) << lines[i];
      EXPECT_EQ(lines[i].substr(0, colon), moves[i]);
      sum += std::stoull(lines[i].substr(colon + 2));
    }
    EXPECT_EQ(sum, total);
    EXPECT_EQ(std::to_string(total) + "\n", output_of({"perft", "siam", depth}));
  }
  EXPECT_EQ(output_of({"perft", "siam", "0", "--divide"}), "1\n");
}

TEST(Perft, AnyNumberOfThreadsAgrees) {
  const auto expected = output_of({"perft", "siam", "4", "--divide"});
  for (const std::string threads : {"1", "2", "3", "16"}) {
    EXPECT_EQ(output_of({"perft", "siam", "4", "--divide", "--threads", threads}), expected);
  }
}

TEST(Perft, AsJson) {
  const auto document = json_of({"perft", "siam", "2", "--json"});
  EXPECT_EQ(document["game"], "siam");
  EXPECT_EQ(document["position"], "5/5/1OOO1/5/5 E * 0");
  EXPECT_EQ(document["depth"], 2);
  EXPECT_EQ(document["count"], 3894);
  EXPECT_FALSE(document.contains("divide"));
  const auto divided = json_of({"perft", "siam", "2", "--json", "--divide"});
  EXPECT_EQ(divided["divide"].size(), 64U);
  EXPECT_EQ(divided["divide"]["@a1e"], 62);
}

} // namespace
} // namespace howdah::cli
