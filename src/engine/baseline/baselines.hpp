// The baselines of any game in the registry, by its name.
#pragma once

#include "engine/engine.hpp"

#include <memory>
#include <string_view>

namespace howdah {

/// Greedy, or random.
[[nodiscard]] Expected<std::unique_ptr<Engine>> make_baseline(std::string_view game,
                                                              std::string_view rules, bool greedy);

} // namespace howdah
