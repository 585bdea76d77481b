#include "server/sqlite.hpp"
#include "server/store.hpp"

#include <filesystem>
#include <stdexcept>
#include <sys/stat.h>

namespace howdah::server {
namespace {

// Schema migrations: each upgrades a database by one version; the first had no version yet. An
// entry of the timeline is unique for a game and a number: two that race cannot both be stored.
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
)"};

void migrate(Database& database) {
  Statement version(database, "PRAGMA user_version");
  (void)version.step();
  const auto found = static_cast<std::size_t>(version.number(0));
  version.reset();
  if (found > std::size(kMigrations)) {
    throw std::runtime_error("the database was made by a newer version of this program");
  }
  for (auto next = found; next < std::size(kMigrations); ++next) {
    database.run("BEGIN IMMEDIATE");
    database.run(kMigrations[next]);
    database.run(("PRAGMA user_version = " + std::to_string(next + 1)).c_str());
    database.run("COMMIT");
  }
}

std::string result_text(const std::optional<play::Ending>& ending) {
  if (!ending) return {};
  return ending->result.is_draw() ? "draw" : std::to_string(ending->result.winner());
}

/// Nothing for a game that the rules ended, or that goes on.
std::optional<play::Ending> read_ending(const std::string& result, const std::string& reason,
                                        std::int64_t seat) {
  const auto why = play::parse_end_reason(reason);
  if (result.empty() || !why) return std::nullopt;
  return play::Ending{.result = result == "draw" ? Result::draw() : Result::win(result[0] - '0'),
                      .reason = *why,
                      .seat = static_cast<Seat>(seat)};
}

/// The folder and its database, readable by the owner only: it holds the seats' secrets.
std::string database_file(const std::string& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) throw std::runtime_error(folder + ": " + error.message());
  (void)umask(077);
  return folder + "/games.sqlite";
}

class SqliteStore final : public Store {
public:
  explicit SqliteStore(const std::string& folder) : database_(database_file(folder)) {
    database_.run("PRAGMA journal_mode=WAL");
    database_.run("PRAGMA synchronous=FULL"); // a commit is on the disk when it returns
    database_.run("PRAGMA foreign_keys=ON");
    migrate(database_);
    statements_ = std::make_unique<Statements>(database_);
  }

  std::optional<GameRow> load(const std::string& id) override {
    auto& game = statements_->load_game;
    if (!game.bind(id).step()) return std::nullopt;
    GameRow row{.id = id, .created = game.number(3), .next = game.text(9)};
    auto& opening = row.game.opening;
    opening.setup = {.game = game.text(0), .rules = game.text(1), .start = game.text(2)};
    if (game.number(4) > 0) {
      opening.clock = play::ClockRules{.base = play::milliseconds(game.number(4)),
                                       .increment = play::milliseconds(game.number(5))};
    }
    row.game.ending = read_ending(game.text(6), game.text(7), game.number(8));
    opening.swap = static_cast<play::SwapRule>(game.number(10));
    opening.start_name = game.text(11);
    game.reset();
    load_seats(row);
    load_entries(row);
    return row;
  }

  void create(const GameRow& game) override {
    change();
    const auto& opening = game.game.opening;
    const auto clock = opening.clock.value_or(play::ClockRules{});
    statements_->create.bind(game.id)
        .bind(opening.setup.game)
        .bind(opening.setup.rules)
        .bind(opening.setup.start)
        .bind(game.created)
        .bind(clock.base.count())
        .bind(clock.increment.count())
        .bind(static_cast<int>(opening.swap))
        .bind(opening.start_name)
        .run();
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
      set_seat(game.id, static_cast<int>(seat), game.seats[seat], opening.players[seat]);
    }
    for (std::size_t number = 0; number < game.game.timeline.standing; ++number) {
      add_entry(game.id, number, game.game.timeline.entries[number]);
    }
  }

  void set_seat(const std::string& id, int seat, const SeatRow& row,
                const play::Player& player) override {
    change();
    statements_->set_seat.bind(id)
        .bind(seat)
        .bind(row.secret)
        .bind(row.invite)
        .bind(player.name)
        .bind(player.level)
        .run();
  }

  void add_entry(const std::string& id, std::size_t number, const play::Entry& entry) override {
    change();
    statements_->add_entry.bind(id)
        .bind(static_cast<std::int64_t>(number))
        .bind(entry.move)
        .bind(entry.left.value_or(play::milliseconds(0)).count())
        .bind(static_cast<int>(entry.kind))
        .bind(entry.seat)
        .bind(static_cast<int>(entry.reason))
        .run();
  }

  void remove_entries(const std::string& id, std::size_t number) override {
    change();
    statements_->remove_entries.bind(id).bind(static_cast<std::int64_t>(number)).run();
  }

  void set_ending(const std::string& id, const std::optional<play::Ending>& ending) override {
    change();
    statements_->set_ending.bind(result_text(ending))
        .bind(std::string(ending ? play::to_word(ending->reason) : ""))
        .bind(ending ? ending->seat : 0)
        .bind(id)
        .run();
  }

  void set_next(const std::string& id, const std::string& next) override {
    change();
    statements_->set_next.bind(next).bind(id).run();
  }

  void commit() override {
    if (!changing_) return;
    database_.run("COMMIT");
    changing_ = false;
  }

  void roll_back() override {
    if (!changing_) return;
    changing_ = false;
    database_.run("ROLLBACK");
  }

private:
  struct Statements {
    explicit Statements(const Database& database)
        : load_game(database, "SELECT game, rules, start, created, base, increment, result, reason,"
                              " ended_by, next, swap, opening FROM games WHERE id = ?"),
          load_seats(database,
                     "SELECT secret, invite, name, engine FROM seats WHERE game = ? ORDER BY seat"),
          load_entries(database, "SELECT move, remaining, kind, seat, reason FROM entries"
                                 " WHERE game = ? ORDER BY number"),
          create(database,
                 "INSERT INTO games(id, game, rules, start, created, base, increment, swap,"
                 " opening) VALUES(?, ?, ?, ?, ?, ?, ?, ?, ?)"),
          set_seat(database, "INSERT OR REPLACE INTO seats VALUES(?, ?, ?, ?, ?, ?)"),
          add_entry(database,
                    "INSERT INTO entries(game, number, move, remaining, kind, seat, reason)"
                    " VALUES(?, ?, ?, ?, ?, ?, ?)"),
          remove_entries(database, "DELETE FROM entries WHERE game = ? AND number >= ?"),
          set_ending(database,
                     "UPDATE games SET result = ?, reason = ?, ended_by = ? WHERE id = ?"),
          set_next(database, "UPDATE games SET next = ? WHERE id = ?") {}
    Statement load_game, load_seats, load_entries, create, set_seat, add_entry, remove_entries,
        set_ending, set_next;
  };

  void load_seats(GameRow& row) {
    auto& seats = statements_->load_seats;
    seats.bind(row.id);
    while (seats.step()) {
      row.seats.push_back({.secret = seats.text(0), .invite = seats.text(1)});
      const auto level = static_cast<int>(seats.number(3));
      auto player = play::person(seats.text(2));
      if (level != 0) {
        player = play::engine(level);
      } else if (row.seats.back().secret.empty()) {
        player = play::open_seat();
      }
      row.game.opening.players.push_back(std::move(player));
    }
  }

  void load_entries(GameRow& row) {
    auto& entries = statements_->load_entries;
    entries.bind(row.id);
    const bool timed = row.game.opening.clock.has_value();
    while (entries.step()) {
      play::Entry entry{.kind = static_cast<play::Entry::Kind>(entries.number(2)),
                        .seat = static_cast<Seat>(entries.number(3)),
                        .move = entries.text(0),
                        .reason = static_cast<play::LeaveReason>(entries.number(4))};
      if (timed) entry.left = play::milliseconds(entries.number(1));
      row.game.timeline.add(std::move(entry));
    }
  }

  void change() {
    if (changing_) return;
    database_.run("BEGIN IMMEDIATE");
    changing_ = true;
  }

  Database database_;
  std::unique_ptr<Statements> statements_;
  bool changing_ = false;
};

} // namespace

std::unique_ptr<Store> open_sqlite_store(const std::string& folder) {
  return std::make_unique<SqliteStore>(folder);
}

} // namespace howdah::server
