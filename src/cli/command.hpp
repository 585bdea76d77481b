// What a command is: data for reading its command line and for its help, and a function.
//
// To add one: a file in commands/ that defines `const Command& NAME_command()`, and a line in
// command_list.inc.
#pragma once

#include "cli/message.hpp"
#include "cli/problem.hpp"

#include <string>
#include <string_view>
#include <vector>

namespace howdah::cli {

struct Console;
class Request;

/// A positional argument.
struct Argument {
  Message name;             // "GAME", in French "JEU"
  Message about;            // {0} is filled with the choices
  bool any_number = false;  // none, one or several; only the last argument of a command
  std::string choices = {}; // what it can be, with commas between, if there is a list
};

struct Option {
  std::string_view name; // "--threads"
  Phrase value;          // the placeholder of its value in the help; empty for a flag
  Message about;
  bool any_number = false; // may be given several times
};

/// A command line for the help, with {game}, {rules}, {position}, {move} and {reply} filled in
/// from the first game there is.
struct Example {
  Message about;
  std::vector<std::string_view> words; // after "howdah"
  std::string_view shell = {};         // what a shell does with it, "< FILE": then it is not run
  int lines = 4; // how many lines of its output the help shows; with 0 it is not run
};

struct Command {
  std::string_view name;
  Message summary;
  std::vector<Argument> arguments;
  std::vector<Option> options;
  std::vector<Example> examples;
  ExitStatus (*run)(const Request& request, Console& console);
};

/// "howdah apply GAME [MOVE...]".
[[nodiscard]] Phrase usage(const Command& command);

} // namespace howdah::cli
