#include "tests/reference/siam.hpp"

#include <algorithm>

namespace howdah::reference::siam {
namespace {

constexpr std::string_view kFacings = "nesw";

// The rules know no such bound, but position texts count no further, so games go no further.
constexpr int kLongestGame = 9'999'999; // plies

// ---- The board -----------------------------------------------------------------------------

Square step(Square from, char direction) {
  if (direction == 'n') return {from.file, from.rank + 1};
  if (direction == 'e') return {from.file + 1, from.rank};
  if (direction == 's') return {from.file, from.rank - 1};
  return {from.file - 1, from.rank};
}

char opposite(char direction) {
  if (direction == 'n') return 's';
  if (direction == 'e') return 'w';
  if (direction == 's') return 'n';
  return 'e';
}

bool on_board(Square square) {
  return square.file >= 0 && square.file <= 4 && square.rank >= 0 && square.rank <= 4;
}

bool on_border(Square square) {
  return square.file == 0 || square.file == 4 || square.rank == 0 || square.rank == 4;
}

bool is_crossed(Square square) {
  return square.file == 2 && (square.rank == 0 || square.rank == 4);
}

Piece& at(Position& position, Square square) {
  return position.board.at(static_cast<std::size_t>(square.file))
      .at(static_cast<std::size_t>(square.rank));
}

Piece at(const Position& position, Square square) {
  return position.board.at(static_cast<std::size_t>(square.file))
      .at(static_cast<std::size_t>(square.rank));
}

bool is_empty(const Position& position, Square square) {
  return at(position, square).kind == '.';
}

std::vector<Square> all_squares() {
  std::vector<Square> squares;
  for (int file = 0; file < 5; ++file) {
    for (int rank = 0; rank < 5; ++rank) squares.push_back({file, rank});
  }
  return squares;
}

std::string name(Square square) {
  return {static_cast<char>('a' + square.file), static_cast<char>('1' + square.rank)};
}

int in_reserve(const Rules& rules, const Position& position, char player) {
  int reserve = rules.animals;
  for (const Square square : all_squares()) {
    if (at(position, square).kind == player) --reserve;
  }
  return reserve;
}

// ---- Pushing -------------------------------------------------------------------------------

/// The pusher, then every piece from `first` straight ahead up to an empty square or the edge.
std::vector<Piece> line_of_push(const Position& position, Piece pusher, Square first) {
  std::vector<Piece> line = {pusher};
  for (Square square = first; on_board(square) && !is_empty(position, square);
       square = step(square, pusher.facing)) {
    line.push_back(at(position, square));
  }
  return line;
}

/// Whether the first `length` pieces of the line, taken for themselves, can be pushed.
bool strong_enough(const std::vector<Piece>& line, std::size_t length, char direction) {
  int same = 0;
  int against = 0;
  int rocks = 0;
  for (std::size_t i = 0; i < length; ++i) {
    if (line[i].kind == 'O') ++rocks;
    if (line[i].facing == direction) ++same;
    if (line[i].facing == opposite(direction)) ++against;
  }
  return same - against >= std::max(1, rocks);
}

bool may_push(const Rules& rules, const std::vector<Piece>& line, char direction) {
  if (rules.running_push) {
    for (std::size_t length = 1; length < line.size(); ++length) {
      if (!strong_enough(line, length, direction)) return false;
    }
  }
  return strong_enough(line, line.size(), direction);
}

/// The owner of the animal closest to the rock at the end of the line, among those that face
/// the push direction. The pusher does, so there is one.
char winner_of_push(const std::vector<Piece>& line, char direction) {
  for (std::size_t i = line.size() - 1; i > 0; --i) {
    if (line[i].facing == direction) return line[i].kind;
  }
  return line[0].kind;
}

/// Puts the pusher on `first` and moves what was there, and all behind it, one square on.
/// The pusher's old square is empty already. An animal that falls off is back in its reserve
/// by no longer standing on the board.
void push(Position& position, Piece pusher, Square first) {
  const std::vector<Piece> line = line_of_push(position, pusher, first);
  Square square = first;
  for (const Piece piece : line) {
    if (!on_board(square)) { // the last of the line, and it falls
      if (piece.kind == 'O') position.winner = winner_of_push(line, pusher.facing);
      return;
    }
    at(position, square) = piece;
    square = step(square, pusher.facing);
  }
}

// ---- The five actions ----------------------------------------------------------------------

/// In the first two turns of each player the animal played may not end on a crossed square.
bool is_barred(const Rules& rules, const Position& position, Square square) {
  return rules.crosses && position.ply < 4 && is_crossed(square);
}

Position with_turn_passed(Position position) {
  position.to_move = position.to_move == 'E' ? 'R' : 'E';
  ++position.ply;
  return position;
}

/// The edges an animal can come in over, as the direction in which it crosses them.
std::string entry_directions(Square square) {
  std::string directions;
  if (square.rank == 0) directions += 'n';
  if (square.rank == 4) directions += 's';
  if (square.file == 0) directions += 'e';
  if (square.file == 4) directions += 'w';
  return directions;
}

void add_entries(const Rules& rules, const Position& before, Square to,
                 std::vector<Action>& actions) {
  if (!on_border(to) || is_barred(rules, before, to)) return;
  if (in_reserve(rules, before, before.to_move) == 0) return;
  if (is_empty(before, to)) {
    for (const char facing : kFacings) {
      Position after = before;
      at(after, to) = {before.to_move, facing};
      actions.push_back({"@" + name(to) + facing, with_turn_passed(after)});
    }
    return;
  }
  for (const char direction : entry_directions(to)) {
    const Piece pusher = {before.to_move, direction};
    if (!may_push(rules, line_of_push(before, pusher, to), direction)) continue;
    Position after = before;
    push(after, pusher, to);
    actions.push_back({"@" + name(to) + direction, with_turn_passed(after)});
  }
}

void add_moves(const Rules& rules, const Position& before, Square from,
               std::vector<Action>& actions) {
  for (const char direction : kFacings) {
    const Square to = step(from, direction);
    if (!on_board(to) || !is_empty(before, to) || is_barred(rules, before, to)) continue;
    for (const char facing : kFacings) {
      Position after = before;
      at(after, from) = {};
      at(after, to) = {before.to_move, facing};
      actions.push_back({name(from) + name(to) + facing, with_turn_passed(after)});
    }
  }
}

void add_push(const Rules& rules, const Position& before, Square from,
              std::vector<Action>& actions) {
  const Piece pusher = at(before, from);
  const Square to = step(from, pusher.facing);
  if (!on_board(to) || is_empty(before, to) || is_barred(rules, before, to)) return;
  if (!may_push(rules, line_of_push(before, pusher, to), pusher.facing)) return;
  Position after = before;
  at(after, from) = {};
  push(after, pusher, to);
  actions.push_back({name(from) + name(to) + pusher.facing, with_turn_passed(after)});
}

void add_turns(const Position& before, Square square, std::vector<Action>& actions) {
  for (const char facing : kFacings) {
    if (facing == at(before, square).facing) continue;
    Position after = before;
    at(after, square).facing = facing;
    actions.push_back({name(square) + facing, with_turn_passed(after)});
  }
}

void add_leaving(const Rules& rules, const Position& before, Square from,
                 std::vector<Action>& actions) {
  if (!on_border(from)) return;
  Position after = before;
  if (rules.one_exit) {
    const auto right = after.exits.find(before.to_move);
    if (right == std::string::npos) return;
    after.exits.erase(right, 1);
    if (after.exits.empty()) after.exits = "-";
  }
  at(after, from) = {};
  actions.push_back({name(from) + 'x', with_turn_passed(after)});
}

} // namespace

std::string result(const Rules& rules, const Position& position) {
  if (position.winner != '.') return {position.winner};
  if (position.ply >= rules.limit.value_or(kLongestGame)) return "draw";
  return "none";
}

std::vector<Action> legal_actions(const Rules& rules, const Position& position) {
  std::vector<Action> actions;
  if (result(rules, position) != "none") return actions;
  for (const Square square : all_squares()) {
    add_entries(rules, position, square, actions);
    if (at(position, square).kind != position.to_move) continue;
    add_moves(rules, position, square, actions);
    add_push(rules, position, square, actions);
    add_turns(position, square, actions);
    add_leaving(rules, position, square, actions);
  }
  return actions;
}

} // namespace howdah::reference::siam
