// Announcements, bars and open figures of a position, as remarks.
#pragma once

#include "games/remark.hpp"
#include "games/samliam/setting.hpp"

namespace howdah::samliam {

/// First the announcement, then the bars, then the open figures, in turn order.
[[nodiscard]] std::vector<Remark> remarks(const Setting& setting, const Position& position);

} // namespace howdah::samliam
