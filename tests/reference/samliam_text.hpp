// Sam Liam's position text, §6 of the rules: written, and read without any leniency.
#pragma once

#include "tests/reference/samliam_turns.hpp"

#include <string>
#include <string_view>

namespace howdah::reference::samliam {

[[nodiscard]] std::string position_text(const Setting& setting, const Position& position);

/// The first three fields: what the repetition rule compares (§7).
[[nodiscard]] std::string position_text_without_ply(const Setting& setting,
                                                    const Position& position);

[[nodiscard]] OrReason<Position> read_position(const Setting& setting, std::string_view text);

} // namespace howdah::reference::samliam
