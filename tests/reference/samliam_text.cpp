#include "tests/reference/samliam_text.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace howdah::reference::samliam {
namespace {

std::string cell_text(const Board& board, Cell cell) {
  std::string triangles;
  // The order of kCorners puts nw or ne before its opposite.
  for (const auto corner : kCorners) {
    const auto owner = board.owner({cell, corner});
    if (owner != kNobody) triangles += letter_of(owner) + text_of(corner);
  }
  return board.triangles_in(cell) == 2 ? "(" + triangles + ")" : triangles;
}

std::string rank_text(const Setting& setting, const Board& board, int rank) {
  std::string text;
  int empty = 0;
  for (int file = 0; file < kBoardSize; ++file) {
    if (!is_on_board(setting.rules, {file, rank})) continue;
    const auto cell = cell_text(board, {file, rank});
    if (cell.empty()) {
      ++empty;
      continue;
    }
    if (empty > 0) text += std::to_string(empty);
    empty = 0;
    text += cell;
  }
  if (empty > 0) text += std::to_string(empty);
  return text;
}

std::string bars_text(const Position& position) {
  std::string text;
  Player player = 0;
  for (const auto& barred : position.bars) {
    std::set<std::string> cells;
    for (const auto cell : barred) cells.insert(text_of(cell));
    if (!cells.empty()) text += letter_of(player);
    for (const auto& cell : cells) text += (cell == *cells.begin() ? "" : ",") + cell;
    ++player;
  }
  return text.empty() ? "-" : text;
}

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char letter : text) {
    if (letter == separator) {
      parts.emplace_back();
    } else {
      parts.back() += letter;
    }
  }
  return parts;
}

/// Reads a text from left to right. What is not there is not taken.
class Reader {
public:
  explicit Reader(std::string_view text) : rest_(text) {}

  [[nodiscard]] bool at_end() const { return rest_.empty(); }
  [[nodiscard]] std::string rest() const { return std::string(rest_); }

  bool take(char wanted) {
    if (!rest_.starts_with(wanted)) return false;
    rest_.remove_prefix(1);
    return true;
  }

  std::optional<int> take_digit() { return take_one_of("0123456789"); }
  std::optional<Player> take_colour() { return take_one_of("RGBW"); }

  std::optional<Corner> take_corner() {
    for (const auto corner : kCorners) {
      if (!rest_.starts_with(text_of(corner))) continue;
      rest_.remove_prefix(2);
      return corner;
    }
    return std::nullopt;
  }

  std::optional<Cell> take_cell() {
    const auto file = take_one_of("abcdefghi");
    const auto rank = file ? take_one_of("123456789") : std::nullopt;
    if (!rank) return std::nullopt;
    return Cell{*file, *rank};
  }

private:
  std::optional<int> take_one_of(std::string_view letters) {
    if (rest_.empty()) return std::nullopt;
    const auto index = letters.find(rest_.front());
    if (index == std::string_view::npos) return std::nullopt;
    rest_.remove_prefix(1);
    return static_cast<int>(index);
  }

  std::string_view rest_;
};

/// The reason why a field cannot be read; nothing when it can.
using Refusal = std::optional<std::string>;

Refusal read_triangle(const Setting& setting, Reader& reader, Cell cell, Board& board) {
  const auto colour = reader.take_colour();
  if (!colour) return "a colour is missing before '" + reader.rest() + "'";
  if (*colour >= setting.rules.players) return "a colour is not in play";
  const auto corner = reader.take_corner();
  if (!corner) return "a corner is missing before '" + reader.rest() + "'";
  board.put({cell, *corner}, *colour);
  return std::nullopt;
}

Refusal read_two_triangles(const Setting& setting, Reader& reader, Cell cell, Board& board) {
  if (auto refusal = read_triangle(setting, reader, cell, board)) return refusal;
  const bool nw_or_ne_first =
      board.owner({cell, Corner::nw}) != kNobody || board.owner({cell, Corner::ne}) != kNobody;
  if (auto refusal = read_triangle(setting, reader, cell, board)) return refusal;
  if (!reader.take(')')) return "two triangles in brackets end with ')'";
  const bool falling =
      board.owner({cell, Corner::nw}) != kNobody && board.owner({cell, Corner::se}) != kNobody;
  const bool rising =
      board.owner({cell, Corner::ne}) != kNobody && board.owner({cell, Corner::sw}) != kNobody;
  if (!falling && !rising) return "two triangles in a cell must be opposite";
  if (!nw_or_ne_first) return "nw or ne is written first";
  return std::nullopt;
}

std::string wrong_length(const Setting& setting) {
  return "a rank has not " + std::to_string(setting.rules.size) + " cells";
}

Refusal read_rank(const Setting& setting, const std::string& text, int rank, Board& board) {
  const int margin = (kBoardSize - setting.rules.size) / 2;
  Reader reader(text);
  int cells = 0;
  bool after_number = false;
  while (!reader.at_end()) {
    const auto empty = reader.take_digit();
    if (empty && (*empty == 0 || after_number)) {
      return "numbers of empty cells are written as large as possible";
    }
    after_number = empty.has_value();
    if (!empty && cells >= setting.rules.size) return wrong_length(setting);
    if (!empty) {
      const Cell cell = {margin + cells, rank};
      auto refusal = reader.take('(') ? read_two_triangles(setting, reader, cell, board)
                                      : read_triangle(setting, reader, cell, board);
      if (refusal) return refusal;
    }
    cells += empty.value_or(1);
  }
  if (cells != setting.rules.size) return wrong_length(setting);
  return std::nullopt;
}

Refusal read_board(const Setting& setting, const std::string& text, Board& board) {
  const auto ranks = split(text, '/');
  if (static_cast<int>(ranks.size()) != setting.rules.size) return "wrong number of ranks";
  int rank = kBoardSize - 1 - (kBoardSize - setting.rules.size) / 2;
  for (const auto& rank_text : ranks) {
    if (auto refusal = read_rank(setting, rank_text, rank, board)) return refusal;
    --rank;
  }
  for (Player player = 0; player < setting.rules.players; ++player) {
    if (board.triangles_of(player) > setting.rules.triangles) {
      return std::string("more triangles than there are for ") + letter_of(player);
    }
  }
  return std::nullopt;
}

Refusal read_barred_cells(const Setting& setting, Reader& reader, std::set<Cell>& barred) {
  std::string previous;
  do {
    const auto cell = reader.take_cell();
    if (!cell || !is_on_board(setting.rules, *cell)) return "a barred cell is missing";
    if (text_of(*cell) <= previous) return "barred cells are sorted, each once";
    previous = text_of(*cell);
    barred.insert(*cell);
  } while (reader.take(','));
  return std::nullopt;
}

Refusal read_bars(const Setting& setting, const std::string& text, Position& position) {
  if (text == "-") return std::nullopt;
  if (setting.rules.announce != Announce::strict) return "bars are for announce=strict";
  if (text.empty()) return "the bars are missing";
  Reader reader(text);
  Player previous = kNobody;
  while (!reader.at_end()) {
    const auto player = reader.take_colour();
    if (!player) return "the bars name a colour, then cells";
    if (*player >= setting.rules.players) return "a barred colour is not in play";
    if (*player <= previous) return "barred players are in turn order, each once";
    previous = *player;
    auto& barred = position.bars[static_cast<std::size_t>(*player)];
    if (auto refusal = read_barred_cells(setting, reader, barred)) return refusal;
  }
  return std::nullopt;
}

Refusal read_player_and_ply(const Setting& setting, const std::string& player_text,
                            const std::string& ply_text, Position& position) {
  Reader reader(player_text);
  const auto player = reader.take_colour();
  if (!player || !reader.at_end()) return "the player to move is R, G, B or W";
  if (*player >= setting.rules.players) return "the player to move is not in play";
  const auto ply = read_number(ply_text, 0, kMostPlies);
  if (!ply) return "the plies played are a number";
  if (*ply % setting.rules.players != *player) return "the player to move does not fit the plies";
  position.to_move = *player;
  position.ply = *ply;
  return std::nullopt;
}

} // namespace

std::string position_text_without_ply(const Setting& setting, const Position& position) {
  std::string board;
  for (int rank = kBoardSize - 1; rank >= 0; --rank) {
    const auto text = rank_text(setting, position.board, rank);
    if (text.empty()) continue; // outside the part that is played on
    board += (board.empty() ? "" : "/") + text;
  }
  return board + " " + letter_of(position.to_move) + " " + bars_text(position);
}

std::string position_text(const Setting& setting, const Position& position) {
  return position_text_without_ply(setting, position) + " " + std::to_string(position.ply);
}

OrReason<Position> read_position(const Setting& setting, std::string_view text) {
  const auto fields = split(text, ' ');
  if (fields.size() != 4) {
    return tl::unexpected(std::string("a position has four fields, one space between them"));
  }
  Position position;
  if (auto refusal = read_board(setting, fields[0], position.board)) {
    return tl::unexpected(*refusal);
  }
  if (auto refusal = read_player_and_ply(setting, fields[1], fields[3], position)) {
    return tl::unexpected(*refusal);
  }
  if (auto refusal = read_bars(setting, fields[2], position)) return tl::unexpected(*refusal);
  return position;
}

} // namespace howdah::reference::samliam
