#include "store/postgres_connection.hpp"

#include <libpq-fe.h>
#include <poll.h>

namespace howdah::store {
namespace {

struct Clear {
  void operator()(PGresult* result) const noexcept { PQclear(result); }
};
using Result = std::unique_ptr<PGresult, Clear>;

/// The first line of libpq's message.
std::string first_line(const char* message) {
  std::string text(message == nullptr ? "" : message);
  text.resize(std::min(text.size(), text.find('\n')));
  return text;
}

PostgresRows rows_of(const PGresult* result) {
  PostgresRows rows;
  for (int row = 0; row < PQntuples(result); ++row) {
    auto& columns = rows.emplace_back();
    for (int column = 0; column < PQnfields(result); ++column) {
      const auto size = static_cast<std::size_t>(PQgetlength(result, row, column));
      columns.emplace_back(PQgetvalue(result, row, column), size);
    }
  }
  return rows;
}

} // namespace

void PostgresConnection::Close::operator()(pg_conn* connection) const noexcept {
  PQfinish(connection);
}

PostgresConnection::PostgresConnection(const std::string& url, std::chrono::milliseconds patience)
    : patience_(patience) {
  connect(url);
}

void PostgresConnection::connect(const std::string& url) {
  // Keepalives notice that an idle connection leads nowhere any more.
  const char* const names[] = {"dbname",
                               "application_name",
                               "client_encoding",
                               "keepalives_idle",
                               "keepalives_interval",
                               "keepalives_count",
                               nullptr};
  const char* const values[] = {url.c_str(), "howdah", "UTF8", "5", "2", "3", nullptr};
  connection_.reset(PQconnectStartParams(names, values, 1));
  if (connection_ == nullptr || PQstatus(connection_.get()) == CONNECTION_BAD) lost();
  PQsetNoticeProcessor(connection_.get(), [](void*, const char*) {}, nullptr);
  const auto until = std::chrono::steady_clock::now() + patience_;
  for (auto state = PGRES_POLLING_WRITING; state != PGRES_POLLING_OK;
       state = PQconnectPoll(connection_.get())) {
    if (state == PGRES_POLLING_FAILED) lost();
    wait(state == PGRES_POLLING_WRITING, until);
  }
  if (PQsetnonblocking(connection_.get(), 1) != 0) lost();
}

void PostgresConnection::lost() const {
  const auto why = first_line(PQerrorMessage(connection_.get()));
  throw std::runtime_error(why.empty() ? "the connection to the database was lost" : why);
}

void PostgresConnection::wait(bool write, Deadline until) const {
  const auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
      until - std::chrono::steady_clock::now());
  const auto events = static_cast<short>(write ? POLLIN | POLLOUT : POLLIN);
  pollfd waiting{.fd = PQsocket(connection_.get()), .events = events, .revents = 0};
  if (left.count() <= 0 || ::poll(&waiting, 1, static_cast<int>(left.count())) == 0) {
    throw std::runtime_error("the database does not answer");
  }
}

void PostgresConnection::flush_and_wait_for_answer(Deadline until) const {
  while (true) {
    const int unsent = PQflush(connection_.get());
    if (unsent < 0) lost();
    if (unsent == 0 && PQisBusy(connection_.get()) == 0) return;
    wait(unsent == 1, until);
    if (PQconsumeInput(connection_.get()) == 0) lost();
  }
}

std::vector<PostgresRows> PostgresConnection::run(const std::vector<PostgresQuery>& queries) {
  auto* const connection = connection_.get();
  const auto until = std::chrono::steady_clock::now() + patience_;
  if (PQenterPipelineMode(connection) == 0) lost();
  for (const auto& query : queries) {
    std::vector<const char*> values;
    for (const auto& value : query.values) values.push_back(value.c_str());
    if (PQsendQueryParams(connection, query.sql, static_cast<int>(values.size()), nullptr,
                          values.data(), nullptr, nullptr, 0) == 0) {
      lost();
    }
  }
  if (PQpipelineSync(connection) == 0) lost();
  std::vector<PostgresRows> answers;
  std::string refusal;
  bool synced = false;
  while (!synced) {
    flush_and_wait_for_answer(until);
    const Result result(PQgetResult(connection));
    if (result == nullptr) continue; // the end of one statement's answer
    switch (PQresultStatus(result.get())) {
    case PGRES_PIPELINE_SYNC: synced = true; break;
    case PGRES_TUPLES_OK:
    case PGRES_COMMAND_OK: answers.push_back(rows_of(result.get())); break;
    case PGRES_PIPELINE_ABORTED: break;
    default:
      if (PQstatus(connection) != CONNECTION_OK) lost();
      if (refusal.empty()) refusal = first_line(PQresultErrorMessage(result.get()));
    }
  }
  if (PQexitPipelineMode(connection) == 0) lost();
  if (!refusal.empty()) throw PostgresRefusal(refusal);
  return answers;
}

void PostgresConnection::run_script(const std::string& sql) {
  const auto until = std::chrono::steady_clock::now() + patience_;
  if (PQsendQuery(connection_.get(), sql.c_str()) == 0) lost();
  std::string refusal;
  while (true) {
    flush_and_wait_for_answer(until);
    const Result result(PQgetResult(connection_.get()));
    if (result == nullptr) break;
    if (PQresultStatus(result.get()) == PGRES_FATAL_ERROR) {
      refusal = first_line(PQresultErrorMessage(result.get()));
    }
  }
  if (PQstatus(connection_.get()) != CONNECTION_OK) lost();
  if (!refusal.empty()) throw PostgresRefusal(refusal);
}

std::vector<std::string> PostgresConnection::notifications() {
  if (PQconsumeInput(connection_.get()) == 0) lost();
  std::vector<std::string> payloads;
  while (PGnotify* const heard = PQnotifies(connection_.get())) {
    payloads.emplace_back(heard->extra);
    PQfreemem(heard);
  }
  return payloads;
}

int PostgresConnection::descriptor() const {
  return PQsocket(connection_.get());
}

int PostgresConnection::server_version() const {
  return PQserverVersion(connection_.get());
}

} // namespace howdah::store
