#include "terminal/dialogs.hpp"

#include "terminal/text_layout.hpp"
#include "terminal/texts.hpp"

namespace howdah::terminal {
namespace {

using namespace std::chrono_literals;

constexpr auto kWaitForInput = 100ms;

void draw_text(Screen& screen, std::string_view title, const std::vector<std::string>& paragraphs,
               std::string_view footer) {
  screen.clear();
  screen.put(1, 2, title, {.paint = Paint::strong});
  int row = 3;
  const auto width = static_cast<std::size_t>(std::max(10, screen.columns() - 4));
  for (const auto& paragraph : paragraphs) {
    for (const auto& line : lines_of(paragraph, width)) screen.put(row++, 2, line);
  }
  screen.put(screen.rows() - 1, 2, footer, {.paint = Paint::faint});
  screen.show();
}

/// UTF-8, for text that is typed letter by letter.
void append_letter(std::string& text, char32_t letter) {
  const auto byte = [&](char32_t bits) { text += static_cast<char>(bits); };
  if (letter < 0x80) {
    byte(letter);
  } else if (letter < 0x800) {
    byte(0xc0U | (letter >> 6U));
    byte(0x80U | (letter & 0x3fU));
  } else if (letter < 0x10000) {
    byte(0xe0U | (letter >> 12U));
    byte(0x80U | ((letter >> 6U) & 0x3fU));
    byte(0x80U | (letter & 0x3fU));
  }
}

void remove_letter(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xc0U) == 0x80) {
    text.pop_back();
  }
  if (!text.empty()) text.pop_back();
}

} // namespace

bool large_enough(Screen& screen, Language language) {
  if (screen.rows() >= kLeastRows && screen.columns() >= kLeastColumns) return true;
  screen.clear();
  const auto text = tell_with(
      language,
      "This terminal has {0} x {1} characters; the game needs {2} x {3}. Make it larger: the game "
      "waits. Ctrl-C leaves, and the game is kept.",
      "Ce terminal a {0} x {1} caractères ; il en faut {2} x {3}. Agrandissez-le : la partie "
      "attend. Ctrl-C quitte, et la partie est gardée.",
      screen.columns(), screen.rows(), kLeastColumns, kLeastRows);
  int row = 0;
  for (const auto& line : lines_of(text, static_cast<std::size_t>(screen.columns()))) {
    screen.put(row++, 0, line);
  }
  screen.show();
  return false;
}

void show_text(Screen& screen, Language language, std::string_view title,
               const std::vector<std::string>& paragraphs) {
  for (;;) {
    draw_text(screen, title, paragraphs,
              tell(language, "Press any key to continue.", "Une touche pour continuer."));
    const auto input = screen.read(kWaitForInput);
    if (input.key != Key::none && input.key != Key::resize) return;
  }
}

bool ask_yes_no(Screen& screen, Language language, std::string_view title,
                const std::vector<std::string>& paragraphs) {
  for (;;) {
    draw_text(screen, title, paragraphs,
              tell(language, "Enter or y: yes    Escape or n: no",
                   "Entrée ou o : oui    Échap ou n : non"));
    const auto input = screen.read(kWaitForInput);
    if (input.key == Key::enter) return true;
    if (input.key == Key::escape) return false;
    if (input.key != Key::letter) continue;
    if (input.letter == 'y' || input.letter == 'o') return true;
    if (input.letter == 'n') return false;
  }
}

std::optional<std::string> ask_line(Screen& screen, Language language, std::string_view question,
                                    std::string proposed) {
  for (;;) {
    const int row = screen.rows() - 2;
    const auto shown = fmt::format("{} {}", question, proposed);
    screen.put(row, 0, std::string(static_cast<std::size_t>(screen.columns()), ' '));
    screen.put(row + 1, 0, std::string(static_cast<std::size_t>(screen.columns()), ' '));
    screen.put(row, 1, shown, {.paint = Paint::strong});
    screen.put(
        row + 1, 1,
        tell(language, "Enter: done    Escape: leave it", "Entrée : valider    Échap : laisser"),
        {.paint = Paint::faint});
    screen.show_with_cursor(row, 1 + static_cast<int>(columns(shown)));
    const auto input = screen.read(kWaitForInput);
    if (input.key == Key::enter) return proposed;
    if (input.key == Key::escape) return std::nullopt;
    if (input.key == Key::backspace) remove_letter(proposed);
    if (input.key == Key::letter && input.letter >= ' ') append_letter(proposed, input.letter);
    if (input.key == Key::resize) screen.clear();
  }
}

} // namespace howdah::terminal
