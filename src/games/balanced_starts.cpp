#include "games/balanced_starts.hpp"

#include "core/text.hpp"
#include "games/opening_sections.hpp"
#include "games/setup.hpp"

#include <algorithm>
#include <array>

namespace howdah {
namespace {

constexpr std::array<std::string_view, 5> kPoints = {"0", "0.5", "1", "1.5", "2"};
constexpr std::uint32_t kMostStarts = 1'000'000;

Expected<BalancedStart> read_start(const OpeningSection::Entry& entry, const AnyState& start,
                                   std::size_t number) {
  auto rest = entry.text;
  if (parse_number(take_until(rest, ' '), kMostStarts) != number) {
    return bad_opening_line(entry.line, {concat("expected start number ", number),
                                         concat("position numéro ", number, " attendue")});
  }
  const auto value = parse_opening_value(take_until(rest, ' '));
  if (!value) {
    return bad_opening_line(entry.line,
                            {"expected a value such as +0.12", "valeur attendue, comme +0.12"});
  }
  const auto points = std::ranges::find(kPoints, take_until(rest, ' '));
  if (points == kPoints.end()) {
    return bad_opening_line(entry.line, {"expected the points of two games, 0 to 2",
                                         "points de deux parties attendus, de 0 à 2"});
  }
  BalancedStart read{.centi = *value, .half_points = static_cast<int>(points - kPoints.begin())};
  while (!rest.empty()) read.moves.emplace_back(take_until(rest, ' '));
  const auto state = start.clone();
  if (const auto error = play_moves(*state, read.moves)) {
    return bad_opening_line(entry.line, error->what);
  }
  if (state->result().is_over()) {
    return bad_opening_line(entry.line, {"the game is over", "la partie est finie"});
  }
  return read;
}

} // namespace

Expected<std::vector<BalancedList>> parse_balanced_lists(std::string_view text) {
  const auto sections = parse_opening_sections(text);
  if (!sections) return tl::unexpected<Error>(sections.error());
  std::vector<BalancedList> lists;
  for (const auto& section : *sections) {
    const auto game = make_game(section.game, section.rules);
    const auto start = (*game)->start();
    BalancedList list{.game = section.game, .rules = section.rules};
    for (const auto& entry : section.entries) {
      auto read = read_start(entry, *start, list.starts.size() + 1);
      if (!read) return tl::unexpected<Error>(std::move(read).error());
      list.starts.push_back(*std::move(read));
    }
    lists.push_back(std::move(list));
  }
  return lists;
}

std::string to_text(const BalancedList& list) {
  std::string text = concat("game ", list.game, "\nrules ", list.rules, '\n');
  std::size_t number = 0;
  for (const auto& start : list.starts) {
    text += concat(++number, ' ', opening_value_text(start.centi), ' ',
                   kPoints[static_cast<std::size_t>(start.half_points)]);
    for (const auto& move : start.moves) text += concat(' ', move);
    text += '\n';
  }
  return text;
}

const BalancedList* find_balanced(std::span<const BalancedList> lists, std::string_view game,
                                  std::string_view rules) {
  const auto found = std::ranges::find_if(lists, [&](const BalancedList& list) {
    return list.game == game && list.rules == rules && !list.starts.empty();
  });
  return found == lists.end() ? nullptr : &*found;
}

} // namespace howdah
