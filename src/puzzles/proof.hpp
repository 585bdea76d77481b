// Proving what a puzzle claims, and the facts it is graded by.
#pragma once

#include "engine/forced/forced_wins.hpp"
#include "games/any_game.hpp"
#include "puzzles/puzzle.hpp"

#include <memory>
#include <optional>

namespace howdah::puzzles {

/// The rules and the search for forced wins, for the rules of a puzzle.
struct Judge {
  std::unique_ptr<AnyGame> game;
  std::unique_ptr<ForcedWins> wins;
};
[[nodiscard]] Expected<Judge> make_judge(std::string_view game, std::string_view rules);

/// Nothing when all of it holds:
/// - to win: no win takes fewer plies, the solution's first move forces one in these, no other
///   first move does, and the line goes on with longest defences and winning moves to the end;
/// - to defend: every move but the solution's loses within the plies, not every one in fewer, and
///   that one does not even within two more;
/// - the id, the grade and the facts that can be counted are right.
/// Else the first thing that does not.
[[nodiscard]] std::optional<Error> disprove(std::string_view game, const Puzzle& puzzle,
                                            Judge& judge);

/// Of a collection: the ids are different, and no two positions with the same goal are alike up to
/// symmetry.
[[nodiscard]] std::optional<Error> find_doubles(const Collection& collection);

/// The plies of the puzzle that a position is, if it is one for some number up to `most_plies`;
/// fills in plies and solution. False when it is none, or when that took too long.
[[nodiscard]] bool find_win(Judge& judge, Puzzle& puzzle, int most_plies);
[[nodiscard]] bool find_defence(Judge& judge, Puzzle& puzzle, int most_plies);

/// All that is measured but the level.
[[nodiscard]] std::optional<Difficulty> count_difficulty(Judge& judge, const Puzzle& puzzle);

} // namespace howdah::puzzles
