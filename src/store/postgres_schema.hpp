// The schema of the PostgreSQL database, and its migrations forward.
#pragma once

namespace howdah::store {

class PostgresConnection;

/// PostgreSQL 15, as `server_version_num` counts.
inline constexpr int kOldestPostgres = 150'000;

/// Upgrades a database of any earlier version, or an empty one; several servers may do so at once.
/// Throws std::runtime_error, also for a server that is too old or a schema that is too new.
void migrate(PostgresConnection& connection, int oldest = kOldestPostgres);

} // namespace howdah::store
