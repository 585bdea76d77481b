// Parses a command line into a request, or into one error message.
//
// CLI11 sorts the words into options, their values and the rest; every check and every message
// is made here, because CLI11's own speak English only.
#pragma once

#include "cli/command.hpp"
#include "cli/request.hpp"

#include <optional>
#include <string>
#include <vector>

namespace howdah::cli {

/// What stands before and at the name of the command.
struct Opening {
  bool help = false;
  bool version = false;
  std::optional<std::string> command;
  // The words after the command; --lang before it is moved here, where a second one is noticed.
  std::vector<std::string> rest;
};

[[nodiscard]] Opening read_opening(const std::vector<std::string>& words);

/// Reads the words after the command's name. Nothing when they ask for the command's help.
[[nodiscard]] std::optional<Request> read_request(const Command& command, Language language,
                                                  const std::vector<std::string>& words);

/// The options that every command has.
[[nodiscard]] const std::vector<Option>& general_options();

/// Those that may stand before the command or without one.
[[nodiscard]] std::vector<Option> options_before_command();

} // namespace howdah::cli
