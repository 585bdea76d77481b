#include "games/opening_sections.hpp"

#include "core/text.hpp"
#include "games/setup.hpp"

#include <algorithm>
#include <cstdlib>

namespace howdah {
namespace {

constexpr std::uint32_t kMostCenti = 99'999;

} // namespace

tl::unexpected<Error> bad_opening_line(std::size_t line, const Phrase& what) {
  return fail(
      {concat("line ", line, ": ", what.english), concat("ligne ", line, " : ", what.french)});
}

Expected<std::vector<OpeningSection>> parse_opening_sections(std::string_view text) {
  std::vector<OpeningSection> sections;
  std::string game; // of the sections to come
  std::size_t number = 0;
  while (!text.empty()) {
    const auto line = take_until(text, '\n');
    ++number;
    if (line.empty() || line.starts_with('#')) continue;
    auto value = line;
    const auto key = take_until(value, ' ');
    if (key == "game") {
      if (find_game(value) == nullptr) return bad_opening_line(number, unknown_game(value).what);
      game = value;
      continue;
    }
    if (key == "rules") {
      const auto made = make_game(game, value);
      if (!made) return bad_opening_line(number, made.error().what);
      const auto rules = (*made)->rules_text();
      const bool again = std::ranges::any_of(sections, [&](const OpeningSection& section) {
        return section.game == game && section.rules == rules;
      });
      if (again) {
        return bad_opening_line(
            number, {"these rules have a section already", "ces règles ont déjà une section"});
      }
      sections.push_back({.game = game, .rules = rules});
      continue;
    }
    if (sections.empty() || sections.back().game != game) {
      return bad_opening_line(number, {"expected a line 'rules ...' before the first entry",
                                       "ligne « rules ... » attendue avant la première entrée"});
    }
    sections.back().entries.push_back({.line = number, .text = line});
  }
  return sections;
}

std::string opening_value_text(int centi) {
  const int size = std::abs(centi);
  return concat(centi < 0 ? '-' : '+', size / 100, '.', size / 10 % 10, size % 10);
}

std::optional<int> parse_opening_value(std::string_view text) {
  if (text.size() < 5 || (text[0] != '+' && text[0] != '-') || text[text.size() - 3] != '.') {
    return std::nullopt;
  }
  const auto whole = parse_number(text.substr(1, text.size() - 4), kMostCenti / 100);
  const char tenth = text[text.size() - 2];
  const char hundredth = text[text.size() - 1];
  const auto is_digit = [](char letter) { return letter >= '0' && letter <= '9'; };
  if (!whole || !is_digit(tenth) || !is_digit(hundredth)) return std::nullopt;
  const int centi = static_cast<int>(*whole) * 100 + (tenth - '0') * 10 + (hundredth - '0');
  return text[0] == '-' ? -centi : centi;
}

} // namespace howdah
