// The schema of the SQLite database, and its migrations forward.
#pragma once

namespace howdah::store {

class SqliteHandle;

/// Upgrades a database of any earlier version, or an empty one, without losing a game. Throws
/// std::runtime_error, also for a database of a later version.
void migrate(SqliteHandle& database);

} // namespace howdah::store
