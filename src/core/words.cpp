#include "core/words.hpp"

#include "core/text.hpp"

#include <algorithm>

namespace howdah {

std::size_t columns(std::string_view text) noexcept {
  // Every byte but those that continue a character.
  return static_cast<std::size_t>(std::ranges::count_if(
      text, [](char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }));
}

std::string take_word(std::string_view& text) {
  auto word = std::string(take_until(text, ' '));
  const auto belongs_to_word = [&] {
    return word.ends_with("«") || text.starts_with("»") || text.starts_with(':') ||
           text.starts_with(';') || text.starts_with('?') || text.starts_with('!');
  };
  while (!text.empty() && belongs_to_word()) word += concat(' ', take_until(text, ' '));
  return word;
}

} // namespace howdah
