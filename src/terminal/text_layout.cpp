#include "terminal/text_layout.hpp"

#include "core/text.hpp"

namespace howdah::terminal {
namespace {

bool begins_letter(char byte) noexcept {
  return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80;
}

} // namespace

std::size_t columns(std::string_view text) noexcept {
  std::size_t count = 0;
  for (const char byte : text) count += begins_letter(byte) ? 1U : 0U;
  return count;
}

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
    auto word = take_until(text, ' ');
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
