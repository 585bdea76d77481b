#include "puzzles/puzzle.hpp"

#include <algorithm>
#include <array>

namespace howdah::puzzles {
namespace {

/// The fewest points of grades 2 to 5.
constexpr std::array kGrades = {7, 10, 14, 18};
static_assert(kGrades.size() == kMaxGrade - 1);

constexpr int kManyChoices = 80;
constexpr int kSomeTries = 3;
constexpr int kManyTries = 8;

} // namespace

int grade_of(const Puzzle& puzzle) {
  const auto& measured = puzzle.difficulty;
  const int own_moves = (puzzle.plies + 1) / 2;
  const int points = 3 * (own_moves - 1) + measured.level + (measured.calm >= kFewCalm ? 2 : 0) +
                     (measured.tries >= kSomeTries ? 1 : 0) +
                     (measured.tries >= kManyTries ? 1 : 0) +
                     (measured.choices >= kManyChoices ? 1 : 0);
  return 1 + static_cast<int>(
                 std::ranges::count_if(kGrades, [&](int least) { return points >= least; }));
}

} // namespace howdah::puzzles
