// Fits the weights of the judgement of tables to samples.
#pragma once

#include "training/regression.hpp"
#include "training/samliam/table_samples.hpp"

#include <span>

namespace howdah::samliam {

inline constexpr FitPlan kUsualTableFit{.trust_in_games = 0.7F, .step = 0.03F, .decay = 1e-4F};

[[nodiscard]] SeatWeights fit_tables(std::span<const TableSample> samples, int players,
                                     const FitPlan& plan, const FitListener& report);

} // namespace howdah::samliam
