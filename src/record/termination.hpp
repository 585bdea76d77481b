// How a game ended, as the tag `Termination` says it: one fixed word. Other words in records that
// were read are kept as they are.
#pragma once

#include <optional>
#include <string_view>

namespace howdah::record {

enum class Termination : unsigned char {
  normal,     // by the rules
  resigned,   // a player gave up
  time,       // a clock ran out
  agreed,     // a draw by agreement
  length,     // called off after so many moves
  crash,      // an engine ended without a move,
  timeout,    // did not answer,
  unreadable, // answered what is no move,
  illegal,    // or answered a move that is not legal
};

[[nodiscard]] std::string_view to_word(Termination termination);
/// Nothing for a word that is none of these.
[[nodiscard]] std::optional<Termination> parse_termination(std::string_view word);

} // namespace howdah::record
