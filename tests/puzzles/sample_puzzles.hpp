// Two small puzzles that hold, for tests that damage them.
#pragma once

#include "puzzles/puzzle.hpp"

namespace howdah::testing {

/// Elephants win in three plies with @a3e.
[[nodiscard]] inline puzzles::Puzzle winning_puzzle() {
  puzzles::Puzzle puzzle{.goal = puzzles::Goal::win,
                         .plies = 3,
                         .difficulty = {.level = 3, .choices = 89, .tries = 0, .calm = 0},
                         .rules = "classic",
                         .position = "5/1ReRnO1/EeOEnORs/2En2/5 E * 8",
                         .solution = {"@a3e", "b4a4n", "a3b3e"}};
  puzzle.id = puzzles::id_of("siam", puzzle);
  puzzle.grade = puzzles::grade_of(puzzle);
  return puzzle;
}

/// Elephants lose at once unless they play d3d4n.
[[nodiscard]] inline puzzles::Puzzle defending_puzzle() {
  puzzles::Puzzle puzzle{.goal = puzzles::Goal::defend,
                         .plies = 2,
                         .difficulty = {.level = 3, .choices = 88, .tries = 0, .calm = 100},
                         .rules = "classic",
                         .position = "1ReRs2/1Es1ReO/1OOEn1/2Rw2/2En2 E * 20",
                         .solution = {"d3d4n"}};
  puzzle.id = puzzles::id_of("siam", puzzle);
  puzzle.grade = puzzles::grade_of(puzzle);
  return puzzle;
}

} // namespace howdah::testing
