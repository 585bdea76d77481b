// Games in PostgreSQL, shared by any number of servers.
#pragma once

#include "store/database.hpp"

#include <chrono>

namespace howdah::store {

struct PostgresSettings {
  std::string url{};
  /// How long the database may take for an answer before the connection counts as lost.
  std::chrono::milliseconds patience{3000};
  /// Whether to listen to the hints of other servers.
  bool listens = true;
};

/// Connects and migrates. Throws std::runtime_error. Later a lost connection is made again by
/// itself.
[[nodiscard]] std::unique_ptr<Database> open_postgres(const PostgresSettings& settings);

} // namespace howdah::store
