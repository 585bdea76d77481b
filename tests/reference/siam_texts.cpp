// The texts of the reference: rules, positions. Moves are written where they are found (siam.cpp).
#include "tests/reference/siam.hpp"

#include <algorithm>
#include <set>

namespace howdah::reference::siam {
namespace {

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

/// Digits without a leading zero, at most 9,999,999: the bound the project sets for plies.
std::optional<int> read_number(const std::string& text) {
  if (text.empty() || text.size() > 7) return std::nullopt;
  if (text.size() > 1 && text[0] == '0') return std::nullopt;
  if (text.find_first_not_of("0123456789") != std::string::npos) return std::nullopt;
  return std::stoi(text);
}

/// False when the option has no such value, or there is no such option.
bool set_option(Rules& rules, const std::string& key, const std::string& value) {
  if (key == "opening" && (value == "free" || value == "crosses")) {
    rules.crosses = value == "crosses";
    return true;
  }
  if (key == "exits" && (value == "unlimited" || value == "once")) {
    rules.one_exit = value == "once";
    return true;
  }
  if (key == "push" && (value == "total" || value == "running")) {
    rules.running_push = value == "running";
    return true;
  }
  if (key == "animals" && value.size() == 1 && value >= "1" && value <= "5") {
    rules.animals = std::stoi(value);
    return true;
  }
  if (key == "repetition" && (value == "draw" || value == "none")) {
    rules.repetition_draws = value == "draw";
    return true;
  }
  if (key == "limit") {
    rules.limit = value == "none" ? std::nullopt : read_number(value);
    return value == "none" || (rules.limit && *rules.limit >= 1);
  }
  return false;
}

/// The reason why the first field is refused; empty when it was read into the board.
std::string read_board(const Rules& rules, const std::string& field, Position& position) {
  const std::vector<std::string> ranks = split(field, '/');
  if (ranks.size() != 5) return "the board has not 5 ranks";
  int rocks = 0;
  int elephants = 0;
  int rhinos = 0;
  for (std::size_t i = 0; i < 5; ++i) {
    const std::string& written = ranks[i];
    const std::size_t rank = 4 - i;
    std::size_t file = 0;
    for (std::size_t j = 0; j < written.size(); ++j) {
      const char letter = written[j];
      if (letter >= '1' && letter <= '5') {
        file += static_cast<std::size_t>(letter - '0');
        continue;
      }
      Piece piece = {letter, '.'};
      if (letter == 'E' || letter == 'R') {
        ++j;
        if (j == written.size() || std::string("nesw").find(written[j]) == std::string::npos) {
          return "an animal has no facing";
        }
        piece.facing = written[j];
      } else if (letter != 'O') {
        return "no such piece";
      }
      if (file > 4) return "a rank has more than 5 squares";
      position.board.at(file).at(rank) = piece;
      ++file;
      if (letter == 'O') ++rocks;
      if (letter == 'E') ++elephants;
      if (letter == 'R') ++rhinos;
    }
    if (file != 5) return "a rank has not 5 squares";
  }
  if (rocks != 3) return "there are not 3 rocks";
  if (elephants > rules.animals) return "there are too many elephants";
  if (rhinos > rules.animals) return "there are too many rhinos";
  return "";
}

} // namespace

Reading<Rules> read_rules(std::string_view text) {
  Rules rules;
  std::vector<std::string> parts = split(text, ',');
  if (parts[0] == "classic" || parts[0] == "2015") {
    rules.crosses = parts[0] == "2015";
    parts.erase(parts.begin());
  }
  std::set<std::string> keys;
  for (const std::string& part : parts) {
    const std::size_t equals = part.find('=');
    if (equals == std::string::npos) return {{}, "not a pair: " + part};
    const std::string key = part.substr(0, equals);
    if (!keys.insert(key).second) return {{}, "given twice: " + key};
    if (!set_option(rules, key, part.substr(equals + 1))) return {{}, "no such rule: " + part};
  }
  return {rules, ""};
}

Reading<Position> read_position(const Rules& rules, std::string_view text) {
  const std::vector<std::string> fields = split(text, ' ');
  if (fields.size() != 4) return {{}, "there are not 4 fields"};
  Position position;
  const std::string problem = read_board(rules, fields[0], position);
  if (!problem.empty()) return {{}, problem};

  if (fields[1] != "E" && fields[1] != "R") return {{}, "the player to move is neither E nor R"};
  position.to_move = fields[1][0];

  const std::vector<std::string> rights = rules.one_exit
                                              ? std::vector<std::string>{"ER", "E", "R", "-"}
                                              : std::vector<std::string>{"*"};
  if (std::ranges::find(rights, fields[2]) == rights.end()) {
    return {{}, "the exit rights do not fit the rules"};
  }
  position.exits = fields[2];

  const std::optional<int> ply = read_number(fields[3]);
  if (!ply) return {{}, "the ply count is no number"};
  position.ply = *ply;
  if ((position.to_move == 'E') != (position.ply % 2 == 0)) {
    return {{}, "the player to move does not fit the ply count"};
  }
  return {position, ""};
}

std::string position_text(const Position& position) {
  std::string text;
  for (int rank = 4; rank >= 0; --rank) {
    int empty = 0;
    for (int file = 0; file < 5; ++file) {
      const Piece piece =
          position.board.at(static_cast<std::size_t>(file)).at(static_cast<std::size_t>(rank));
      if (piece.kind == '.') {
        ++empty;
        continue;
      }
      if (empty > 0) text += std::to_string(empty);
      empty = 0;
      text += piece.kind;
      if (piece.kind != 'O') text += piece.facing;
    }
    if (empty > 0) text += std::to_string(empty);
    if (rank > 0) text += '/';
  }
  return text + " " + position.to_move + " " + position.exits + " " + std::to_string(position.ply);
}

} // namespace howdah::reference::siam
