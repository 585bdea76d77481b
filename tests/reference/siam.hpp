// A plain reference implementation of Siam: a board of 5 x 5 squares and loops over it. Slow, and
// written to be held beside the rules; the fast library is checked against it and shares no line
// with it.
//
// Everything goes in and out as text. `Game` is what tests use; the types below it are what the
// rules talk about.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::reference::siam {

struct Rules {
  bool crosses = false;          // opening=crosses
  bool one_exit = false;         // exits=once
  bool running_push = false;     // push=running
  int animals = 5;               // per player
  bool repetition_draws = true;  // repetition=draw
  std::optional<int> limit = {}; // plies
};

/// What stands on a square.
struct Piece {
  char kind = '.';   // '.' nothing, 'O' a rock, 'E' an elephant, 'R' a rhinoceros
  char facing = '.'; // 'n' 'e' 's' 'w' of an animal
};

/// File and rank from 0 to 4: a1 is {0, 0}, e1 is {4, 0}.
struct Square {
  int file = 0;
  int rank = 0;
};

struct Position {
  std::array<std::array<Piece, 5>, 5> board; // [file][rank]
  char to_move = 'E';
  std::string exits = "*"; // the third field of the position text
  int ply = 0;
  char winner = '.'; // 'E' or 'R' once a rock has been pushed off
};

/// A legal action: its text, and the position it leads to.
struct Action {
  std::string text;
  Position after;
};

/// A value that was read, or the reason why it was refused.
template <class T>
struct Reading {
  std::optional<T> value;
  std::string reason;
};

[[nodiscard]] Reading<Rules> read_rules(std::string_view text);
[[nodiscard]] Reading<Position> read_position(const Rules& rules, std::string_view text);
[[nodiscard]] std::string position_text(const Position& position);

/// "none", "draw", "E" or "R", as the position alone shows it.
[[nodiscard]] std::string result(const Rules& rules, const Position& position);

/// In no particular order; none when the game is over.
[[nodiscard]] std::vector<Action> legal_actions(const Rules& rules, const Position& position);

/// A game in progress, with its history.
class Game {
public:
  /// From the start, or from a position text.
  [[nodiscard]] static Reading<Game> start(std::string_view rules);
  [[nodiscard]] static Reading<Game> set_up(std::string_view rules, std::string_view position);

  [[nodiscard]] std::string position() const;
  /// Sorted bytewise; none when the game is over.
  [[nodiscard]] std::vector<std::string> legal_moves() const;
  /// False, and the game stays as it is, unless the move is legal.
  [[nodiscard]] bool play(std::string_view move);
  [[nodiscard]] std::string result() const;
  [[nodiscard]] std::string result_without_repetition() const;
  /// Sequences of `depth` moves; repetition is ignored.
  [[nodiscard]] std::uint64_t perft(int depth) const;

private:
  Game(const Rules& rules, const Position& position);

  Rules rules_;
  Position position_;
  std::vector<std::string> seen_; // what the repetition rule compares, of each position so far
};

} // namespace howdah::reference::siam
