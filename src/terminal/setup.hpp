// What a new game begins with.
#pragma once

#include "games/registry.hpp"
#include "terminal/session.hpp"

#include <optional>
#include <string>
#include <vector>

namespace howdah::terminal {

struct Setup {
  const GameEntry* entry = nullptr;
  std::string rules{};             // a rules text
  std::string position{};          // a position text, or empty for the usual start
  std::vector<SeatChoice> seats{}; // as many as there are players, or fewer
  std::optional<ClockRules> clock{};
  milliseconds engine_time{1000}; // the longest an engine thinks about a move
};

/// The game; or what is wrong with the rules or the position, or that no engine plays it.
[[nodiscard]] Expected<Session> make_session(const Setup& setup);

} // namespace howdah::terminal
