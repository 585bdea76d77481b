#include "terminal/seat.hpp"

#include "core/text.hpp"

#include <fmt/format.h>

namespace howdah::terminal {
namespace {

constexpr std::string_view kPerson = "person";
constexpr std::string_view kLevel = "level:";
constexpr std::string_view kEngineTag = "howdah level ";

std::optional<int> read_level(std::string_view text) {
  const auto number = parse_number(text, kMaxLevel);
  if (!number || *number < kMinLevel) return std::nullopt;
  return static_cast<int>(*number);
}

} // namespace

Expected<std::vector<SeatChoice>> parse_seats(std::string_view text, int players) {
  std::vector<SeatChoice> seats;
  std::string_view rest = text;
  for (bool more = true; more;) {
    more = rest.find(',') != std::string_view::npos;
    const auto word = take_until(rest, ',');
    SeatChoice choice;
    if (word.starts_with(kLevel)) choice.level = read_level(word.substr(kLevel.size()));
    if (word != kPerson && !choice.level) {
      return fail({fmt::format("'{}' sits nowhere; a seat is person or level:{} to level:{}",
                               quotable(word), kMinLevel, kMaxLevel),
                   fmt::format("« {} » n'est pas un joueur ; c'est person ou level:{} à level:{}",
                               quotable(word), kMinLevel, kMaxLevel)});
    }
    seats.push_back(choice);
  }
  if (seats.size() > static_cast<std::size_t>(players)) {
    return fail({fmt::format("{} players for {} seats", seats.size(), players),
                 fmt::format("{} joueurs pour {} places", seats.size(), players)});
  }
  seats.resize(static_cast<std::size_t>(players), seats.back());
  return seats;
}

Phrase seat_words(const SeatChoice& choice) {
  if (!choice.level) return {"person", "personne"};
  return {fmt::format("level {}", *choice.level), fmt::format("niveau {}", *choice.level)};
}

std::string seat_tag_value(const SeatChoice& choice) {
  return choice.level ? fmt::format("{}{}", kEngineTag, *choice.level) : "Person";
}

SeatChoice seat_of_tag_value(std::string_view value) {
  if (!value.starts_with(kEngineTag)) return {};
  return {.level = read_level(value.substr(kEngineTag.size()))};
}

} // namespace howdah::terminal
