// Clocks as people write and read them; play/clock.hpp has what they mean.
#pragma once

#include "core/error.hpp"
#include "play/clock.hpp"

#include <string>
#include <string_view>

namespace howdah::terminal {

using play::ClockRules;
using play::milliseconds;

/// "5+3" is five minutes, and three seconds per move; "5" alone is "5+0".
[[nodiscard]] Expected<ClockRules> parse_clock(std::string_view text);
[[nodiscard]] std::string clock_text(const ClockRules& rules);

/// "4:59", and tenths when little is left: "0:09.3".
[[nodiscard]] std::string time_text(milliseconds left);

} // namespace howdah::terminal
