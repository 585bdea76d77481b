// A command of the protocol, parsed and checked as far as the line alone allows.
#pragma once

#include "engine/limits.hpp"
#include "protocol/options.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace howdah::protocol {

struct Blank {};     // a line of white space: ignored
struct Introduce {}; // ugi
struct IsReady {};
struct NewGame {};
struct Stop {};
struct Quit {};
struct Bench {};
struct Draw {};

struct SetNumber {
  NumberOption option;
  std::uint32_t value;
};
struct SetRules {
  std::string rules;
};
struct SetPie {
  bool on;
};
struct ClearHash {};

struct SetPosition {
  std::optional<std::string> position; // a position text; nothing for the start
  std::vector<std::string> moves;
  bool swapped = false; // sides were swapped behind the first move
};

struct Go {
  SearchLimits limits;
  /// The answer waits for `stop`, even when the search has nothing left to do.
  bool until_stopped = false;
};
struct GoPerft {
  int depth;
};

enum class Question : unsigned char { p1turn, gameover, result, turn, players, fen, legalmoves };
struct Query {
  Question question;
};

using Command = std::variant<Blank, Introduce, IsReady, NewGame, Stop, Quit, Bench, Draw, SetNumber,
                             SetRules, SetPie, ClearHash, SetPosition, Go, GoPerft, Query>;

} // namespace howdah::protocol
