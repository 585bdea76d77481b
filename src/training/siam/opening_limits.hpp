// How balanced starts and values of first moves are computed for Siam.
#pragma once

#include "training/opening_limits.hpp"

namespace howdah::siam {

[[nodiscard]] const OpeningLimits& opening_limits();

} // namespace howdah::siam
