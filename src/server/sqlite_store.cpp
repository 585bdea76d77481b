#include "server/sqlite.hpp"
#include "server/store.hpp"

#include <filesystem>
#include <stdexcept>
#include <sys/stat.h>

namespace howdah::server {
namespace {

// A move is written once for a game and a ply: two that race cannot both be stored.
constexpr const char* kSchema = R"(
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
)";

/// The folder and its database, for nobody's eyes but the owner's: it holds the seats' secrets.
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
    database_.run(kSchema);
    statements_ = std::make_unique<Statements>(database_);
  }

  std::optional<GameRow> load(const std::string& id) override {
    auto& game = statements_->load_game;
    if (!game.bind(id).step()) return std::nullopt;
    GameRow row{.id = id,
                .game = game.text(0),
                .rules = game.text(1),
                .start = game.text(2),
                .created = game.number(3),
                .base = game.number(4),
                .increment = game.number(5),
                .result = game.text(6),
                .reason = game.text(7),
                .ended_by = static_cast<int>(game.number(8)),
                .next = game.text(9)};
    game.reset();
    auto& seats = statements_->load_seats;
    seats.bind(id);
    while (seats.step()) {
      row.seats.push_back({.secret = seats.text(0),
                           .invite = seats.text(1),
                           .name = seats.text(2),
                           .engine = static_cast<int>(seats.number(3))});
    }
    auto& moves = statements_->load_moves;
    moves.bind(id);
    while (moves.step()) row.moves.push_back({.move = moves.text(0), .left = moves.number(1)});
    return row;
  }

  void create(const GameRow& game) override {
    change();
    statements_->create.bind(game.id)
        .bind(game.game)
        .bind(game.rules)
        .bind(game.start)
        .bind(game.created)
        .bind(game.base)
        .bind(game.increment)
        .run();
    for (std::size_t seat = 0; seat < game.seats.size(); ++seat) {
      set_seat(game.id, static_cast<int>(seat), game.seats[seat]);
    }
  }

  void set_seat(const std::string& id, int seat, const SeatRow& row) override {
    change();
    statements_->set_seat.bind(id)
        .bind(seat)
        .bind(row.secret)
        .bind(row.invite)
        .bind(row.name)
        .bind(row.engine)
        .run();
  }

  void add_move(const std::string& id, int ply, const MoveRow& row) override {
    change();
    statements_->add_move.bind(id).bind(ply).bind(row.move).bind(row.left).run();
  }

  void remove_moves(const std::string& id, int ply) override {
    change();
    statements_->remove_moves.bind(id).bind(ply).run();
  }

  void set_ending(const GameRow& game) override {
    change();
    statements_->set_ending.bind(game.result)
        .bind(game.reason)
        .bind(game.ended_by)
        .bind(game.next)
        .bind(game.id)
        .run();
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
                              " ended_by, next FROM games WHERE id = ?"),
          load_seats(database,
                     "SELECT secret, invite, name, engine FROM seats WHERE game = ? ORDER BY seat"),
          load_moves(database, "SELECT move, remaining FROM moves WHERE game = ? ORDER BY ply"),
          create(database, "INSERT INTO games(id, game, rules, start, created, base, increment)"
                           " VALUES(?, ?, ?, ?, ?, ?, ?)"),
          set_seat(database, "INSERT OR REPLACE INTO seats VALUES(?, ?, ?, ?, ?, ?)"),
          add_move(database, "INSERT INTO moves VALUES(?, ?, ?, ?)"),
          remove_moves(database, "DELETE FROM moves WHERE game = ? AND ply >= ?"),
          set_ending(
              database,
              "UPDATE games SET result = ?, reason = ?, ended_by = ?, next = ? WHERE id = ?") {}
    Statement load_game, load_seats, load_moves, create, set_seat, add_move, remove_moves,
        set_ending;
  };

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
