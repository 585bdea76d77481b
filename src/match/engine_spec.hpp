// How the user names an engine: `level:5`, `hand-made`, `greedy`, `random`, or the command line of
// a UGI program, with words `option.NAME=VALUE` among its words.
#pragma once

#include "core/error.hpp"
#include "engine/engine.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace howdah::match {

struct EngineSpec {
  std::string name; // for people and records: the text as it was given
  bool is_program = false;

  // A player of our own.
  EngineKind kind = EngineKind::full;
  int level = kMaxLevel;

  // A program.
  std::vector<std::string> command{};
  std::vector<std::pair<std::string, std::string>> options{};
};

[[nodiscard]] Expected<EngineSpec> parse_engine(std::string_view text);

/// Splits a command line as a shell does, quotation marks and backslashes included, but without
/// expansion of variables or patterns.
[[nodiscard]] Expected<std::vector<std::string>> split_words(std::string_view text);

} // namespace howdah::match
