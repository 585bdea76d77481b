#include "protocol/parse.hpp"

#include "core/text.hpp"
#include "engine/pie.hpp"
#include "protocol/words.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace howdah::protocol {
namespace {

ParsedCommand parse_position(Words words) {
  SetPosition command;
  const auto kind = words.next();
  if (kind == "startpos") {
    const auto word = words.next();
    if (!word.empty() && word != "moves") {
      return refused("'", quotable(word), "' behind 'position startpos': only 'moves' can follow");
    }
  } else if (kind == "fen") {
    const auto text = words.until("moves");
    if (text.empty()) return refused("'position fen' needs a position text");
    command.position = text;
  } else {
    return refused("'position' needs 'startpos' or 'fen'");
  }
  while (!words.empty()) {
    const auto word = words.next();
    if (word != kSwapMove) {
      command.moves.emplace_back(word);
      continue;
    }
    if (command.swapped || command.moves.size() != 1) {
      return refused("'", kSwapMove, "' can stand behind the first move only, once");
    }
    command.swapped = true;
  }
  return command;
}

ParsedCommand parse_query(Words words) {
  constexpr std::array kQuestions = {
      std::pair("p1turn", Question::p1turn),        std::pair("gameover", Question::gameover),
      std::pair("result", Question::result),        std::pair("turn", Question::turn),
      std::pair("players", Question::players),      std::pair("fen", Question::fen),
      std::pair("legalmoves", Question::legalmoves)};
  const auto word = words.next();
  for (const auto& [name, question] : kQuestions) {
    if (word != name) continue;
    if (!words.empty()) return refused("nothing can follow 'query ", name, "'");
    return Query{question};
  }
  return refused("unknown question '", quotable(word),
                 "'; the questions are p1turn, gameover, result, turn, players, fen, legalmoves");
}

/// A command that is one word and nothing else.
template <class T>
ParsedCommand parse_alone(std::string_view name, Words words) {
  if (!words.empty()) return refused("nothing can follow '", name, "'");
  return T{};
}

} // namespace

ParsedCommand parse_command(std::string_view line) {
  Words words(line);
  const auto name = words.next();
  if (name.empty()) return Blank{};
  if (name == "ugi") return parse_alone<Introduce>(name, words);
  if (name == "isready") return parse_alone<IsReady>(name, words);
  if (name == "setoption") return parse_setoption(words);
  if (name == "uginewgame") return parse_alone<NewGame>(name, words);
  if (name == "position") return parse_position(words);
  if (name == "go") return parse_go(words);
  if (name == "stop") return parse_alone<Stop>(name, words);
  if (name == "query") return parse_query(words);
  if (name == "bench") return parse_alone<Bench>(name, words);
  if (name == "d") return parse_alone<Draw>(name, words);
  if (name == "quit") return parse_alone<Quit>(name, words);
  return refused("unknown command '", quotable(name), "'");
}

} // namespace howdah::protocol
