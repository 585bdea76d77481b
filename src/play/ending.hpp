// How a game ended: what the result is, why, and whom the reason is about.
#pragma once

#include "games/result.hpp"

#include <optional>
#include <string_view>

namespace howdah::play {

enum class EndReason : unsigned char {
  rules,    // the board says so
  resigned, // two players: one gave up; more: the last person left
  time,     // likewise, by the clock
  agreed,   // a draw that all accepted
  length,   // the policy's limit of plies
};

struct Ending {
  Result result = Result::draw();
  EndReason reason = EndReason::rules;
  Seat seat = 0; // of `resigned` and `time`: who; of `agreed`: who agreed last

  friend bool operator==(const Ending&, const Ending&) = default;
};

/// As texts write it: "rules", "resigned", "time", "agreed", "length".
[[nodiscard]] std::string_view to_word(EndReason reason);
[[nodiscard]] std::optional<EndReason> parse_end_reason(std::string_view word);

} // namespace howdah::play
