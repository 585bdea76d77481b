// The rule options of Sam Liam.
#pragma once

#include "core/error.hpp"
#include "games/rule_book.hpp"

#include <cstdint>
#include <string>
#include <string_view>

namespace howdah::samliam {

enum class Announce : unsigned char { automatic, off, strict };

inline constexpr std::uint32_t kNoLimit = 0;

struct Rules {
  int players = 2; // 2 to 4
  int size = 9;    // cells per side: 9, or 7 with two players
  Announce announce = Announce::automatic;
  bool unit_crosses = false;   // crosses of arm length 1 only; three players
  bool adjacent_lines = false; // lines of neighbours only; four players
  int triangles = 40;          // per player, 8 to 40
  bool repetition_draws = true;
  std::uint32_t limit = 400; // plies, or kNoLimit

  friend bool operator==(const Rules&, const Rules&) = default;
};

[[nodiscard]] const RuleBook& rule_book();
[[nodiscard]] Expected<Rules> parse_rules(std::string_view text);
[[nodiscard]] std::string rules_text(const Rules& rules);

} // namespace howdah::samliam
