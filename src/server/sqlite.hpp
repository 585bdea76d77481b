// A minimal wrapper of SQLite, with errors as exceptions.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace howdah::server {

class Statement;

class Database {
public:
  explicit Database(const std::string& file);

  void run(const char* sql);
  [[nodiscard]] sqlite3* handle() const noexcept { return handle_.get(); }
  [[noreturn]] void fail(std::string_view doing) const;

private:
  struct Close {
    void operator()(sqlite3* handle) const noexcept;
  };
  std::unique_ptr<sqlite3, Close> handle_;
};

/// A prepared statement, reused: bind in order, then run or step.
class Statement {
public:
  Statement(const Database& database, const char* sql);

  Statement& bind(std::string_view text);
  Statement& bind(std::int64_t number);
  /// True when there is a row; the statement is ready for new values when there is none.
  [[nodiscard]] bool step();
  /// For statements without rows.
  void run();
  void reset();

  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;

private:
  struct Finalize {
    void operator()(sqlite3_stmt* statement) const noexcept;
  };
  const Database& database_;
  std::unique_ptr<sqlite3_stmt, Finalize> statement_;
  int bound_ = 0;
};

} // namespace howdah::server
