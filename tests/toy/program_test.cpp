// The program with a third game in its lists: every part of it that knows only the Game concept.
#include "tests/cli/child.hpp"

#include <gmock/gmock.h>

namespace howdah::cli {
namespace {

using ::testing::Contains;
using ::testing::HasSubstr;
using ::testing::StartsWith;

TEST(ThirdGame, TheCommandLineKnowsItsRules) {
  EXPECT_EQ(output_of({"perft", "noughts", "9"}), "127872\n");
  EXPECT_EQ(lines_of(output_of({"moves", "noughts", "--rules", "first=corner"})),
            (std::vector<std::string>{"a1", "a3", "c1", "c3"}));
  EXPECT_EQ(output_of({"apply", "noughts", "a3", "b3"}), "XO-------\nresult: none\n");
  EXPECT_THAT(howdah({"why", "noughts", "a3", "--position", "X--------"}).out,
              StartsWith("illegal: the cell is taken"));
}

TEST(ThirdGame, ABaselinePlaysIt) {
  const auto lines = lines_of(output_of({"best", "noughts", "--position", "XX-OO----"}));
  EXPECT_EQ(lines.back(), "bestmove c3") << "the greedy player completes its row";
  EXPECT_THAT(output_of({"match", "noughts", "--engine", "random", "--engine", "greedy", "--games",
                         "10", "--seed", "7"}),
              HasSubstr("greedy"));
}

TEST(ThirdGame, IsPlayedInLinesAgainstTheEngine) {
  const auto outcome = howdah({"play", "noughts", "--plain", "--new", "--seats", "person,level:3"},
                              {.input = "b2\nresign\nquit\n"});
  EXPECT_EQ(outcome.status, 0);
  EXPECT_THAT(outcome.out, HasSubstr("Noughts win (Crosses resigned)"));
}

TEST(ThirdGame, ItsRecordsAreChecked) {
  const auto outcome = howdah({"record", "check", "-"},
                              {.input = "[Game \"noughts\"]\n\n1. a3 b3 2. a2 b2 3. a1 X\n"});
  EXPECT_EQ(outcome.status, 0) << outcome.error;
}

} // namespace
} // namespace howdah::cli
