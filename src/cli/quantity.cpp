#include "cli/quantity.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace howdah::cli {

std::string localized(std::string number, Language language) {
  if (language == Language::french) std::ranges::replace(number, '.', ',');
  return number;
}

std::string decimal_text(double number, int decimals, Language language) {
  return localized(fmt::format("{:.{}f}", number, decimals), language);
}

std::string seconds_text(double seconds, Language language) {
  return decimal_text(seconds, seconds < 10 ? 3 : 1, language) + " s";
}

std::string rate_text(double per_second, Language language) {
  double number = per_second;
  const char* prefix = "";
  for (const char* const larger : {"k", "M", "G", "T"}) {
    if (number < 1000) break;
    number /= 1000;
    prefix = larger;
  }
  return fmt::format("{} {}/s", decimal_text(number, number < 100 ? 1 : 0, language), prefix);
}

std::string speed_text(std::uint64_t count, std::chrono::duration<double> time, Language language) {
  return fmt::format(
      "{}, {}", seconds_text(time.count(), language),
      rate_text(static_cast<double>(count) / std::max(time.count(), 1e-9), language));
}

} // namespace howdah::cli
