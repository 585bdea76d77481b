// Balanced openings: a few random moves after which the engine gives both sides nearly the same
// chances. Matches begin with them, since the first player has a large advantage from the start
// position.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace howdah {

struct OpeningSearch {
  std::string game;
  std::uint64_t seed = 1;
  int openings = 100;
  int plies = 4;
  std::uint64_t nodes = 200'000; // to judge an opening
  int balance = 15;              // the largest estimate, in hundredths, that counts as balanced
};

/// Lines of moves with spaces between, no two of which lead to the same position.
[[nodiscard]] Expected<std::vector<std::string>> find_openings(const OpeningSearch& plan);

} // namespace howdah
