#include "terminal/text_layout.hpp"

namespace howdah::terminal {
namespace {

bool begins_letter(char byte) noexcept {
  return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
}

} // namespace

std::string_view cut(std::string_view text, std::size_t width) noexcept {
  std::size_t count = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (begins_letter(text[i]) && count++ == width) return text.substr(0, i);
  }
  return text;
}

std::vector<std::string> lines_of(std::string_view text, std::size_t width) {
  std::vector<std::string> lines(1);
  while (!text.empty()) {
    const auto taken = take_word(text);
    std::string_view word = taken;
    while (columns(word) > width) { // does not fit any line
      if (!lines.back().empty()) lines.emplace_back();
      const auto part = cut(word, width);
      lines.back() = part;
      word.remove_prefix(part.size());
    }
    if (!lines.back().empty() && columns(lines.back()) + 1 + columns(word) > width) {
      lines.emplace_back();
    }
    if (!lines.back().empty()) lines.back() += ' ';
    lines.back() += word;
  }
  return lines;
}

} // namespace howdah::terminal
