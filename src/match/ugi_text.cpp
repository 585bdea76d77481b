#include "match/ugi_text.hpp"

#include "core/text.hpp"

namespace howdah::match {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
  const auto word = rest.substr(0, rest.find_first_of(kBlanks));
  rest.remove_prefix(word.size());
  return word;
}

} // namespace

std::string position_command(const GameLine& line) {
  std::string command = line.start.empty() ? "position startpos" : "position fen " + line.start;
  if (!line.moves.empty()) command += " moves";
  for (const auto& move : line.moves) command += " " + move;
  return command;
}

std::string go_command(const SearchLimits& limits) {
  std::string command = "go";
  if (limits.depth) command += concat(" depth ", *limits.depth);
  if (limits.nodes) command += concat(" nodes ", *limits.nodes);
  if (limits.move_time) command += concat(" movetime ", limits.move_time->count());
  for (std::size_t seat = 0; seat < limits.clocks.size(); ++seat) {
    if (const auto& clock = limits.clocks[seat]) {
      command += concat(" p", seat + 1, "time ", clock->left.count(), " p", seat + 1, "inc ",
                        clock->increment.count());
    }
  }
  return command;
}

std::string set_option(std::string_view name, std::string_view value) {
  return concat("setoption name ", name, " value ", value);
}

std::string first_word(std::string_view line) {
  return std::string(take_word(line));
}

std::string second_word(std::string_view line) {
  (void)take_word(line);
  return std::string(take_word(line));
}

bool offers_option(std::string_view line, std::string_view name) {
  return take_word(line) == "option" && take_word(line) == "name" && take_word(line) == name;
}

} // namespace howdah::match
