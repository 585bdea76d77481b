#include "store/postgres_database.hpp"

#include "store/database_clock.hpp"
#include "store/postgres_connection.hpp"
#include "store/postgres_rows.hpp"
#include "store/postgres_schema.hpp"

#include <charconv>

namespace howdah::store {
namespace {

using Verdict = Applied::Verdict;

constexpr std::size_t kLongestNotice = 7000; // bytes; PostgreSQL takes less than 8000
constexpr std::int64_t kPause = 500;         // between attempts to connect
constexpr Milliseconds kClientMemory = 3'600'000;
constexpr Milliseconds kServerMemory = 60'000;

std::int64_t number(const std::string& text) {
  std::int64_t value = 0;
  std::from_chars(text.data(), text.data() + text.size(), value);
  return value;
}

/// A literal of a text[]; ids of games need no escapes, but others may ask for anything.
std::string array_text(const std::vector<std::string>& texts) {
  std::string array = "{";
  for (const auto& text : texts) {
    array += array.size() == 1 ? "\"" : ",\"";
    for (const char letter : text) {
      if (letter == '"' || letter == '\\') array += '\\';
      array += letter;
    }
    array += '"';
  }
  return array + "}";
}

class PostgresDatabase final : public Database {
public:
  explicit PostgresDatabase(const PostgresSettings& settings) : settings_(settings) {
    auto first = std::make_unique<PostgresConnection>(settings_.url, settings_.patience);
    migrate(*first);
    prepare(*first);
    connection_ = std::move(first);
    if (settings_.listens) listen();
  }

  Milliseconds now() const override { return clock_.at(DatabaseClock::local()); }

  std::string token_key() override {
    return ask({"SELECT value FROM meta WHERE name = 'token_key'"}).at(0).at(0);
  }

  std::optional<GameRow> load(const std::string& id) override {
    const auto rows = ask({"SELECT howdah_load($1)", {id}});
    if (rows.empty() || rows[0][0].empty()) return std::nullopt;
    return parse_game(rows[0][0]);
  }

  std::vector<Applied> apply(std::span<const Change> changes) override {
    std::vector<PostgresQuery> queries;
    for (const auto& change : changes) {
      queries.push_back({"SELECT howdah_apply($1::jsonb)", {to_json(change)}});
    }
    std::vector<Applied> applied;
    for (const auto& rows : ask_all(queries)) {
      applied.push_back({rows.at(0).at(0) == "t" ? Verdict::done : Verdict::conflict});
    }
    return applied;
  }

  std::vector<VersionRow> versions(const std::vector<std::string>& ids) override {
    std::vector<VersionRow> found;
    for (const auto& row :
         ask({"SELECT id, version FROM games WHERE id = ANY($1::text[])", {array_text(ids)}})) {
      found.push_back({row[0], number(row[1])});
    }
    return found;
  }

  std::optional<EngineTurn> claim_engine_turn() override {
    // The claim of a turn that another server is just claiming is skipped.
    const auto answers = ask_all(
        {{"WITH turn AS (UPDATE engine_turns SET lease = howdah_now() + $1::bigint WHERE game = ("
          " SELECT game FROM engine_turns LEFT JOIN engine_clients USING (client)"
          " WHERE lease <= howdah_now() ORDER BY coalesce(served, 0), since LIMIT 1"
          " FOR UPDATE OF engine_turns SKIP LOCKED) RETURNING game, version, client),"
          " client AS (INSERT INTO engine_clients SELECT client, howdah_now() FROM turn"
          " ON CONFLICT (client) DO UPDATE SET served = excluded.served)"
          " SELECT game, version, client FROM turn",
          {std::to_string(kEngineLease)}}});
    const auto& rows = answers.at(0);
    if (rows.empty()) return std::nullopt;
    return EngineTurn{rows[0][0], number(rows[0][1]), rows[0][2]};
  }

  std::int64_t waiting_engine_turns(const std::optional<std::string>& client) override {
    const auto rows = client
                          ? ask({"SELECT count(*) FROM engine_turns WHERE client = $1", {*client}})
                          : ask({"SELECT count(*) FROM engine_turns"});
    return number(rows.at(0).at(0));
  }

  std::vector<std::string> claim_fallen_flags() override {
    std::vector<std::string> ids;
    for (const auto& row :
         ask({"UPDATE games SET flag_lease = howdah_now() + $1::bigint WHERE id IN ("
              " SELECT id FROM games WHERE deadline <= howdah_now() AND flag_lease <= howdah_now()"
              " ORDER BY deadline LIMIT 100 FOR UPDATE SKIP LOCKED) RETURNING id",
              {std::to_string(kFlagLease)}})) {
      ids.push_back(row[0]);
    }
    return ids;
  }

  void heartbeat(const std::string& server) override {
    // The row of 'alive' is locked first, so that one server alone sets the clocks back.
    const auto asked = DatabaseClock::local();
    const auto answers = ask_all(
        {{"SELECT value FROM meta WHERE name = 'alive' FOR UPDATE"},
         {"UPDATE games SET deadline = deadline + now - greatest(alive, turn_began),"
          " turn_began = turn_began + now - greatest(alive, turn_began), version = version + 1"
          " FROM (SELECT howdah_now() AS now, value::bigint AS alive FROM meta"
          " WHERE name = 'alive' AND value <> '0') AS outage"
          " WHERE deadline IS NOT NULL AND now - alive >= $1::bigint",
          {std::to_string(kOutage)}},
         {"UPDATE meta SET value = howdah_now()::text WHERE name = 'alive'"},
         {"INSERT INTO servers VALUES($1, howdah_now() + $2::bigint) ON CONFLICT (server) DO UPDATE"
          " SET until = excluded.until",
          {server, std::to_string(kServerLease)}},
         {"DELETE FROM presence USING servers WHERE presence.server = servers.server"
          " AND until < howdah_now() - $1::bigint",
          {std::to_string(kServerMemory)}},
         {"DELETE FROM servers WHERE until < howdah_now() - $1::bigint",
          {std::to_string(kServerMemory)}},
         {"DELETE FROM engine_clients WHERE served < howdah_now() - $1::bigint",
          {std::to_string(kClientMemory)}},
         {"SELECT howdah_now()"}});
    clock_.hear(number(answers.back().at(0).at(0)), asked, DatabaseClock::local());
  }

  void set_presence(const std::string& server, const std::string& game,
                    const std::vector<int>& seats) override {
    std::vector<PostgresQuery> queries = {
        {"DELETE FROM presence WHERE server = $1 AND game = $2", {server, game}}};
    for (const int seat : seats) {
      queries.push_back({"INSERT INTO presence SELECT $1, id, $3::int FROM games WHERE id = $2",
                         {server, game, std::to_string(seat)}});
    }
    (void)ask_all(queries);
  }

  std::vector<PresenceRow> presence(const std::string& server,
                                    const std::vector<std::string>& games) override {
    std::vector<PresenceRow> here;
    for (const auto& row :
         ask({"SELECT DISTINCT game, seat FROM presence JOIN servers USING (server)"
              " WHERE until >= howdah_now() AND game = ANY($1::text[]) AND server <> $2"
              " ORDER BY game, seat",
              {array_text(games), server}})) {
      here.push_back({row[0], static_cast<int>(number(row[1]))});
    }
    return here;
  }

  void probe() override {
    (void)ask({"INSERT INTO meta VALUES('probe', howdah_now()::text)"
               " ON CONFLICT (name) DO UPDATE SET value = excluded.value"});
  }

  void notify(const std::vector<VersionRow>& changed) override {
    std::string payload;
    const auto send = [&] {
      if (!payload.empty()) (void)ask({"SELECT pg_notify('howdah', $1)", {payload}});
      payload.clear();
    };
    for (const auto& row : changed) {
      payload += row.game + ":" + std::to_string(row.version) + " ";
      if (payload.size() > kLongestNotice) send();
    }
    send();
  }

  std::vector<VersionRow> hints() override {
    std::vector<VersionRow> found;
    if (!settings_.listens) return found;
    try {
      if (!listener_) listen();
      if (!listener_) return found;
      for (const auto& payload : listener_->notifications()) read_hints(payload, found);
    } catch (const std::exception&) {
      listener_.reset(); // connected again by a later call; polling heals what was missed
    }
    return found;
  }
  int hint_descriptor() const override { return listener_ ? listener_->descriptor() : -1; }

  std::vector<Summary> list(std::int64_t most) override {
    std::vector<Summary> rows;
    for (const auto& row :
         ask({"SELECT id, game, created, changed, over, (SELECT count(*) FROM entries WHERE"
              " entries.game = games.id AND kind = 0) FROM games ORDER BY changed DESC"
              " LIMIT $1::bigint",
              {std::to_string(most)}})) {
      rows.push_back({.id = row[0],
                      .game = row[1],
                      .created = number(row[2]),
                      .changed = number(row[3]),
                      .moves = number(row[5]),
                      .over = row[4] == "t"});
    }
    return rows;
  }

  bool remove(const std::string& id) override {
    return !ask({"DELETE FROM games WHERE id = $1 RETURNING 1", {id}}).empty();
  }

  std::int64_t prune(Milliseconds before) override {
    const auto rows = ask({"WITH gone AS (DELETE FROM games WHERE changed < $1::bigint RETURNING 1)"
                           " SELECT count(*) FROM gone",
                           {std::to_string(before)}});
    return number(rows.at(0).at(0));
  }

private:
  /// Settings of a new connection; and what time it is there.
  void prepare(PostgresConnection& connection) {
    connection.run_script("SET statement_timeout = " + std::to_string(settings_.patience.count()));
    const auto asked = DatabaseClock::local();
    const auto rows = connection.run(
        PostgresQuery{"SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint"});
    clock_.hear(number(rows.at(0).at(0)), asked, DatabaseClock::local());
  }

  std::vector<PostgresRows> ask_all(const std::vector<PostgresQuery>& queries) {
    if (!connection_) {
      if (DatabaseClock::local() < retry_at_)
        throw std::runtime_error("the database is not reachable");
      connect();
    }
    try {
      return connection_->run(queries);
    } catch (const PostgresRefusal&) {
      throw;
    } catch (const std::exception&) {
      connection_.reset();
      throw;
    }
  }
  PostgresRows ask(PostgresQuery query) { return ask_all({std::move(query)}).at(0); }

  void connect() {
    try {
      auto fresh = std::make_unique<PostgresConnection>(settings_.url, settings_.patience);
      prepare(*fresh);
      connection_ = std::move(fresh);
    } catch (const std::exception&) {
      retry_at_ = DatabaseClock::local() + kPause;
      throw;
    }
  }

  void listen() {
    if (DatabaseClock::local() < listen_again_at_) return;
    listen_again_at_ = DatabaseClock::local() + kPause;
    auto fresh = std::make_unique<PostgresConnection>(settings_.url, settings_.patience);
    fresh->run_script("LISTEN howdah");
    listener_ = std::move(fresh);
  }

  static void read_hints(const std::string& payload, std::vector<VersionRow>& found) {
    std::size_t place = 0;
    while (place < payload.size()) {
      const auto colon = payload.find(':', place);
      const auto space = payload.find(' ', place);
      if (colon == std::string::npos || space == std::string::npos || colon > space) return;
      found.push_back({payload.substr(place, colon - place),
                       number(payload.substr(colon + 1, space - colon - 1))});
      place = space + 1;
    }
  }

  PostgresSettings settings_;
  DatabaseClock clock_;
  std::unique_ptr<PostgresConnection> connection_;
  std::unique_ptr<PostgresConnection> listener_;
  DatabaseClock::Local retry_at_ = 0;
  DatabaseClock::Local listen_again_at_ = 0;
};

} // namespace

std::unique_ptr<Database> open_postgres(const PostgresSettings& settings) {
  return std::make_unique<PostgresDatabase>(settings);
}

} // namespace howdah::store
