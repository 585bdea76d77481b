// What Sam Liam brings to the engine.
#pragma once

#include "engine/catalogue.hpp"

namespace howdah::samliam {

[[nodiscard]] const EngineEntry& engine_entry();

/// Sees what a question is about, and attacks in the way that fits it.
[[nodiscard]] Expected<std::unique_ptr<Solver>> make_samliam_solver(const SolveQuestion& question);

} // namespace howdah::samliam
