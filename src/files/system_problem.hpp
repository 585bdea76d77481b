// System errors of files and streams, in both languages.
#pragma once

#include "core/language.hpp"

#include <string_view>

namespace howdah {

/// The meaning of an `errno` value.
[[nodiscard]] Phrase system_problem(int code);

/// "cannot read 'PATH': no such file".
[[nodiscard]] Phrase cannot_read(std::string_view path, int code);

} // namespace howdah
