// Measured quantities for people, written as their language writes numbers.
#pragma once

#include "core/language.hpp"

#include <chrono>
#include <cstdint>
#include <string>

namespace howdah::cli {

/// A number with a point in it as the language writes it: "0.5", in French "0,5".
[[nodiscard]] std::string localized(std::string number, Language language);

/// The same of a number, with so many decimals.
[[nodiscard]] std::string decimal_text(double number, int decimals, Language language);

/// "0.063 s", in French "0,063 s".
[[nodiscard]] std::string seconds_text(double seconds, Language language);

/// "23.4 G/s": a rate per second, with the prefixes k, M, G and T.
[[nodiscard]] std::string rate_text(double per_second, Language language);

/// "0.063 s, 23.4 G/s": the time a count took, and the rate.
[[nodiscard]] std::string speed_text(std::uint64_t count, std::chrono::duration<double> time,
                                     Language language);

} // namespace howdah::cli
