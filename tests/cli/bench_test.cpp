// howdah bench
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>
#include <nlohmann/json.hpp>

namespace howdah::cli {
namespace {

TEST(Bench, EndsWithTheSignature) {
  const auto lines = lines_of(output_of({"bench", "siam"}));
  ASSERT_EQ(lines.size(), 2U);
  EXPECT_THAT(lines[0], testing::MatchesRegex("siam: [0-9]+ nodes, [0-9.]+ s, [0-9.]+ [kMGT]?/s"));
  const auto nodes = lines[0].substr(6, lines[0].find(" nodes") - 6);
  EXPECT_EQ(lines[1], "signature " + nodes);
}

TEST(Bench, TheSignatureIsTheSameEveryTimeAndInTheProtocol) {
  const auto signature = lines_of(output_of({"bench", "siam", "--lang", "fr"})).back();
  EXPECT_EQ(lines_of(output_of({"bench", "siam"})).back(), signature);
  Conversation engine({"ugi", "siam"});
  engine.send("bench");
  EXPECT_EQ(engine.until("signature").back(), signature);
  const auto document = json_of({"bench", "siam", "--json"});
  EXPECT_EQ("signature " + document["signature"].dump(), signature);
  EXPECT_EQ(document["games"][0]["game"], "siam");
  EXPECT_EQ(document["games"][0]["nodes"], document["signature"]);
}

TEST(Bench, WithoutAGameRunsAllThatHaveAnEngine) {
  const auto lines = lines_of(output_of({"bench"}));
  ASSERT_EQ(lines.size(), 3U);
  EXPECT_THAT(lines.front(), testing::StartsWith("siam: "));
  EXPECT_THAT(lines[1], testing::StartsWith("samliam: "));
  EXPECT_THAT(lines.back(), testing::StartsWith("signature "));
}

TEST(Bench, UnknownGamesAreRefused) {
  expect_refused({"bench", "siam", "chess"}, "unknown game 'chess'; the games are siam, samliam");
}

} // namespace
} // namespace howdah::cli
