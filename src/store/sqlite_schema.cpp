#include "store/sqlite_schema.hpp"

#include "store/database.hpp"
#include "store/digest.hpp"
#include "store/sqlite.hpp"

#include <iterator>
#include <sqlite3.h>
#include <string>

namespace howdah::store {
namespace {

// Each upgrades a database by one version; the first had no version yet.
constexpr const char* kMigrations[] = {
    R"(
CREATE TABLE IF NOT EXISTS games(
  id TEXT PRIMARY KEY, game TEXT NOT NULL, rules TEXT NOT NULL, start TEXT NOT NULL,
  created INTEGER NOT NULL, base INTEGER NOT NULL, increment INTEGER NOT NULL,
  result TEXT NOT NULL DEFAULT '', reason TEXT NOT NULL DEFAULT '',
  ended_by INTEGER NOT NULL DEFAULT 0, next TEXT NOT NULL DEFAULT '') STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS seats(
  game TEXT NOT NULL REFERENCES games(id), seat INTEGER NOT NULL, secret TEXT NOT NULL,
  invite TEXT NOT NULL, name TEXT NOT NULL, engine INTEGER NOT NULL,
  PRIMARY KEY(game, seat)) STRICT, WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS moves(
  game TEXT NOT NULL REFERENCES games(id), ply INTEGER NOT NULL, move TEXT NOT NULL,
  remaining INTEGER NOT NULL, PRIMARY KEY(game, ply)) STRICT, WITHOUT ROWID;
)",
    R"(
ALTER TABLE moves RENAME TO entries;
ALTER TABLE entries RENAME COLUMN ply TO number;
ALTER TABLE entries ADD COLUMN kind INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN seat INTEGER NOT NULL DEFAULT 0;
ALTER TABLE entries ADD COLUMN reason INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN swap INTEGER NOT NULL DEFAULT 0;
)",
    R"(
ALTER TABLE games ADD COLUMN opening TEXT NOT NULL DEFAULT '';
)",
    // Versions, and everything that only memory had: offers, clocks, deadlines, engine turns. The
    // secrets become digests. A clock's NULL turn begins when somebody opens the game.
    R"(
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE games RENAME COLUMN opening TO start_name;
ALTER TABLE games ADD COLUMN over INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN offers TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN clocks TEXT NOT NULL DEFAULT '';
ALTER TABLE games ADD COLUMN turn_began INTEGER;
ALTER TABLE games ADD COLUMN deadline INTEGER;
ALTER TABLE games ADD COLUMN flag_lease INTEGER NOT NULL DEFAULT 0;
ALTER TABLE games ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE games SET over = (result <> ''), changed = created;
UPDATE seats SET secret = sha256(secret), invite = sha256(invite);
CREATE INDEX games_by_deadline ON games(deadline) WHERE deadline IS NOT NULL;
CREATE TABLE keys(
  game TEXT NOT NULL REFERENCES games(id) ON DELETE CASCADE, seat INTEGER NOT NULL,
  version INTEGER NOT NULL, key TEXT NOT NULL,
  PRIMARY KEY(game, seat, version)) STRICT, WITHOUT ROWID;
CREATE TABLE engine_turns(
  game TEXT PRIMARY KEY REFERENCES games(id) ON DELETE CASCADE, version INTEGER NOT NULL,
  client TEXT NOT NULL, since INTEGER NOT NULL, lease INTEGER NOT NULL DEFAULT 0)
  STRICT, WITHOUT ROWID;
CREATE TABLE engine_clients(client TEXT PRIMARY KEY, served INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE meta(name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO meta VALUES('token_key', lower(hex(randomblob(32)))), ('alive', '0');
)"};

void sha256(sqlite3_context* context, int /*count*/, sqlite3_value** values) {
  const auto* const text = reinterpret_cast<const char*>(sqlite3_value_text(values[0]));
  const auto size = static_cast<std::size_t>(sqlite3_value_bytes(values[0]));
  const auto hex = digest(text == nullptr ? std::string_view() : std::string_view(text, size));
  sqlite3_result_text(context, hex.data(), static_cast<int>(hex.size()), SQLITE_TRANSIENT);
}

} // namespace

void migrate(SqliteHandle& database) {
  sqlite3_create_function(database.handle(), "sha256", 1, SQLITE_UTF8 | SQLITE_DETERMINISTIC,
                          nullptr, sha256, nullptr, nullptr);
  Statement version(database, "PRAGMA user_version");
  (void)version.step();
  const auto found = static_cast<std::size_t>(version.number(0));
  version.reset();
  if (found > std::size(kMigrations)) {
    throw newer_schema();
  }
  for (auto next = found; next < std::size(kMigrations); ++next) {
    database.run("BEGIN IMMEDIATE");
    try {
      database.run(kMigrations[next]);
      database.run(("PRAGMA user_version = " + std::to_string(next + 1)).c_str());
      database.run("COMMIT");
    } catch (...) {
      (void)sqlite3_exec(database.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
      throw;
    }
  }
}

} // namespace howdah::store
