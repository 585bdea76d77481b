#include "puzzles/puzzle.hpp"

#include <algorithm>

namespace howdah::puzzles {

int grade_of(const Puzzle& puzzle) {
  const int own_moves = puzzle.goal == Goal::win ? (puzzle.plies + 1) / 2 : puzzle.plies / 2;
  const int points =
      3 * (own_moves - 1) + puzzle.difficulty.level + (puzzle.difficulty.calm >= 50 ? 2 : 0);
  return std::clamp(1 + points / 4, 1, kMaxGrade);
}

} // namespace howdah::puzzles
