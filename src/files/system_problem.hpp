// What the system says when a file or stream fails, in both languages.
#pragma once

#include "core/language.hpp"

namespace howdah {

/// The meaning of an `errno` value.
[[nodiscard]] Phrase system_problem(int code);

} // namespace howdah
