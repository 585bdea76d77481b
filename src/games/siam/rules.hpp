// The rule options of Siam.
#pragma once

#include "games/rule_book.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace howdah::siam {

inline constexpr int kMaxAnimals = 5;
/// With `opening=crosses`, the plies in which no animal may end its action on a crossed square.
inline constexpr std::uint32_t kOpeningPlies = 4;

struct Rules {
  bool opening_crosses = false;
  bool exits_once = false;
  bool push_running = false;
  int animals = kMaxAnimals;
  bool repetition_draws = true;
  std::uint32_t limit = 0; // plies; 0: none

  friend bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] const RuleBook& rule_book();
[[nodiscard]] Expected<Rules> parse_rules(std::string_view text);
[[nodiscard]] std::string rules_text(const Rules& rules);

} // namespace howdah::siam
