// Rows as JSON, in which the functions of the PostgreSQL schema take and return them.
#pragma once

#include "store/rows.hpp"

#include <string>

namespace howdah::store {

[[nodiscard]] std::string to_json(const Change& change);

/// Throws std::exception for what howdah_load does not return.
[[nodiscard]] GameRow parse_game(const std::string& json);

} // namespace howdah::store
