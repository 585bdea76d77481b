// The players' time, if they play with a clock: so much for the game, and some for every move.
#pragma once

#include "core/error.hpp"
#include "games/result.hpp"

#include <array>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace howdah::terminal {

using std::chrono::milliseconds;

struct ClockRules {
  std::chrono::seconds time{};
  std::chrono::seconds increment{};

  friend bool operator==(const ClockRules&, const ClockRules&) = default;
};

/// "5+3" is five minutes, and three seconds a move; "5" alone is "5+0".
[[nodiscard]] Expected<ClockRules> parse_clock(std::string_view text);
[[nodiscard]] std::string clock_text(const ClockRules& rules);

/// As the tag TimeControl has it, in seconds: "300+3"; nothing for any other text.
[[nodiscard]] std::string time_control(const ClockRules& rules);
[[nodiscard]] std::optional<ClockRules> clock_of_time_control(std::string_view text);

/// "4:59", and tenths when little is left: "0:09.3".
[[nodiscard]] std::string time_text(milliseconds left);

class Clock {
public:
  Clock(const ClockRules& rules, int players);

  [[nodiscard]] const ClockRules& rules() const noexcept { return rules_; }
  [[nodiscard]] milliseconds left(Seat seat) const noexcept { return left_[index(seat)]; }
  void set_left(Seat seat, milliseconds left) noexcept { left_[index(seat)] = left; }

  /// Time that passed at a player's turn; whether none is left.
  bool pass(Seat seat, milliseconds time) noexcept;
  /// After a player's move.
  void add_increment(Seat seat) noexcept { left_[index(seat)] += rules_.increment; }

private:
  [[nodiscard]] static std::size_t index(Seat seat) noexcept {
    return static_cast<std::size_t>(seat);
  }

  ClockRules rules_;
  std::array<milliseconds, kMaxPlayers> left_{};
};

} // namespace howdah::terminal
