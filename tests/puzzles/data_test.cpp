// The collections of data/puzzles: enough of them, all different, and a sample proved again.
// scripts/check-puzzles proves all.
#include "files/whole_file.hpp"
#include "puzzles/proof.hpp"

#include <gtest/gtest.h>

#include <map>

namespace howdah::testing {
namespace {

puzzles::Collection collection_of(const std::string& game) {
  const auto text = read_whole_file(std::string(HOWDAH_PUZZLES) + "/" + game + ".txt");
  EXPECT_TRUE(text);
  EXPECT_LT(text->size(), 200'000U);
  auto collection = puzzles::read_collection(*text);
  EXPECT_TRUE(collection) << collection.error().what.english;
  EXPECT_EQ(collection->game, game);
  return *std::move(collection);
}

/// Every one in so many that needs at most some plies: longer ones take seconds each.
void prove_some(const puzzles::Collection& collection, std::size_t step, int most_plies) {
  std::map<std::string, puzzles::Judge> judges;
  int proved = 0;
  for (std::size_t i = 0; i < collection.puzzles.size(); i += step) {
    const auto& puzzle = collection.puzzles[i];
    if (puzzle.plies > most_plies) continue;
    if (!judges.contains(puzzle.rules)) {
      judges.emplace(puzzle.rules, *puzzles::make_judge(collection.game, puzzle.rules));
    }
    const auto error = puzzles::disprove(collection.game, puzzle, judges.at(puzzle.rules));
    EXPECT_FALSE(error) << puzzle.id << ": " << error->what.english;
    ++proved;
  }
  EXPECT_GT(proved, 10);
}

TEST(PuzzleData, SiamHasThreeHundredDifferentOnesOfEveryGrade) {
  const auto collection = collection_of("siam");
  EXPECT_GE(collection.puzzles.size(), 300U);
  EXPECT_FALSE(puzzles::find_doubles(collection));
  std::map<int, int> grades;
  for (const auto& puzzle : collection.puzzles) ++grades[puzzle.grade];
  for (int grade = 1; grade <= puzzles::kMaxGrade; ++grade) EXPECT_GE(grades[grade], 30) << grade;
}

TEST(PuzzleData, SamLiamHasAHundredAndFiftyDifferentOnesOfEveryGrade) {
  const auto collection = collection_of("samliam");
  EXPECT_GE(collection.puzzles.size(), 150U);
  EXPECT_FALSE(puzzles::find_doubles(collection));
  std::map<int, int> grades;
  for (const auto& puzzle : collection.puzzles) ++grades[puzzle.grade];
  for (int grade = 1; grade <= puzzles::kMaxGrade; ++grade) EXPECT_GE(grades[grade], 5) << grade;
}

TEST(PuzzleData, ASampleOfSiamIsProved) {
  prove_some(collection_of("siam"), 8, 7);
}

TEST(PuzzleData, ASampleOfSamLiamIsProved) {
  prove_some(collection_of("samliam"), 8, 5);
}

} // namespace
} // namespace howdah::testing
