// What happened in games of Sam Liam: a comparison in which nothing happens proves nothing.
#pragma once

#include "tests/reference/samliam.hpp"

#include <array>
#include <cstddef>
#include <string>

namespace howdah::testing {

enum class Event : unsigned char {
  second_phase_turn,
  sam,
  song,
  song_sam,
  win_holds,
  left_out, // an announcement that was due
  bar_felt, // a turn of a player to whom cells were barred
  block_duty,
  song_duty,
  unmet_duty, // the move played does not meet it, since none would
  completed_figure,
  ended_by_win, // claimed or automatic
  ended_by_repetition,
  ended_by_limit,
  count
};

class Occurrences {
public:
  /// A move was played that led from one state of a game to the other.
  void note(const reference::samliam::Game& before, const reference::samliam::Game& after);

  void add(const Occurrences& others);

  [[nodiscard]] int of(Event event) const { return counts_[static_cast<std::size_t>(event)]; }

private:
  void note_ending(const reference::samliam::Game& after);
  void add(Event event) { ++counts_[static_cast<std::size_t>(event)]; }

  std::array<int, static_cast<std::size_t>(Event::count)> counts_{};
};

[[nodiscard]] std::string name_of(Event event);

/// Every event with its number.
[[nodiscard]] std::string text_of(const Occurrences& occurrences);

} // namespace howdah::testing
