#include "store/sqlite_database.hpp"

#include "core/text.hpp"
#include "store/clocks_text.hpp"
#include "store/data_folder.hpp"
#include "store/sqlite_schema.hpp"
#include "store/sqlite_statements.hpp"

#include <charconv>
#include <chrono>
#include <filesystem>
#include <sqlite3.h>
#include <stdexcept>

namespace howdah::store {
namespace {

using Verdict = Applied::Verdict;

constexpr Milliseconds kAlivePeriod = 5'000; // how often the disk hears that the server lives
constexpr Milliseconds kClientMemory = 3'600'000;

class SqliteDatabase final : public Database {
public:
  SqliteDatabase(const std::string& folder, FolderUse use)
      : folder_(folder),
        lock_(use == FolderUse::server ? std::make_unique<FolderLock>(folder) : nullptr),
        handle_(database_file(folder)) {
    handle_.run("PRAGMA journal_mode=WAL");
    handle_.run("PRAGMA synchronous=FULL"); // a commit is on the disk when it returns
    handle_.run("PRAGMA foreign_keys=ON");
    migrate(handle_);
    statements_ = std::make_unique<SqliteStatements>(handle_);
    if (use == FolderUse::server) { // what an earlier server had claimed
      handle_.run("UPDATE engine_turns SET lease = 0 WHERE lease > 0");
      handle_.run("UPDATE games SET flag_lease = 0 WHERE flag_lease > 0");
    }
  }

  Milliseconds now() const override {
    const auto time = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(time).count();
  }
  std::string token_key() override { return meta("token_key"); }
  bool nearly_full() const override { return store::nearly_full(folder_); }

  std::optional<GameRow> load(const std::string& id) override {
    // One snapshot of all tables, though another process may write.
    const Transaction reading(handle_, "BEGIN");
    return load_inside(id);
  }

  std::vector<Applied> apply(std::span<const Change> changes) override {
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    std::vector<Applied> applied;
    for (const auto& change : changes) applied.push_back(apply_safely(change));
    writing.commit();
    return applied;
  }

  std::vector<VersionRow> versions(const std::vector<std::string>& ids) override {
    std::vector<VersionRow> rows;
    auto& version = statements_->version;
    for (const auto& id : ids) {
      if (!version.bind(id).step()) continue;
      rows.push_back({id, version.number(0)});
      version.reset();
    }
    return rows;
  }

  std::optional<EngineTurn> claim_engine_turn() override {
    auto& next = statements_->next_turn;
    if (!next.bind(now()).step()) return std::nullopt; // most often, without a transaction
    EngineTurn turn{next.text(0), next.number(1), next.text(2)};
    next.reset();
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    statements_->lease_turn.bind(now() + kEngineLease).bind(turn.game).run();
    statements_->serve_client.bind(turn.client).bind(now()).run();
    statements_->forget_clients.bind(now() - kClientMemory).run();
    writing.commit();
    return turn;
  }

  std::int64_t waiting_engine_turns(const std::optional<std::string>& client) override {
    auto& count = statements_->count_turns;
    (void)count.bind(client.value_or(std::string())).bind(client ? 0 : 1).step();
    const auto waiting = count.number(0);
    count.reset();
    return waiting;
  }

  std::vector<std::string> claim_fallen_flags() override {
    const auto time = now();
    auto& fallen = statements_->fallen;
    std::vector<std::string> ids;
    fallen.bind(time).bind(time);
    while (fallen.step()) ids.push_back(fallen.text(0));
    if (ids.empty()) return ids;
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    for (const auto& id : ids) statements_->lease_flag.bind(time + kFlagLease).bind(id).run();
    writing.commit();
    return ids;
  }

  void heartbeat(const std::string& /*server*/) override {
    const auto time = now();
    if (time - written_alive_ < kAlivePeriod) return;
    auto& any = statements_->any_deadline;
    const bool running = any.step();
    if (running) any.reset();
    if (!running && written_alive_ != 0) return; // no clock that could be set back
    const auto alive = written_alive_ != 0 ? written_alive_ : stored_alive();
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    if (written_alive_ == 0 && alive != 0 && time - alive >= kOutage) {
      statements_->shift_clocks.bind(time).bind(alive).run();
    }
    statements_->set_meta.bind(std::to_string(time)).bind(std::string_view("alive")).run();
    writing.commit();
    written_alive_ = time;
  }

  // There is one server, and it knows by itself who is connected to it.
  void set_presence(const std::string& /*server*/, const std::string& /*game*/,
                    const std::vector<int>& /*seats*/) override {}
  std::vector<PresenceRow> presence(const std::string& /*server*/,
                                    const std::vector<std::string>& /*games*/) override {
    return {};
  }

  void probe() override {
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    statements_->set_meta.bind(std::to_string(now())).bind(std::string_view("probe")).run();
    writing.commit();
  }

  void notify(const std::vector<VersionRow>& /*changed*/) override {}
  std::vector<VersionRow> hints() override { return {}; }

  std::vector<Summary> list(std::int64_t most) override {
    std::vector<Summary> rows;
    auto& list = statements_->list;
    list.bind(most);
    while (list.step()) {
      rows.push_back({.id = list.text(0),
                      .game = list.text(1),
                      .created = list.number(2),
                      .changed = list.number(3),
                      .moves = list.number(5),
                      .over = list.number(4) != 0});
    }
    return rows;
  }

  bool remove(const std::string& id) override {
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    const bool removed = remove_inside(id);
    writing.commit();
    return removed;
  }

  std::int64_t prune(Milliseconds before) override {
    Transaction writing(handle_, "BEGIN IMMEDIATE");
    std::vector<std::string> ids;
    statements_->old.bind(before);
    while (statements_->old.step()) ids.push_back(statements_->old.text(0));
    for (const auto& id : ids) (void)remove_inside(id);
    writing.commit();
    return static_cast<std::int64_t>(ids.size());
  }

private:
  /// Rolled back unless it is committed.
  class Transaction {
  public:
    Transaction(SqliteHandle& handle, const char* begin) : handle_(handle) { handle_.run(begin); }
    ~Transaction() {
      if (sqlite3_get_autocommit(handle_.handle()) == 0) {
        sqlite3_exec(handle_.handle(), "ROLLBACK", nullptr, nullptr, nullptr);
      }
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    void commit() { handle_.run("COMMIT"); }

  private:
    SqliteHandle& handle_;
  };

  [[nodiscard]] std::string meta(std::string_view name) {
    auto& get = statements_->get_meta;
    if (!get.bind(name).step()) return {};
    auto value = get.text(0);
    get.reset();
    return value;
  }

  [[nodiscard]] Milliseconds stored_alive() {
    const auto text = meta("alive");
    Milliseconds time = 0;
    std::from_chars(text.data(), text.data() + text.size(), time);
    return time;
  }

  [[nodiscard]] std::optional<GameRow> load_inside(const std::string& id) {
    auto& game = statements_->load_game;
    if (!game.bind(id).step()) return std::nullopt;
    GameRow row{.id = id,
                .version = game.number(0),
                .created = game.number(1),
                .setup = {.game = game.text(2), .rules = game.text(3), .start = game.text(4)},
                .start_name = game.text(5),
                .swap = static_cast<int>(game.number(6)),
                .base = game.number(7),
                .increment = game.number(8)};
    row.standing = {.result = game.text(9),
                    .reason = game.text(10),
                    .ended_by = static_cast<int>(game.number(11)),
                    .over = game.number(12) != 0,
                    .next = game.text(13),
                    .offers = game.text(14),
                    .clocks = parse_clocks(game.text(15)),
                    .turn_began = game.maybe_number(16),
                    .deadline = game.maybe_number(17)};
    if (auto client = game.maybe_text(18)) row.standing.engine_turn = std::move(client);
    game.reset();
    load_lists(row);
    return row;
  }

  void load_lists(GameRow& row) {
    auto& seats = statements_->load_seats;
    seats.bind(row.id);
    while (seats.step()) {
      row.seats.push_back({.secret = seats.text(0),
                           .invite = seats.text(1),
                           .name = seats.text(2),
                           .level = static_cast<int>(seats.number(3))});
    }
    auto& entries = statements_->load_entries;
    entries.bind(row.id);
    while (entries.step()) {
      row.entries.push_back({.kind = static_cast<int>(entries.number(0)),
                             .seat = static_cast<int>(entries.number(1)),
                             .move = entries.text(2),
                             .reason = static_cast<int>(entries.number(3))});
      if (row.base > 0) row.entries.back().left = entries.number(4);
    }
    auto& keys = statements_->load_keys;
    keys.bind(row.id);
    while (keys.step()) {
      row.keys.push_back({static_cast<int>(keys.number(0)), keys.text(1), keys.number(2)});
    }
  }

  /// A change that fails is undone alone, unless SQLite has given the whole transaction up.
  [[nodiscard]] Applied apply_safely(const Change& change) {
    statements_->savepoint.run();
    try {
      const bool stored = apply_one(change);
      if (!stored) statements_->roll_back_change.run();
      statements_->release.run();
      return {stored ? Verdict::done : Verdict::conflict};
    } catch (const std::exception& error) {
      if (sqlite3_get_autocommit(handle_.handle()) != 0) throw;
      statements_->roll_back_change.run();
      statements_->release.run();
      return {Verdict::failed, error.what()};
    }
  }

  [[nodiscard]] bool apply_one(const Change& change) {
    const auto next = change.version + 1;
    if (change.version != 0 && !set_standing(change.game, change.version, next, change.standing)) {
      return false;
    }
    for (const auto& row : change.creates) {
      if (statements_->exists.bind(row.id).step()) {
        statements_->exists.reset();
        return false;
      }
      create(row);
    }
    if (change.version == 0) return true;
    const auto& id = change.game;
    statements_->remove_entries.bind(id).bind(static_cast<std::int64_t>(change.keeps)).run();
    add_entries(id, change.keeps, change.adds);
    set_seats(id, change.seats);
    if (change.key) {
      statements_->remove_keys.bind(id).bind(change.key->seat).bind(change.forgets_through).run();
      add_key(id, *change.key);
    }
    return true;
  }

  void create(const GameRow& row) {
    statements_->create.bind(row.id)
        .bind(row.version)
        .bind(row.created)
        .bind(row.setup.game)
        .bind(row.setup.rules)
        .bind(row.setup.start)
        .bind(row.start_name)
        .bind(row.swap)
        .bind(row.base)
        .bind(row.increment)
        .run();
    set_seats(row.id, row.seats);
    add_entries(row.id, 0, row.entries);
    for (const auto& key : row.keys) add_key(row.id, key);
    (void)set_standing(row.id, row.version, row.version, row.standing);
  }

  void set_seats(const std::string& id, const std::vector<SeatRow>& seats) {
    for (std::size_t seat = 0; seat < seats.size(); ++seat) {
      statements_->set_seat.bind(id)
          .bind(static_cast<std::int64_t>(seat))
          .bind(seats[seat].secret)
          .bind(seats[seat].invite)
          .bind(seats[seat].name)
          .bind(seats[seat].level)
          .run();
    }
  }

  void add_entries(const std::string& id, std::size_t first, const std::vector<EntryRow>& entries) {
    for (const auto& entry : entries) {
      statements_->add_entry.bind(id)
          .bind(static_cast<std::int64_t>(first++))
          .bind(entry.kind)
          .bind(entry.seat)
          .bind(entry.move)
          .bind(entry.reason)
          .bind(entry.left.value_or(0))
          .run();
    }
  }

  void add_key(const std::string& id, const KeyRow& key) {
    statements_->add_key.bind(id).bind(key.seat).bind(key.version).bind(key.key).run();
  }

  /// False when the game has another version than `from`.
  [[nodiscard]] bool set_standing(const std::string& id, std::int64_t from, std::int64_t to,
                                  const StandingRow& standing) {
    statements_->set_standing.bind(standing.result)
        .bind(standing.reason)
        .bind(standing.ended_by)
        .bind(standing.over ? 1 : 0)
        .bind(standing.next)
        .bind(standing.offers)
        .bind(clocks_text(standing.clocks))
        .bind(standing.turn_began)
        .bind(standing.deadline)
        .bind(now())
        .bind(to)
        .bind(id)
        .bind(from)
        .run();
    if (handle_.changes() == 0) return false;
    statements_->remove_turn.bind(id).run();
    if (standing.engine_turn) {
      statements_->add_turn.bind(*standing.engine_turn).bind(now()).bind(id).run();
    }
    return true;
  }

  bool remove_inside(const std::string& id) {
    for (const auto* table : {"seats", "entries", "keys", "engine_turns"}) {
      Statement(handle_, concat("DELETE FROM ", table, " WHERE game = ?").c_str()).bind(id).run();
    }
    Statement(handle_, "DELETE FROM games WHERE id = ?").bind(id).run();
    return handle_.changes() > 0;
  }

  std::string folder_;
  std::unique_ptr<FolderLock> lock_;
  SqliteHandle handle_;
  std::unique_ptr<SqliteStatements> statements_;
  Milliseconds written_alive_ = 0;
};

} // namespace

std::unique_ptr<Database> open_sqlite(const std::string& folder, FolderUse use) {
  make_data_folder(folder);
  return std::make_unique<SqliteDatabase>(folder, use);
}

void backup_sqlite(const std::string& folder, const std::string& file) {
  SqliteHandle handle(database_file(folder));
  const auto part = file + ".part";
  std::error_code ignored;
  std::filesystem::remove(part, ignored);
  Statement(handle, "VACUUM INTO ?").bind(part).run();
  // As private as the data folder.
  using Permissions = std::filesystem::perms;
  std::filesystem::permissions(part, Permissions::owner_read | Permissions::owner_write);
  std::filesystem::rename(part, file);
}

} // namespace howdah::store
