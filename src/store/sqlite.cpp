#include "store/sqlite.hpp"

#include <sqlite3.h>
#include <stdexcept>

namespace howdah::store {

void SqliteHandle::Close::operator()(sqlite3* handle) const noexcept {
  sqlite3_close(handle);
}

SqliteHandle::SqliteHandle(const std::string& file) {
  sqlite3* handle = nullptr;
  const int status =
      sqlite3_open_v2(file.c_str(), &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr);
  handle_.reset(handle);
  if (status != SQLITE_OK) fail("opening " + file);
  sqlite3_busy_timeout(handle, 500); // what waits behind a locked file is answered soon, too
}

void SqliteHandle::run(const char* sql) {
  if (sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr) != SQLITE_OK) fail(sql);
}

std::int64_t SqliteHandle::changes() const {
  return sqlite3_changes64(handle_.get());
}

void SqliteHandle::fail(std::string_view doing) const {
  const char* const what = handle_ ? sqlite3_errmsg(handle_.get()) : "no memory";
  throw std::runtime_error("database: " + std::string(doing) + ": " + what);
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const noexcept {
  sqlite3_finalize(statement);
}

Statement::Statement(const SqliteHandle& database, const char* sql) : database_(database) {
  sqlite3_stmt* statement = nullptr;
  if (sqlite3_prepare_v3(database.handle(), sql, -1, SQLITE_PREPARE_PERSISTENT, &statement,
                         nullptr) != SQLITE_OK) {
    database.fail(sql);
  }
  statement_.reset(statement);
}

Statement& Statement::bind(std::string_view text) {
  if (sqlite3_bind_text64(statement_.get(), ++bound_, text.data(), text.size(), SQLITE_TRANSIENT,
                          SQLITE_UTF8) != SQLITE_OK) {
    database_.fail("binding a text");
  }
  return *this;
}

Statement& Statement::bind(std::int64_t number) {
  if (sqlite3_bind_int64(statement_.get(), ++bound_, number) != SQLITE_OK) {
    database_.fail("binding a number");
  }
  return *this;
}

Statement& Statement::bind(const std::optional<std::int64_t>& number) {
  if (number) return bind(*number);
  if (sqlite3_bind_null(statement_.get(), ++bound_) != SQLITE_OK) database_.fail("binding nothing");
  return *this;
}

bool Statement::step() {
  const int status = sqlite3_step(statement_.get());
  if (status == SQLITE_ROW) return true;
  reset();
  if (status != SQLITE_DONE) database_.fail(sqlite3_sql(statement_.get()));
  return false;
}

void Statement::run() {
  (void)step();
}

void Statement::reset() {
  sqlite3_reset(statement_.get());
  bound_ = 0;
}

std::string Statement::text(int column) const {
  const auto* const bytes = sqlite3_column_text(statement_.get(), column);
  if (bytes == nullptr) return {};
  const auto size = static_cast<std::size_t>(sqlite3_column_bytes(statement_.get(), column));
  return {bytes, bytes + size};
}

std::int64_t Statement::number(int column) const {
  return sqlite3_column_int64(statement_.get(), column);
}

std::optional<std::string> Statement::maybe_text(int column) const {
  if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
  return text(column);
}

std::optional<std::int64_t> Statement::maybe_number(int column) const {
  if (sqlite3_column_type(statement_.get(), column) == SQLITE_NULL) return std::nullopt;
  return number(column);
}

} // namespace howdah::store
