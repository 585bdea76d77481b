// Which language the user reads, and whether the terminal shows more than ASCII.
#pragma once

#include "core/language.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::cli {

/// "en" and "fr".
[[nodiscard]] std::optional<Language> language_named(std::string_view name);

/// What the words of the command line say with --lang, else the environment. Lenient: whether
/// the words are right is checked later, and the complaint needs a language already.
[[nodiscard]] Language preferred_language(const std::vector<std::string>& words);

/// Whether LC_ALL, LC_CTYPE or LANG, the first that is set, names UTF-8.
[[nodiscard]] bool environment_has_unicode();

} // namespace howdah::cli
