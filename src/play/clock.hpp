// Time for the players: so much for the game, and some more with every move.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::play {

using std::chrono::milliseconds;

/// A moment, counted from whichever moment the caller chooses. A game in play is told the time.
using Instant = std::chrono::milliseconds;

/// The longest time that texts may name, some 46 days.
inline constexpr std::uint32_t kMostMilliseconds = 4'000'000'000;

struct ClockRules {
  milliseconds base{};
  milliseconds increment{};

  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// As the tag TimeControl has it, in seconds: "300+3", "0.5+0.01".
[[nodiscard]] std::string time_control(const ClockRules& rules);
/// Nothing for any other text.
[[nodiscard]] std::optional<ClockRules> parse_time_control(std::string_view text);

} // namespace howdah::play
