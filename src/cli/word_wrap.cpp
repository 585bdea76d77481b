#include "cli/word_wrap.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace howdah::cli {
namespace {

/// The next word. French puts a space before some signs and inside its quotation marks, where
/// a line must not end.
std::string take_word(std::string_view& text) {
  auto word = std::string(take_until(text, ' '));
  const auto belongs_to_word = [&] {
    return word.ends_with("«") || text.starts_with("»") || text.starts_with(':') ||
           text.starts_with(';') || text.starts_with('?') || text.starts_with('!');
  };
  while (!text.empty() && belongs_to_word()) word += concat(' ', take_until(text, ' '));
  return word;
}

} // namespace

std::size_t columns(std::string_view text) noexcept {
  // Every byte but those that continue a character.
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }));
}

std::string wrapped(std::string_view text, std::size_t indent, std::string_view first) {
  std::string lines;
  std::string line(first);
  if (columns(first) >= indent) {
    line.erase(line.find_last_not_of(' ') + 1);
    lines = line.empty() ? "" : line + '\n';
    line.clear();
  }
  line.append(indent - columns(line), ' ');
  std::size_t width = indent;
  while (!text.empty()) {
    const auto word = take_word(text);
    const bool starts_line = width == indent;
    if (!starts_line && width + 1 + columns(word) > kTextColumns) {
      lines += line + '\n';
      line.assign(indent, ' ');
      width = indent;
    } else if (!starts_line) {
      line += ' ';
      ++width;
    }
    line += word;
    width += columns(word);
  }
  return lines + line + '\n';
}

} // namespace howdah::cli
