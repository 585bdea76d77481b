#include "terminal/clock.hpp"

#include "core/text.hpp"

#include <fmt/format.h>

namespace howdah::terminal {
namespace {

using std::chrono::minutes;
using std::chrono::seconds;

constexpr std::uint32_t kMostMinutes = 600;
constexpr std::uint32_t kMostSeconds = 600;

} // namespace

Expected<ClockRules> parse_clock(std::string_view text) {
  std::string_view rest = text;
  const auto base = parse_number(take_until(rest, '+'), kMostMinutes);
  const bool has_increment = text.find('+') != std::string_view::npos;
  const auto increment = has_increment ? parse_number(rest, kMostSeconds) : std::optional(0U);
  if (base && increment && *base > 0) {
    return ClockRules{.base = minutes(*base), .increment = seconds(*increment)};
  }
  return fail({fmt::format("invalid clock '{}'; 5+3 is 5 minutes and 3 seconds per move, each at "
                           "most {}",
                           quotable(text), kMostMinutes),
               fmt::format("pendule non valable « {} » ; 5+3 veut dire 5 minutes et 3 secondes "
                           "par coup, {} au plus",
                           quotable(text), kMostMinutes)});
}

std::string clock_text(const ClockRules& rules) {
  return fmt::format("{}+{}", std::chrono::duration_cast<minutes>(rules.base).count(),
                     std::chrono::duration_cast<seconds>(rules.increment).count());
}

std::string time_text(milliseconds left) {
  constexpr auto kLittle = seconds(10);
  const auto whole = std::chrono::duration_cast<seconds>(left).count();
  if (left < kLittle) {
    return fmt::format("0:{:02}.{}", whole, left.count() % 1000 / 100);
  }
  return fmt::format("{}:{:02}", whole / 60, whole % 60);
}

} // namespace howdah::terminal
