// What a puzzle claims is proved; whatever is wrong with it is found.
#include "puzzles/proof.hpp"
#include "tests/games/good_error.hpp"
#include "tests/puzzles/sample_puzzles.hpp"

#include <gmock/gmock.h>

#include <algorithm>

namespace howdah::testing {
namespace {

using puzzles::Puzzle;
using ::testing::HasSubstr;

/// What is wrong with a puzzle of Siam; nothing when it holds.
std::string objection(Puzzle puzzle, bool mend_id = true) {
  if (mend_id) {
    puzzle.id = puzzles::id_of("siam", puzzle);
    puzzle.grade = puzzles::grade_of(puzzle);
  }
  auto judge = puzzles::make_judge("siam", puzzle.rules);
  if (!judge) return judge.error().what.english;
  const auto error = puzzles::disprove("siam", puzzle, *judge);
  EXPECT_TRUE(!error || is_good_phrase(error->what));
  return error ? error->what.english : "";
}

TEST(PuzzleProof, GoodPuzzlesHold) {
  EXPECT_EQ(objection(winning_puzzle()), "");
  EXPECT_EQ(objection(defending_puzzle()), "");
}

TEST(PuzzleProof, AWrongFirstMoveIsFound) {
  auto puzzle = winning_puzzle();
  puzzle.solution = {"@a1e", "b4a4n", "a1x"};
  EXPECT_THAT(objection(puzzle), HasSubstr("'@a1e' is no solution"));
  puzzle = defending_puzzle();
  puzzle.solution = {"c1n"};
  EXPECT_NE(objection(puzzle), "");
  puzzle.solution = {"c1w"};
  EXPECT_THAT(objection(puzzle), HasSubstr("'c1w' is no solution"));
}

TEST(PuzzleProof, AWrongDistanceIsFound) {
  auto puzzle = winning_puzzle();
  puzzle.plies = 5;
  puzzle.solution = {"@a3e", "b4a4n", "c2n", "a4n", "a3b3e"};
  EXPECT_NE(objection(puzzle), "");
  puzzle.plies = 1;
  puzzle.solution = {"@a3e"};
  EXPECT_THAT(objection(puzzle), HasSubstr("no win within 1"));
  puzzle = defending_puzzle();
  puzzle.plies = 4;
  EXPECT_THAT(objection(puzzle), HasSubstr("already"));
}

TEST(PuzzleProof, AWinThatIsShorterThanSaidIsFound) {
  auto puzzle = winning_puzzle();
  puzzle.position = "5/5/1EeORw1/5/3OO E * 8"; // no rock stands before an edge
  puzzle.solution = {"b3c3e", "d3e3w", "@a3e"};
  const auto said = objection(puzzle);
  EXPECT_NE(said, "");
}

TEST(PuzzleProof, ASecondSolutionIsFound) {
  // Two elephants stand behind two rocks at the edge: either wins.
  Puzzle puzzle = winning_puzzle();
  puzzle.position = "5/3EeO/5/3EeO/2O2 E * 8";
  puzzle.plies = 1;
  puzzle.solution = {"d4e4e"};
  EXPECT_THAT(objection(puzzle), HasSubstr("'d2e2e' is a second solution"));
}

TEST(PuzzleProof, ALineThatGoesOnBadlyIsFound) {
  auto puzzle = winning_puzzle();
  puzzle.solution.back() = "a3x";
  EXPECT_THAT(objection(puzzle), HasSubstr("does not win in time (move 3 of the line)"));
  puzzle = winning_puzzle();
  puzzle.solution = {"@a3e", "a1a2n", "a3b3e"};
  EXPECT_NE(objection(puzzle), ""); // no such animal
}

TEST(PuzzleProof, WrongTextsIdsGradesAndCountsAreFound) {
  auto puzzle = winning_puzzle();
  puzzle.rules = "opening=free";
  EXPECT_THAT(objection(puzzle), HasSubstr("the rules are written"));
  puzzle = winning_puzzle();
  puzzle.position = "5/5/5/5/5 E * 8";
  EXPECT_THAT(objection(puzzle), HasSubstr("rock"));
  puzzle = winning_puzzle();
  puzzle.id = "aaaaa";
  EXPECT_THAT(objection(puzzle, false), HasSubstr("its id is yavcf"));
  puzzle = winning_puzzle();
  puzzle.grade = 5;
  EXPECT_THAT(objection(puzzle, false), HasSubstr("its grade is"));
  puzzle = winning_puzzle();
  puzzle.difficulty.tries += 1;
  EXPECT_THAT(objection(puzzle), HasSubstr("choices"));
}

TEST(PuzzleProof, DoublesAreFoundUpToSymmetry) {
  auto mirrored = winning_puzzle();
  mirrored.position = "5/1ORnRw1/RsOEnOEw/2En2/5 E * 8";
  mirrored.id = puzzles::id_of("siam", mirrored);
  const auto error =
      puzzles::find_doubles({.game = "siam", .puzzles = {winning_puzzle(), mirrored}});
  ASSERT_TRUE(error);
  EXPECT_THAT(error->what.english, HasSubstr("by symmetry"));
  const auto same =
      puzzles::find_doubles({.game = "siam", .puzzles = {winning_puzzle(), winning_puzzle()}});
  ASSERT_TRUE(same);
  EXPECT_THAT(same->what.english, HasSubstr("two puzzles have the id"));
  EXPECT_FALSE(
      puzzles::find_doubles({.game = "siam", .puzzles = {winning_puzzle(), defending_puzzle()}}));
}

TEST(PuzzleProof, TheSecondMoveIsTheLongestDefence) {
  // Five plies; the first reply could be one that loses in two.
  auto judge = *puzzles::make_judge("siam", "classic");
  Puzzle puzzle{.rules = "classic", .position = "2OEw1/EsEnORsRw/EeRn1O1/1EsRn2/Rn4 E * 22"};
  ASSERT_TRUE(puzzles::find_win(judge, puzzle, 5));
  EXPECT_EQ(puzzle.plies, 5);
  puzzle.difficulty = *puzzles::count_difficulty(judge, puzzle);
  puzzle.difficulty.level = 1;
  EXPECT_EQ(objection(puzzle), "");

  const auto first = puzzle.solution.front();
  ASSERT_FALSE(judge.wins->set_game({.start = puzzle.position, .moves = {first}}));
  const auto lasting = *judge.wins->saving_moves(2);
  const auto state = *judge.game->parse_position(puzzle.position);
  ASSERT_FALSE(state->play(first));
  const auto replies = state->legal_moves();
  const auto weak = std::ranges::find_if(replies, [&](const std::string& reply) {
    return std::ranges::find(lasting, reply) == lasting.end();
  });
  ASSERT_NE(weak, replies.end());
  puzzle.solution = {first, *weak};
  ASSERT_FALSE(state->play(*weak));
  while (puzzle.solution.size() < 5) { // anything that goes on
    for (const auto& move : state->legal_moves()) {
      const auto after = state->clone();
      if (after->play(move) || after->result().is_over()) continue;
      puzzle.solution.push_back(move);
      break;
    }
    ASSERT_FALSE(state->play(puzzle.solution.back()));
  }
  EXPECT_THAT(objection(puzzle), HasSubstr("is not the longest defence (move 2"));
}

} // namespace
} // namespace howdah::testing
