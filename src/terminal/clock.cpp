#include "terminal/clock.hpp"

#include "core/text.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::terminal {
namespace {

using std::chrono::seconds;

constexpr std::uint32_t kMostMinutes = 600;
constexpr std::uint32_t kMostSeconds = 600;

} // namespace

Expected<ClockRules> parse_clock(std::string_view text) {
  std::string_view rest = text;
  const auto minutes = parse_number(take_until(rest, '+'), kMostMinutes);
  const bool has_increment = text.find('+') != std::string_view::npos;
  const auto increment = has_increment ? parse_number(rest, kMostSeconds) : std::optional(0U);
  if (minutes && increment && *minutes > 0) {
    return ClockRules{.time = std::chrono::minutes(*minutes), .increment = seconds(*increment)};
  }
  return fail({fmt::format("'{}' is no clock; 5+3 is 5 minutes and 3 seconds a move, each at most "
                           "{}",
                           quotable(text), kMostMinutes),
               fmt::format("« {} » n'est pas une pendule ; 5+3 veut dire 5 minutes et 3 secondes "
                           "par coup, {} au plus",
                           quotable(text), kMostMinutes)});
}

std::string clock_text(const ClockRules& rules) {
  return fmt::format("{}+{}", rules.time.count() / 60, rules.increment.count());
}

std::string time_control(const ClockRules& rules) {
  return fmt::format("{}+{}", rules.time.count(), rules.increment.count());
}

std::optional<ClockRules> clock_of_time_control(std::string_view text) {
  const auto time = parse_number(take_until(text, '+'), kMostMinutes * 60);
  const auto increment = parse_number(text, kMostSeconds);
  if (!time || !increment || *time == 0) return std::nullopt;
  return ClockRules{.time = seconds(*time), .increment = seconds(*increment)};
}

std::string time_text(milliseconds left) {
  constexpr auto kLittle = seconds(10);
  const auto whole = std::chrono::duration_cast<seconds>(left).count();
  if (left < kLittle) {
    return fmt::format("0:{:02}.{}", whole, left.count() % 1000 / 100);
  }
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

Clock::Clock(const ClockRules& rules, int players) : rules_(rules) {
  std::fill_n(left_.begin(), players, milliseconds(rules.time));
}

bool Clock::pass(Seat seat, milliseconds time) noexcept {
  auto& left = left_[index(seat)];
  left = std::max(milliseconds(0), left - time);
  return left == milliseconds(0);
}

} // namespace howdah::terminal
