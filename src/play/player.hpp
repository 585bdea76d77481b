// Who holds a seat: nobody yet, a person, or the engine at one of its levels.
#pragma once

#include "record/left.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <utility>

namespace howdah::play {

using record::LeaveReason;

struct Departure {
  std::uint32_t ply = 0; // how many moves the game had
  LeaveReason reason = LeaveReason::resigned;

  friend bool operator==(const Departure&, const Departure&) = default;
};

/// The level of the engine that takes the seat of a player who left.
inline constexpr int kSubstituteLevel = 5;

struct Player {
  enum class Kind : unsigned char { open, person, engine } kind = Kind::person;
  int level = 0;                   // of an engine
  std::string name{};              // for people; may be empty
  std::optional<Departure> left{}; // who was here has left, and a substitute plays on

  [[nodiscard]] bool is_person() const noexcept { return kind == Kind::person; }
  [[nodiscard]] bool is_engine() const noexcept { return kind == Kind::engine; }
  [[nodiscard]] bool is_open() const noexcept { return kind == Kind::open; }
  /// An engine that has played this seat from the start.
  [[nodiscard]] bool is_original_engine() const noexcept { return is_engine() && !left; }

  friend bool operator==(const Player&, const Player&) = default;
};

[[nodiscard]] inline Player person(std::string name = {}) {
  return {.kind = Player::Kind::person, .name = std::move(name)};
}
[[nodiscard]] inline Player engine(int level) {
  return {.kind = Player::Kind::engine, .level = level};
}
[[nodiscard]] inline Player open_seat() {
  return {.kind = Player::Kind::open};
}

} // namespace howdah::play
