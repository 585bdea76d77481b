// Measured quantities for people, written as their language writes numbers.
#pragma once

#include "core/language.hpp"

#include <string>

namespace howdah::cli {

/// "0.063 s", in French "0,063 s".
[[nodiscard]] std::string seconds_text(double seconds, Language language);

/// "23.4 G/s": so many a second, with the prefixes k, M, G and T.
[[nodiscard]] std::string rate_text(double per_second, Language language);

} // namespace howdah::cli
