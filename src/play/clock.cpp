#include "play/clock.hpp"

#include "core/text.hpp"

namespace howdah::play {
namespace {

constexpr std::uint32_t kMostSeconds = 4'000'000;

/// Seconds, with as many decimals as it takes.
std::string seconds_text(milliseconds time) {
  auto text = concat(time.count() / 1000);
  if (time.count() % 1000 == 0) return text;
  auto decimals = concat(1000 + time.count() % 1000).substr(1);
  while (decimals.ends_with('0')) decimals.pop_back();
  return concat(text, '.', decimals);
}

std::optional<milliseconds> parse_seconds(std::string_view text) {
  const bool has_decimals = text.find('.') != std::string_view::npos;
  const auto whole = parse_number(take_until(text, '.'), kMostSeconds);
  if (!whole || (has_decimals && (text.empty() || text.size() > 3))) return std::nullopt;
  auto time = milliseconds(std::chrono::seconds(*whole));
  milliseconds digit_value(100);
  for (const char digit : text) {
    if (digit < '0' || digit > '9') return std::nullopt;
    time += (digit - '0') * digit_value;
    digit_value /= 10;
  }
  return time;
}

} // namespace

std::string time_control(const ClockRules& rules) {
  return concat(seconds_text(rules.base), '+', seconds_text(rules.increment));
}

std::optional<ClockRules> parse_time_control(std::string_view text) {
  const auto base = parse_seconds(take_until(text, '+'));
  const auto increment = parse_seconds(text);
  if (!base || !increment || base->count() == 0) return std::nullopt;
  return ClockRules{.base = *base, .increment = *increment};
}

} // namespace howdah::play
