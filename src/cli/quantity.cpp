#include "cli/quantity.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::cli {
namespace {

std::string decimal(double number, int digits, Language language) {
  auto text = fmt::format("{:.{}f}", number, digits);
  if (language == Language::french) std::ranges::replace(text, '.', ',');
  return text;
}

} // namespace

std::string seconds_text(double seconds, Language language) {
  return decimal(seconds, seconds < 10 ? 3 : 1, language) + " s";
}

std::string rate_text(double per_second, Language language) {
  double number = per_second;
  const char* prefix = "";
  for (const char* const larger : {"k", "M", "G", "T"}) {
    if (number < 1000) break;
    number /= 1000;
    prefix = larger;
  }
  return fmt::format("{} {}/s", decimal(number, number < 100 ? 1 : 0, language), prefix);
}

std::string speed_text(std::uint64_t count, std::chrono::duration<double> time, Language language) {
  return fmt::format(
      "{}, {}", seconds_text(time.count(), language),
      rate_text(static_cast<double>(count) / std::max(time.count(), 1e-9), language));
}

} // namespace howdah::cli
