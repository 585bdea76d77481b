#include "server/names.hpp"

#include <algorithm>

namespace howdah::server {
namespace {

constexpr char32_t kDelete = 0x7f;
constexpr char32_t kLastControl = 0x9f;

bool is_continuation(char byte) {
  return (static_cast<unsigned char>(byte) & 0xc0U) == 0x80U;
}

/// The code point of a UTF-8 sequence; its length follows from its bytes.
char32_t decode(std::string_view sequence) {
  const auto first = static_cast<unsigned char>(sequence.front());
  char32_t point = first;
  if (first >= 0xf0) {
    point = first & 0x07U;
  } else if (first >= 0xe0) {
    point = first & 0x0fU;
  } else if (first >= 0xc0) {
    point = first & 0x1fU;
  }
  for (const char byte : sequence.substr(1)) {
    point = (point << 6U) | (static_cast<unsigned char>(byte) & 0x3fU);
  }
  return point;
}

bool changes_direction(char32_t point) {
  return point == 0x061c || point == 0x200e || point == 0x200f ||
         (point >= 0x202a && point <= 0x202e) || (point >= 0x2066 && point <= 0x2069);
}

bool breaks_the_line(char32_t point) {
  return point < 0x20 || (point >= kDelete && point <= kLastControl) || point == 0x2028 ||
         point == 0x2029;
}

} // namespace

std::size_t count_characters(std::string_view text) {
  return static_cast<std::size_t>(
      std::ranges::count_if(text, [](char byte) { return !is_continuation(byte); }));
}

std::string clean_name(std::string_view name) {
  std::string clean;
  while (!name.empty()) {
    std::size_t length = 1;
    while (length < name.size() && length < 4 && is_continuation(name[length])) ++length;
    const auto sequence = name.substr(0, length);
    name.remove_prefix(length);
    const auto point = decode(sequence);
    if (changes_direction(point)) continue;
    clean += breaks_the_line(point) ? std::string_view(" ") : sequence;
  }
  return clean;
}

} // namespace howdah::server
