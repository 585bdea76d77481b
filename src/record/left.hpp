// A player who left a game before its end, as the tag `Left` says it: "Green 14 resigned". Each
// player who left has a tag of that name.
#pragma once

#include "record/record.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::record {

/// Why a player left a game of three or four.
enum class LeaveReason : unsigned char { resigned, time };

/// As texts write it: "resigned", "time".
[[nodiscard]] std::string_view to_word(LeaveReason reason);
[[nodiscard]] std::optional<LeaveReason> parse_leave_reason(std::string_view word);

struct Left {
  Seat seat = 0;
  std::uint32_t ply = 0; // how many had been played
  LeaveReason reason = LeaveReason::resigned;

  friend bool operator==(const Left&, const Left&) = default;
};

[[nodiscard]] Expected<Left> parse_left(const AnyGame& game, std::string_view text);
[[nodiscard]] std::string to_text(const AnyGame& game, const Left& left);

/// All who left, in the order of the tags.
[[nodiscard]] Expected<std::vector<Left>> all_left(const AnyGame& game, const Record& record);

} // namespace howdah::record
