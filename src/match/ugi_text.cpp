#include "match/ugi_text.hpp"

#include "core/text.hpp"
#include "engine/pie.hpp"

#include <algorithm>

namespace howdah::match {
namespace {

constexpr std::string_view kBlanks = " \t\r";

std::string_view take_word(std::string_view& rest) {
  rest.remove_prefix(std::min(rest.find_first_not_of(kBlanks), rest.size()));
  const auto word = rest.substr(0, rest.find_first_of(kBlanks));
  rest.remove_prefix(word.size());
  return word;
}

constexpr char lower(char letter) noexcept {
  return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

} // namespace

std::string position_command(const GameLine& line) {
  std::string command = line.start.empty() ? "position startpos" : "position fen " + line.start;
  if (!line.moves.empty()) command += " moves";
  for (std::size_t i = 0; i < line.moves.size(); ++i) {
    command += " " + line.moves[i];
    if (i == 0 && line.swapped) command += concat(" ", kSwapMove);
  }
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

std::optional<std::string> option_name(std::string_view line) {
  if (take_word(line) != "option" || take_word(line) != "name") return std::nullopt;
  std::string name;
  for (auto word = take_word(line); !word.empty() && word != "type"; word = take_word(line)) {
    if (!name.empty()) name += ' ';
    name += word;
  }
  if (name.empty()) return std::nullopt;
  return name;
}

bool same_option(std::string_view one, std::string_view other) {
  return std::ranges::equal(one, other, {}, lower, lower);
}

std::optional<std::string> complaint(std::string_view line) {
  if (take_word(line) != "info" || take_word(line) != "string") return std::nullopt;
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  std::string small(line);
  std::ranges::transform(small, small.begin(), lower);
  constexpr std::string_view kOpenings[] = {"error",       "unknown", "no such option",
                                            "unsupported", "invalid", "illegal"};
  const bool complains = std::ranges::any_of(
      kOpenings, [&](std::string_view opening) { return small.starts_with(opening); });
  if (!complains) return std::nullopt;
  constexpr std::string_view kError = "error:";
  if (small.starts_with(kError)) line.remove_prefix(kError.size());
  line.remove_prefix(std::min(line.find_first_not_of(kBlanks), line.size()));
  return std::string(line);
}

} // namespace howdah::match
