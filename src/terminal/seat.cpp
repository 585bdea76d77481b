#include "terminal/seat.hpp"

#include "core/text.hpp"
#include "engine/limits.hpp"

#include <fmt/format.h>

namespace howdah::terminal {
namespace {

constexpr std::string_view kPerson = "person";
constexpr std::string_view kLevel = "level:";

std::optional<play::Player> read_player(std::string_view word) {
  if (word == kPerson) return local_person();
  if (!word.starts_with(kLevel)) return std::nullopt;
  const auto level = parse_number(word.substr(kLevel.size()), kMaxLevel);
  if (!level || *level < kMinLevel) return std::nullopt;
  return play::engine(static_cast<int>(*level));
}

} // namespace

play::Player local_person() {
  return play::person("Person"); // as game records name them
}

Expected<std::vector<play::Player>> parse_seats(std::string_view text, int players) {
  std::vector<play::Player> seats;
  std::string_view rest = text;
  for (bool more = true; more;) {
    more = rest.find(',') != std::string_view::npos;
    const auto word = take_until(rest, ',');
    auto player = read_player(word);
    if (!player) {
      return fail({fmt::format("invalid seat '{}'; a seat is person or level:{} to level:{}",
                               quotable(word), kMinLevel, kMaxLevel),
                   fmt::format("place non valable « {} » ; c'est person ou level:{} à level:{}",
                               quotable(word), kMinLevel, kMaxLevel)});
    }
    seats.push_back(*std::move(player));
  }
  if (seats.size() > static_cast<std::size_t>(players)) {
    return fail({fmt::format("{} players for {} seats", seats.size(), players),
                 fmt::format("{} joueurs pour {} places", seats.size(), players)});
  }
  seats.resize(static_cast<std::size_t>(players), seats.back());
  return seats;
}

Phrase player_words(const play::Player& player) {
  if (!player.is_engine()) return {"person", "personne"};
  return {fmt::format("level {}", player.level), fmt::format("niveau {}", player.level)};
}

} // namespace howdah::terminal
