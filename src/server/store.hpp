// Where games are kept. The server works on rows; what a move means is not known here.
//
// Changes are collected: nothing is certain before `commit` returns, and the server acknowledges
// nothing before that.
#pragma once

#include "core/error.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace howdah::server {

struct SeatRow {
  std::string secret{}; // of whoever sits there; empty while the seat is free
  std::string invite{}; // takes the seat while it is free
  std::string name{};
  int engine = 0; // the level of the engine that sits there; 0 for a person
};

struct MoveRow {
  std::string move{};
  std::int64_t left = 0; // milliseconds on the mover's clock after the move
};

struct GameRow {
  std::string id{};
  std::string game{};
  std::string rules{};
  std::string start{};        // empty for the usual one
  std::int64_t created = 0;   // milliseconds since 1970
  std::int64_t base = 0;      // of the clocks, in milliseconds; 0 for none
  std::int64_t increment = 0; // for each move
  std::vector<SeatRow> seats{};
  std::vector<MoveRow> moves{};
  std::string result{}; // "draw" or a seat's number when something but the rules ended the game
  std::string reason{}; // "resigned", "time", "agreed"
  int ended_by = 0;     // the seat
  std::string next{};   // the rematch
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
  virtual void set_seat(const std::string& id, int seat, const SeatRow& row) = 0;
  /// Move number `ply`, from 0. There can be only one.
  virtual void add_move(const std::string& id, int ply, const MoveRow& row) = 0;
  /// Forgets all moves from number `ply` on.
  virtual void remove_moves(const std::string& id, int ply) = 0;
  /// Everything but seats and moves.
  virtual void set_ending(const GameRow& game) = 0;

  /// After this, whatever was changed before is on the disk, or nothing of it is and it throws.
  virtual void commit() = 0;
  /// Forgets what was changed since the last commit.
  virtual void roll_back() = 0;
};

/// Opens the database in a folder, which is made when it is not there. Throws std::runtime_error.
[[nodiscard]] std::unique_ptr<Store> open_sqlite_store(const std::string& folder);

} // namespace howdah::server
