// The storage of games, as rows; it does not interpret moves.
//
// Changes form a transaction: nothing is durable before `commit` returns, and the server
// acknowledges nothing before that.
#pragma once

#include "core/error.hpp"
#include "play/snapshot.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace howdah::server {

/// What a person needs to act at a seat, by the seat they first sat at.
struct SeatRow {
  std::string secret{}; // of whoever sits there; empty while the seat is open
  std::string invite{}; // takes the seat while it is open
};

struct GameRow {
  std::string id{};
  std::int64_t created = 0; // milliseconds since 1970
  std::vector<SeatRow> seats{};
  play::Snapshot game{};
  std::string next{}; // the rematch
};

class Store {
public:
  Store() = default;
  Store(const Store&) = delete;
  Store& operator=(const Store&) = delete;
  virtual ~Store() = default;

  [[nodiscard]] virtual std::optional<GameRow> load(const std::string& id) = 0;

  // Each throws when it fails.
  virtual void create(const GameRow& game) = 0;
  virtual void set_seat(const std::string& id, int seat, const SeatRow& row,
                        const play::Player& player) = 0;
  /// Entry `number` of the timeline, from 0. There can be only one.
  virtual void add_entry(const std::string& id, std::size_t number, const play::Entry& entry) = 0;
  /// Removes all entries from that number on.
  virtual void remove_entries(const std::string& id, std::size_t number) = 0;
  virtual void set_ending(const std::string& id, const std::optional<play::Ending>& ending) = 0;
  virtual void set_next(const std::string& id, const std::string& next) = 0;

  /// Atomic and durable: all changes so far are on disk, or none is and it throws.
  virtual void commit() = 0;
  /// Discards the changes since the last commit.
  virtual void roll_back() = 0;
};

/// Opens the database in a folder, which is created if missing. Throws std::runtime_error.
[[nodiscard]] std::unique_ptr<Store> open_sqlite_store(const std::string& folder);

} // namespace howdah::server
