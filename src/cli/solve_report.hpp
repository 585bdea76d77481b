// What `howdah solve` answers, in words for people and as JSON.
#pragma once

#include "core/language.hpp"
#include "engine/solver/solver.hpp"
#include "games/any_game.hpp"

#include <nlohmann/json_fwd.hpp>

#include <chrono>

namespace howdah::cli {

struct SolveAnswer {
  const SolveQuestion& question;
  const Solver& solver;
  const AnyGame& game;
  const AnyState& position;
  const SolveState& state;
};

/// "won: R wins with c9nw".
[[nodiscard]] Phrase verdict_words(const SolveAnswer& answer);

[[nodiscard]] nlohmann::ordered_json answer_json(const SolveAnswer& answer,
                                                 std::chrono::milliseconds time);

} // namespace howdah::cli
