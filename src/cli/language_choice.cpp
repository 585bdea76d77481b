#include "cli/language_choice.hpp"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdlib>

namespace howdah::cli {
namespace {

/// The first of the variables that is set and not empty, as POSIX reads locales.
std::string first_set(const std::array<const char*, 3>& variables) {
  for (const char* const name : variables) {
    const char* const value = std::getenv(name);
    if (value != nullptr && *value != '\0') return value;
  }
  return {};
}

} // namespace

std::optional<Language> language_named(std::string_view name) {
  if (name == "en") return Language::english;
  if (name == "fr") return Language::french;
  return std::nullopt;
}

Language preferred_language(const std::vector<std::string>& words) {
  constexpr std::string_view kOption = "--lang";
  constexpr std::string_view kOptionWithValue = "--lang=";
  for (std::size_t i = 0; i < words.size() && words[i] != "--"; ++i) {
    std::optional<Language> language;
    if (words[i].starts_with(kOptionWithValue)) {
      language = language_named(std::string_view(words[i]).substr(kOptionWithValue.size()));
    } else if (words[i] == kOption && i + 1 < words.size()) {
      language = language_named(words[i + 1]);
    }
    if (language) return *language;
  }
  const auto locale = first_set({"LC_ALL", "LC_MESSAGES", "LANG"});
  return locale.starts_with("fr") ? Language::french : Language::english;
}

bool environment_has_unicode() {
  auto locale = first_set({"LC_ALL", "LC_CTYPE", "LANG"});
  std::ranges::transform(locale, locale.begin(), [](unsigned char letter) {
    return static_cast<char>(std::tolower(letter));
  });
  return locale.ends_with("utf-8") || locale.ends_with("utf8") ||
         locale.find("utf-8@") != std::string::npos || locale.find("utf8@") != std::string::npos;
}

} // namespace howdah::cli
