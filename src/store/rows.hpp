// What is stored of a game: plain rows. The store does not interpret moves, offers or clocks.
#pragma once

#include "games/setup.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace howdah::store {

/// Since 1970, by the clock of the database.
using Milliseconds = std::int64_t;

/// A person's or an engine's seat, by the seat they first sat at.
struct SeatRow {
  std::string secret{}; // a digest; empty while the seat is open, and for engines
  std::string invite{}; // a digest; takes the seat while it is open
  std::string name{};
  int level = 0; // of an engine

  friend bool operator==(const SeatRow&, const SeatRow&) = default;
};

/// An entry of the timeline. Kinds and reasons are numbers that the server gives a meaning.
struct EntryRow {
  int kind = 0;
  int seat = 0;
  std::string move{};
  int reason = 0;
  std::optional<Milliseconds> left{};

  friend bool operator==(const EntryRow&, const EntryRow&) = default;
};

/// A key that a client gave an action, and the version that the action led to.
struct KeyRow {
  int seat = 0; // the original one
  std::string key{};
  std::int64_t version = 0;

  friend bool operator==(const KeyRow&, const KeyRow&) = default;
};

/// How a game stands, apart from its entries: written whole with every change.
struct StandingRow {
  std::string result{}; // "draw" or the winner's seat; empty: goes on, or the rules decide
  std::string reason{};
  int ended_by = 0;
  bool over = false;
  std::string next{};   // the rematch
  std::string offers{}; // a text of the server's
  std::vector<Milliseconds> clocks{};
  std::optional<Milliseconds> turn_began{};
  std::optional<Milliseconds> deadline{};   // when a flag falls
  std::optional<std::string> engine_turn{}; // an engine is to move; for whom limits count it

  friend bool operator==(const StandingRow&, const StandingRow&) = default;
};

struct GameRow {
  std::string id{};
  std::int64_t version = 1;
  Milliseconds created = 0;
  GameSetup setup{}; // without moves
  std::string start_name{};
  int swap = 0;
  Milliseconds base = 0; // 0: no clocks
  Milliseconds increment = 0;
  std::vector<SeatRow> seats{};
  std::vector<EntryRow> entries{};
  StandingRow standing{};
  std::vector<KeyRow> keys{}; // the oldest first

  friend bool operator==(const GameRow&, const GameRow&) = default;
};

/// One change of one game: all of it is stored, or nothing.
struct Change {
  std::string game{};
  std::int64_t version = 0;         // of the game it was judged on; 0: the game is new
  std::vector<GameRow> creates{};   // the new game itself, or a rematch
  std::size_t keeps = 0;            // entries that stay
  std::vector<EntryRow> adds{};     // behind those
  StandingRow standing{};           // afterwards
  std::vector<SeatRow> seats{};     // empty: as they were
  std::optional<KeyRow> key{};      // of the action
  std::int64_t forgets_through = 0; // keys of that seat up to this version are deleted
};

/// What became of a change.
struct Applied {
  enum class Verdict : unsigned char { done, conflict, failed } verdict = Verdict::failed;
  std::string why{}; // of a failure, for the log

  [[nodiscard]] bool done() const noexcept { return verdict == Verdict::done; }
  [[nodiscard]] bool conflict() const noexcept { return verdict == Verdict::conflict; }
  [[nodiscard]] bool failed() const noexcept { return verdict == Verdict::failed; }
};

/// A seat whose player is connected to some server.
struct PresenceRow {
  std::string game{};
  int seat = 0; // the original one

  friend auto operator<=>(const PresenceRow&, const PresenceRow&) = default;
};

struct VersionRow {
  std::string game{};
  std::int64_t version = 0;

  friend bool operator==(const VersionRow&, const VersionRow&) = default;
};

/// An engine turn that was claimed: think about that version of the game.
struct EngineTurn {
  std::string game{};
  std::int64_t version = 0;
  std::string client{};
};

/// For lists of games.
struct Summary {
  std::string id{};
  std::string game{};
  Milliseconds created = 0;
  Milliseconds changed = 0;
  std::int64_t moves = 0;
  bool over = false;
};

} // namespace howdah::store
