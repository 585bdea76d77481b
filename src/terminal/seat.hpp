// Who sits at a seat: a person, or the engine at one of its levels.
#pragma once

#include "core/error.hpp"
#include "engine/limits.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace howdah::terminal {

struct SeatChoice {
  std::optional<int> level{}; // of the engine; nothing for a person

  [[nodiscard]] bool is_person() const noexcept { return !level; }
  friend bool operator==(const SeatChoice&, const SeatChoice&) = default;
};

/// "person" or "level:5", with commas between: one a seat, or fewer, and the last one repeats.
[[nodiscard]] Expected<std::vector<SeatChoice>> parse_seats(std::string_view text, int players);

/// For people: "person", "level 5".
[[nodiscard]] Phrase seat_words(const SeatChoice& choice);

/// As game records name who sat there, and back. Whoever is no engine of ours is a person.
[[nodiscard]] std::string seat_tag_value(const SeatChoice& choice);
[[nodiscard]] SeatChoice seat_of_tag_value(std::string_view value);

} // namespace howdah::terminal
