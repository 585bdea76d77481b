// A database of games, called from one thread at a time: memory, SQLite or PostgreSQL.
//
// Every change of a game is one conditional write on its version; whoever loses a race gets
// `conflict`, reloads and judges again. Functions throw std::runtime_error when the database cannot
// be used; what was asked for may be asked for again. Opening one throws DatabaseProblem where the
// operator can do something about it.
#pragma once

#include "core/language.hpp"
#include "store/rows.hpp"

#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <stdexcept>
#include <string>
#include <vector>

namespace howdah::store {

/// Why a database cannot be opened, in words for its operator.
class DatabaseProblem : public std::runtime_error {
public:
  explicit DatabaseProblem(Phrase words)
      : std::runtime_error(words.english), words_(std::move(words)) {}
  [[nodiscard]] const Phrase& words() const noexcept { return words_; }

private:
  Phrase words_;
};

/// For a schema of a later version.
[[nodiscard]] inline DatabaseProblem newer_schema() {
  return DatabaseProblem({"the database was made by a newer version of this program",
                          "la base de données vient d'une version plus récente de ce programme"});
}

/// How long a claimed engine turn or flag belongs to the server that claimed it.
inline constexpr Milliseconds kEngineLease = 10'000;
inline constexpr Milliseconds kFlagLease = 5'000;
/// How long a server counts as alive after its last heartbeat.
inline constexpr Milliseconds kServerLease = 3'000;
/// A time without any living server, from this length on, is charged to nobody's clock.
inline constexpr Milliseconds kOutage = 6'000;
/// How many games of one client may wait for an engine before it gets no more of them.
inline constexpr std::int64_t kMostWaiting = 64;

class Database {
public:
  Database() = default;
  Database(const Database&) = delete;
  Database& operator=(const Database&) = delete;
  virtual ~Database() = default;

  /// Thread-safe.
  [[nodiscard]] virtual Milliseconds now() const = 0;
  /// Secret and the same for all servers: tokens are derived from it.
  [[nodiscard]] virtual std::string token_key() = 0;

  [[nodiscard]] virtual std::optional<GameRow> load(const std::string& id) = 0;
  /// All in one transaction; each with its own verdict. Throws when the whole transaction failed.
  [[nodiscard]] virtual std::vector<Applied> apply(std::span<const Change> changes) = 0;

  /// Of those games that exist.
  [[nodiscard]] virtual std::vector<VersionRow> versions(const std::vector<std::string>& ids) = 0;

  /// The engine turn whose client waits longest since its last one; it is leased.
  [[nodiscard]] virtual std::optional<EngineTurn> claim_engine_turn() = 0;
  /// Of a client, or of all.
  [[nodiscard]] virtual std::int64_t
  waiting_engine_turns(const std::optional<std::string>& client = std::nullopt) = 0;
  /// Games whose deadline has passed; leased.
  [[nodiscard]] virtual std::vector<std::string> claim_fallen_flags() = 0;

  /// The server lives. If none did for some time, all running clocks are set back by it, and those
  /// games get a new version.
  virtual void heartbeat(const std::string& server) = 0;
  /// The seats of a game whose players are connected to this server, in place of earlier ones.
  virtual void set_presence(const std::string& server, const std::string& game,
                            const std::vector<int>& seats) = 0;
  /// Those of living servers other than this one.
  [[nodiscard]] virtual std::vector<PresenceRow>
  presence(const std::string& server, const std::vector<std::string>& games) = 0;
  /// Writes something without meaning: whether the database takes writes.
  virtual void probe() = 0;

  /// Hints to other servers that these games have changed; may get lost.
  virtual void notify(const std::vector<VersionRow>& changed) = 0;
  /// Hints from other servers since the last call; none while the connection is lost.
  [[nodiscard]] virtual std::vector<VersionRow> hints() = 0;
  /// Becomes readable when there are hints; -1 when there is nothing to wait for.
  [[nodiscard]] virtual int hint_descriptor() const { return -1; }

  // For operators.

  /// The latest first; at most `most`.
  [[nodiscard]] virtual std::vector<Summary> list(std::int64_t most) = 0;
  /// Whether there was such a game.
  virtual bool remove(const std::string& id) = 0;
  /// Games whose last change is older than that time; how many were deleted.
  virtual std::int64_t prune(Milliseconds before) = 0;
  /// Bytes free for new games; nothing when it is not known. Thread-safe.
  [[nodiscard]] virtual bool nearly_full() const { return false; }
};

} // namespace howdah::store
