// Sam Liam's entry in the engine catalogue.
#pragma once

#include "engine/catalogue.hpp"

namespace howdah::samliam {

[[nodiscard]] const EngineEntry& engine_entry();

/// A solver with the attack for the question's number of players and moves.
[[nodiscard]] Expected<std::unique_ptr<Solver>> make_samliam_solver(const SolveQuestion& question);

} // namespace howdah::samliam
