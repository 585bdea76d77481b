#include "cli/word_wrap.hpp"

#include "core/words.hpp"

namespace howdah::cli {
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
