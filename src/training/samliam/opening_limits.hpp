// How balanced starts and values of first moves are computed for Sam Liam.
#pragma once

#include "training/opening_limits.hpp"

namespace howdah::samliam {

[[nodiscard]] const OpeningLimits& opening_limits();

} // namespace howdah::samliam
