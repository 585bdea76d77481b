// Puzzles: positions with one right first move, proved. As values, and as text.
//
// A file is lines; those that begin with `#` are comments, the first other one names the game, and
// each that follows is a puzzle (docs/puzzles.md):
//
//   game siam
//   qm3xa | 2 | win 3 | level 4 choices 71 tries 5 calm 0 | opening=free,… | 5/… E * 12 | @a3e
//   b1c1n …
#pragma once

#include "core/error.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah::puzzles {

enum class Goal : unsigned char {
  win,    // force a win within the plies; no other first move does
  defend, // do not lose within the plies; every other first move does
};

/// How hard a puzzle is, as measured when it was found.
struct Difficulty {
  /// The lowest level of the engine from which on all find the first move; one more than the
  /// highest that was asked when that does not.
  int level = 0;
  /// The legal moves to choose from.
  int choices = 0;
  /// Those besides the solution that are threats.
  int tries = 0;
  /// How many in a hundred of the replies to the solution do not lose at once.
  int calm = 0;

  friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

struct Puzzle {
  std::string id{}; // of the position and the goal, see `id_of`
  int grade = 1;    // 1 to kMaxGrade, see `grade_of`
  Goal goal = Goal::win;
  int plies = 1;
  Difficulty difficulty{};
  std::string rules{};    // as the game writes them
  std::string position{}; // as the game writes it
  /// To win: the whole line against the longest defence. To defend: the one move.
  std::vector<std::string> solution{};

  friend bool operator==(const Puzzle&, const Puzzle&) = default;
};

struct Collection {
  std::string game;
  std::vector<Puzzle> puzzles{};

  friend bool operator==(const Collection&, const Collection&) = default;
};

/// A move that leaves fewer calm replies in a hundred is a threat.
inline constexpr int kFewCalm = 50;

inline constexpr int kMaxGrade = 5;
inline constexpr int kMaxPlies = 15;
/// The highest level that is asked to find a puzzle's first move.
inline constexpr int kHighestLevelAsked = 9;

/// Five letters and digits that stay the same wherever the puzzle stands.
[[nodiscard]] std::string id_of(std::string_view game, const Puzzle& puzzle);

/// From what was measured, by the table in docs/puzzles.md.
[[nodiscard]] int grade_of(const Puzzle& puzzle);

/// The collection without its comments. An error's place is an offset in the text.
[[nodiscard]] Expected<Collection> read_collection(std::string_view text);

[[nodiscard]] std::string to_text(const Collection& collection);

} // namespace howdah::puzzles
