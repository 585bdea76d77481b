// What is in force and no triangle shows: the last announcement, and barred cells.
#pragma once

#include "core/language.hpp"
#include "games/samliam/setting.hpp"

#include <vector>

namespace howdah::samliam {

[[nodiscard]] std::vector<Phrase> notices(const Setting& setting, const Position& position);

} // namespace howdah::samliam
