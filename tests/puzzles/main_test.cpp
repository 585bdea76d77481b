// howdah_puzzles as a child process: what it proves and finds, and what it refuses.
#include "tests/cli/child.hpp"
#include "tests/puzzles/sample_puzzles.hpp"

#include <gmock/gmock.h>

#include <fstream>

namespace howdah::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

class PuzzlesProgram : public ::testing::Test {
protected:
  void write(const std::string& text) const { std::ofstream(path_) << text; }
  void write(std::vector<puzzles::Puzzle> list) const {
    write(puzzles::to_text({.game = "siam", .puzzles = std::move(list)}));
  }
  /// Status 1, and this on standard error behind the name of the program.
  static void expect_failure(const std::vector<std::string>& words, const std::string& beginning) {
    const auto outcome = howdah(words);
    EXPECT_EQ(outcome.status, 1);
    EXPECT_THAT(outcome.error, StartsWith("howdah_puzzles: " + beginning));
  }

  TemporaryFolder folder_;
  std::string path_ = folder_.path() + "/puzzles.txt";
};

TEST_F(PuzzlesProgram, ProvesThePuzzlesOfAFile) {
  write({testing::winning_puzzle(), testing::defending_puzzle()});
  EXPECT_THAT(output_of({"check", path_}), StartsWith(path_ + ": 2 puzzles proved\n"));
  EXPECT_THAT(output_of({"check", path_, "--sample", "1"}), HasSubstr(": 1 puzzles proved\n"));
}

TEST_F(PuzzlesProgram, NamesThePuzzleOrTheLineThatIsWrong) {
  auto wrong = testing::winning_puzzle();
  wrong.solution = {"@e3w", "b4a4n", "a3b3e"};
  write({wrong});
  expect_failure({"check", path_}, path_ + ", puzzle " + wrong.id + ": ");
  write({testing::winning_puzzle(), testing::winning_puzzle()});
  expect_failure({"check", path_}, path_ + ": ");
  write("game siam\n\nno puzzle\n");
  expect_failure({"check", path_}, path_ + ", line 3: ");
}

TEST_F(PuzzlesProgram, FindsPuzzlesThatItProvesAndAddsToThem) {
  const auto mining = [&](const std::string& wanted) -> std::vector<std::string> {
    return {"mine",    "siam", "--rules",      "classic", "--want", wanted, "--seed",       "5",
            "--games", "6",    "--play-nodes", "100",     "--out",  path_,  "--hint-nodes", "100"};
  };
  EXPECT_THAT(output_of(mining("win3=1")), HasSubstr("win 3"));
  EXPECT_THAT(content_of(path_), StartsWith("# Made by: howdah_puzzles mine siam --rules classic"));
  EXPECT_THAT(output_of({"check", path_}), HasSubstr(": 1 puzzles proved\n"));
  auto words = mining("win3=2");
  words.insert(words.end(), {"--add", path_});
  (void)output_of(words);
  EXPECT_THAT(output_of({"check", path_}), HasSubstr(": 2 puzzles proved\n"));
}

TEST_F(PuzzlesProgram, RefusesAGoalThatIsNone) {
  for (const std::string wanted : {"win", "win2=3", "defend3=1", "draw2=1", "win3=0", "win3=x"}) {
    expect_failure({"mine", "siam", "--rules", "classic", "--want", wanted, "--out", path_},
                   "--want is a goal with its plies and a number");
  }
  EXPECT_TRUE(folder_.files().empty());
}

} // namespace
} // namespace howdah::cli
