// A result as the command line prints it: "none", "draw" or the winner's letter.
#pragma once

#include "games/any_game.hpp"

#include <string>

namespace howdah::testing {

[[nodiscard]] inline std::string result_text(const AnyGame& game, const AnyState& state) {
  const Result result = state.result();
  if (!result.is_over()) return "none";
  if (result.is_draw()) return "draw";
  return {game.seat_letter(result.winner())};
}

} // namespace howdah::testing
