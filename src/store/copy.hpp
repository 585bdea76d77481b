// Copying all games of one database into an empty one, of whichever kind.
#pragma once

#include "store/database.hpp"

namespace howdah::store {

/// Copies to an SQLite file, which is complete or absent; how many games. Throws std::exception.
std::int64_t copy_to_sqlite(Database& from, const std::string& file);

} // namespace howdah::store
