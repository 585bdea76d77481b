// The commands of howdah_train that compute and verify data/openings.
#pragma once

#include "training/opening_limits.hpp"

#include <CLI/App.hpp>

#include <span>

namespace howdah {

/// `first-moves`, `balanced` and `verify`, for the games of these limits.
void add_opening_commands(CLI::App& app, std::span<const OpeningLimits> games);

} // namespace howdah
