// A connection to PostgreSQL by libpq, non-blocking with a deadline for every answer: a network
// that swallows packets must not stall the store for longer.
#pragma once

#include <chrono>
#include <memory>
#include <stdexcept>
#include <string>
#include <vector>

struct pg_conn;

namespace howdah::store {

/// The statement was refused, and the connection is good.
class PostgresRefusal : public std::runtime_error {
public:
  using std::runtime_error::runtime_error;
};

struct PostgresQuery {
  const char* sql;
  std::vector<std::string> values{}; // $1, $2, …
};

/// Rows of columns; NULL is empty.
using PostgresRows = std::vector<std::vector<std::string>>;

class PostgresConnection {
public:
  /// Throws std::runtime_error.
  PostgresConnection(const std::string& url, std::chrono::milliseconds patience);

  /// In one round trip (pipeline mode) and one transaction. Throws PostgresRefusal when a statement
  /// is refused, and std::runtime_error when the connection is lost: whether the transaction was
  /// committed is not known then.
  [[nodiscard]] std::vector<PostgresRows> run(const std::vector<PostgresQuery>& queries);
  PostgresRows run(const PostgresQuery& query) { return run(std::vector{query}).front(); }
  /// Several statements in one text, without values.
  void run_script(const std::string& sql);

  /// The payloads of notifications that have arrived. Throws when the connection is lost.
  [[nodiscard]] std::vector<std::string> notifications();
  [[nodiscard]] int descriptor() const;
  [[nodiscard]] int server_version() const;

private:
  using Deadline = std::chrono::steady_clock::time_point;
  struct Close {
    void operator()(pg_conn* connection) const noexcept;
  };
  void connect(const std::string& url);
  /// Waits until the socket can be read, or written where that is wanted.
  void wait(bool write, Deadline until) const;
  void flush_and_wait_for_answer(Deadline until) const;
  [[noreturn]] void lost() const;

  std::chrono::milliseconds patience_;
  std::unique_ptr<pg_conn, Close> connection_{};
};

} // namespace howdah::store
