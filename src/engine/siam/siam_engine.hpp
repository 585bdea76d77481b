// Siam's entry in the engine catalogue.
#pragma once

#include "engine/catalogue.hpp"

namespace howdah::siam {

[[nodiscard]] const EngineEntry& engine_entry();

} // namespace howdah::siam
