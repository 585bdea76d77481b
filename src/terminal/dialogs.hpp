// Dialogs over the whole screen: text to read, yes or no, a line to type.
#pragma once

#include "core/language.hpp"
#include "terminal/screen.hpp"

#include <optional>
#include <string>
#include <vector>

namespace howdah::terminal {

inline constexpr int kLeastRows = 24;
inline constexpr int kLeastColumns = 80;

/// Whether the screen is large enough; if not, says so on it.
[[nodiscard]] bool large_enough(Screen& screen, Language language);

/// Shows paragraphs until a key is pressed.
void show_text(Screen& screen, Language language, std::string_view title,
               const std::vector<std::string>& paragraphs);

/// Yes with Enter, y or o; no with Escape or n.
[[nodiscard]] bool ask_yes_no(Screen& screen, Language language, std::string_view title,
                              const std::vector<std::string>& paragraphs);

/// A line of text; nothing when Escape was pressed.
[[nodiscard]] std::optional<std::string> ask_line(Screen& screen, Language language,
                                                  std::string_view question, std::string proposed);

} // namespace howdah::terminal
